import type { Clock } from "../shared/clock.ts";
import type { Machine, Variables } from "./definition.ts";
import type { View } from "./evaluate.ts";
import type { Journal } from "./journal.ts";

export type Invoke = (functionArn: string, payload: unknown) => Promise<unknown>;

export interface EventEntry {
  readonly Source: string;
  readonly DetailType: string;
  readonly Detail: string;
  readonly EventBusName?: string;
  readonly Resources?: readonly string[];
  readonly Time?: string;
}
/** Answers as EventBridge's PutEvents does. */
export type PutEvents = (entries: readonly EventEntry[]) => Promise<unknown>;

/** Notes one event of the execution's history. */
type Note = (type: string, details?: Readonly<Record<string, unknown>>) => void;

/** The machine, one iteration of a Map or one branch of a Parallel, while it runs. */
export interface Scope {
  /** "" for the machine; "/3" its fourth iteration or branch; "/3/0" one inside that. */
  readonly path: string;
  readonly invoke: Invoke;
  readonly putEvents: PutEvents;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly note: Note;
  readonly signal: AbortSignal;
  readonly context: Readonly<Record<string, unknown>>;
  /** Variables of the scopes around: to be read only. */
  readonly outer: Variables;
  /** Runs the machine inside a Map or a Parallel. */
  readonly run: Run;
}

type Run = (machine: Machine, input: () => Promise<unknown>, scope: Scope) => Promise<unknown>;

/** What a state works with. */
export interface Visit {
  readonly scope: Scope;
  readonly name: string;
  readonly input: unknown;
  readonly view: View;
  readonly held: unknown;
  /** Keeps what the state decided, so that it is not decided anew after a restart. */
  readonly hold: (held: unknown) => void;
}

/** What a state leads to. Without `next` the scope ends. */
export interface Step {
  readonly output: unknown;
  readonly assigned: Variables;
  readonly next: string | undefined;
}
