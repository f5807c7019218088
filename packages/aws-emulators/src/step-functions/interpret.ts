import { systemClock } from "../shared/clock.ts";
import type { Machine } from "./definition.ts";
import { createJournal } from "./journal.ts";
import { checkPayload } from "./limits.ts";
import { readDefinition } from "./read-definition.ts";
import { runMachine } from "./run-scope.ts";
import type { Invoke, PutEvents } from "./scope.ts";
import { createTaskTokens, type TaskTokens } from "./task-tokens.ts";

interface InterpretOptions {
  readonly invoke: Invoke;
  /** Waits for a Wait state or before a retry; by default not at all. */
  readonly pause?: (milliseconds: number) => Promise<void>;
  readonly putEvents?: PutEvents;
  readonly now?: () => Date;
  readonly name?: string;
  /** Ends the states that wait for a task token: `invoke` gets the token. Without it they time out. */
  readonly tokens?: TaskTokens;
  /** Each event of the execution's history: "TaskStateEntered". */
  readonly onEvent?: (type: string) => void;
}

/**
 * Runs a definition and returns its output, without a server and without files.
 * Throws an Error whose `name` is the error name and whose `message` is its cause.
 */
export const interpret = async (
  definition: string | object,
  input: unknown,
  options: InterpretOptions,
): Promise<unknown> =>
  interpretMachine(
    readDefinition(typeof definition === "string" ? definition : JSON.stringify(definition)),
    input,
    options,
  );

/** The same for a machine that is already parsed. */
export const interpretMachine = async (
  machine: Machine,
  input: unknown,
  options: InterpretOptions,
): Promise<unknown> => {
  const { invoke, pause = async () => {}, putEvents = noEvents, now = systemClock.now, name = "interpreted" } = options;
  const { tokens = createTaskTokens() } = options;
  const Execution = { Id: executionArn(name), Name: name, Input: input, StartTime: now().toISOString() };
  return runMachine(machine, checkPayload(input, "The input"), {
    invoke,
    putEvents,
    clock: { now, pause },
    tokens,
    journal: createJournal(),
    recordEvent: (type) => options.onEvent?.(type),
    signal: new AbortController().signal,
    context: { Execution, StateMachine: { Id: machineArn, Name: "interpreted" } },
  });
};

const machineArn = "arn:aws:states:us-east-1:000000000000:stateMachine:interpreted";
const executionArn = (name: string) => `arn:aws:states:us-east-1:000000000000:execution:interpreted:${name}`;

const noEvents: PutEvents = async (entries) => ({
  FailedEntryCount: 0,
  Entries: entries.map((_, at) => ({ EventId: String(at) })),
});
