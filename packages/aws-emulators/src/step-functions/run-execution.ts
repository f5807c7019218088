import type { Clock } from "../shared/clock.ts";
import { longTimeout } from "../shared/long-timeout.ts";
import type { Execution, Outcome } from "./execution.ts";
import type { ExecutionStore } from "./execution-store.ts";
import { checkPayload, maxHistoryEvents } from "./limits.ts";
import { readDefinition } from "./read-definition.ts";
import { runMachine } from "./run-scope.ts";
import type { Invoke, PutEvents } from "./scope.ts";
import { stateError } from "./state-error.ts";
import type { TaskTokens } from "./task-tokens.ts";

export interface ExecutionDeps {
  readonly store: ExecutionStore;
  readonly clock: Clock;
  readonly tokens: TaskTokens;
  readonly invoke: Invoke;
  readonly putEvents: PutEvents;
}

/**
 * Reason of an abort from outside. Without an outcome the execution is only suspended and continues after a restart.
 */
export class Interruption extends Error {
  readonly outcome: Outcome | undefined;

  constructor(outcome?: Outcome) {
    super(outcome?.status ?? "suspended");
    this.outcome = outcome;
  }
}

/** Runs an execution from its last journal entry. Returns its outcome, or undefined if it was suspended. */
export const runExecution = async (
  execution: Execution,
  controller: AbortController,
  { store, clock, tokens, invoke, putEvents }: ExecutionDeps,
): Promise<Outcome | undefined> => {
  const { arn, input, startDate } = execution;
  let eventCount = store.history(arn).length;
  let cancelTimeout = () => {};
  try {
    const machine = readDefinition(execution.definition ?? "");
    if (machine.TimeoutSeconds) {
      const left = startDate + 1000 * machine.TimeoutSeconds - clock.now().getTime();
      cancelTimeout = longTimeout(left, () => controller.abort(new Interruption(timedOut)));
    }
    const output = await runMachine(machine, JSON.parse(input), {
      invoke,
      putEvents,
      clock,
      tokens,
      journal: store.journal(arn),
      recordEvent: (type, details) => {
        if (controller.signal.aborted) return;
        store.recordEvent(arn, { at: clock.now().getTime(), type, ...(details && { details }) });
        if (++eventCount >= maxHistoryEvents) controller.abort(new Interruption(historyLimitReached));
      },
      signal: controller.signal,
      context: contextOf(execution),
    });
    return { status: "SUCCEEDED", output: JSON.stringify(checkPayload(output, "The output")) };
  } catch (thrown) {
    const { reason } = controller.signal;
    if (reason instanceof Interruption) return reason.outcome;
    const { name, message } = stateError(thrown);
    return { status: "FAILED", error: name, cause: message };
  } finally {
    cancelTimeout();
  }
};

const timedOut: Outcome = { status: "TIMED_OUT", error: "States.Timeout" };
const historyLimitReached: Outcome = {
  status: "FAILED",
  error: "States.Runtime",
  cause: `The execution reached the maximum number of history events (${maxHistoryEvents}).`,
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
