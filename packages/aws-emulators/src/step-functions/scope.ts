import type { Clock } from "../shared/clock.ts";
import type { Machine, Variables } from "./definition.ts";
import type { Bindings } from "./evaluate.ts";
import type { Journal } from "./journal.ts";
import type { TaskTokens } from "./task-tokens.ts";

export type Invoke = (functionArn: string, payload: unknown) => Promise<unknown>;

export interface EventEntry {
  readonly Source: string;
  readonly DetailType: string;
  readonly Detail: string;
  readonly EventBusName?: string;
  readonly Resources?: readonly string[];
  readonly Time?: string;
}
/** Returns what EventBridge's PutEvents returns. */
export type PutEvents = (entries: readonly EventEntry[]) => Promise<unknown>;

/** Adds an event to the history of the execution. */
type RecordEvent = (type: string, details?: Readonly<Record<string, unknown>>) => void;

/** A running machine: the execution itself, one iteration of a Map, or one branch of a Parallel. */
export interface Scope {
  /** "" for the execution, "/3" for its fourth iteration or branch, "/3/0" for the first one inside that. */
  readonly path: string;
  readonly invoke: Invoke;
  readonly putEvents: PutEvents;
  readonly clock: Clock;
  readonly tokens: TaskTokens;
  readonly journal: Journal;
  readonly recordEvent: RecordEvent;
  readonly signal: AbortSignal;
  readonly context: Readonly<Record<string, unknown>>;
  /** Variables of the outer scopes, which this scope can read but not assign. */
  readonly outer: Variables;
  /** Runs a machine inside a Map or a Parallel. */
  readonly run: Run;
}

type Run = (machine: Machine, input: () => Promise<unknown>, scope: Scope) => Promise<unknown>;

/** What the implementation of a state works with. */
export interface StateContext {
  readonly scope: Scope;
  readonly name: string;
  readonly input: unknown;
  readonly bindings: Bindings;
  /** What `saveDecision` saved before a restart. */
  readonly savedDecision: unknown;
  /** Saves something that must stay the same after a restart, such as the end of a Wait. */
  readonly saveDecision: (decision: unknown) => void;
}

/** The result of a state. Without `next` the scope ends. */
export interface Transition {
  readonly output: unknown;
  readonly assigned: Variables;
  readonly next: string | undefined;
}
