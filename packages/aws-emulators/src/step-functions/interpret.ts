import { systemClock } from "../shared/clock.ts";
import type { Machine } from "./definition.ts";
import { journal } from "./journal.ts";
import { within } from "./limits.ts";
import { readDefinition } from "./read-definition.ts";
import { runMachine } from "./run-machine.ts";
import type { Invoke, PutEvents } from "./scope.ts";

interface World {
  readonly invoke: Invoke;
  /** Passes a Wait or the pause before a retry: at once, unless it does something else. */
  readonly pause?: (milliseconds: number) => Promise<void>;
  readonly putEvents?: PutEvents;
  readonly now?: () => Date;
  readonly name?: string;
}

/**
 * Runs a definition from its input to its output, without a server and without a disk.
 * Throws an Error whose `name` is the error name and whose `message` is its cause.
 */
export const interpret = async (definition: string | object, input: unknown, world: World): Promise<unknown> =>
  interpretMachine(
    readDefinition(typeof definition === "string" ? definition : JSON.stringify(definition)),
    input,
    world,
  );

/** The same for a machine whose definition was read before. */
export const interpretMachine = async (machine: Machine, input: unknown, world: World): Promise<unknown> => {
  const { invoke, pause = async () => {}, putEvents = noEvents, now = systemClock.now, name = "interpreted" } = world;
  const Execution = { Id: executionArn(name), Name: name, Input: input, StartTime: now().toISOString() };
  return runMachine(machine, within(input, "The input"), {
    invoke,
    putEvents,
    clock: { now, pause },
    journal: journal(),
    note: () => {},
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
