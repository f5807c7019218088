import type { Clock } from "../shared/clock.ts";
import { alarm } from "../shared/long-timeout.ts";
import type { Execution, Outcome } from "./execution.ts";
import type { Shelf } from "./execution-store.ts";
import { historyLimit, within } from "./limits.ts";
import { readDefinition } from "./read-definition.ts";
import { runMachine } from "./run-machine.ts";
import type { Invoke, PutEvents } from "./scope.ts";
import { stateError } from "./state-error.ts";

export interface World {
  readonly shelf: Shelf;
  readonly clock: Clock;
  readonly invoke: Invoke;
  readonly putEvents: PutEvents;
}

/** Why an execution ends from outside. Without an outcome it only rests, and goes on after the next start. */
export class Ending extends Error {
  readonly outcome: Outcome | undefined;

  constructor(outcome?: Outcome) {
    super(outcome?.status ?? "at rest");
    this.outcome = outcome;
  }
}

/** Runs an execution, from where its journal says it stood, to its outcome; to none where it was laid to rest. */
export const runExecution = async (
  execution: Execution,
  ending: AbortController,
  { shelf, clock, invoke, putEvents }: World,
): Promise<Outcome | undefined> => {
  const { arn, input, startDate } = execution;
  let events = shelf.history(arn).length;
  let callOff = () => {};
  try {
    const machine = readDefinition(execution.definition ?? "");
    if (machine.TimeoutSeconds) {
      const left = startDate + 1000 * machine.TimeoutSeconds - clock.now().getTime();
      callOff = alarm(left, () => ending.abort(new Ending(timedOut)));
    }
    const output = await runMachine(machine, JSON.parse(input), {
      invoke,
      putEvents,
      clock,
      journal: shelf.journal(arn),
      note: (type, details) => {
        if (ending.signal.aborted) return;
        shelf.note(arn, { at: clock.now().getTime(), type, ...(details && { details }) });
        if (++events >= historyLimit) ending.abort(new Ending(tooLong));
      },
      signal: ending.signal,
      context: contextOf(execution),
    });
    return { status: "SUCCEEDED", output: JSON.stringify(within(output, "The output")) };
  } catch (thrown) {
    const { reason } = ending.signal;
    if (reason instanceof Ending) return reason.outcome;
    const { name, message } = stateError(thrown);
    return { status: "FAILED", error: name, cause: message };
  } finally {
    callOff();
  }
};

const timedOut: Outcome = { status: "TIMED_OUT", error: "States.Timeout" };
const tooLong: Outcome = {
  status: "FAILED",
  error: "States.Runtime",
  cause: `The execution reached the maximum number of history events (${historyLimit}).`,
};

const contextOf = ({ arn, name, input, startDate, machineArn, machineName }: Execution) => ({
  Execution: {
    Id: arn,
    Name: name,
    Input: JSON.parse(input),
    StartTime: new Date(startDate).toISOString(),
    RedriveCount: 0,
  },
  StateMachine: { Id: machineArn, Name: machineName },
});
