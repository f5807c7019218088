import type { Execution, Outcome } from "./execution.ts";
import { type ExecutionDeps, Interruption, runExecution } from "./run-execution.ts";
import { type ExecutionStatusChange, statusChange } from "./status-change.ts";

export type StatusListener = (change: ExecutionStatusChange) => void;

/** All executions, past and running. */
export interface Executions {
  readonly find: (arn: string) => Execution | undefined;
  readonly all: () => readonly Execution[];
  readonly start: (execution: Execution) => void;
  readonly end: (arn: string, outcome: Outcome) => void;
  /**
   * Continues the executions that were running when the process last ended. Those whose definition `currentOf` their
   * machine differs from start again with that one.
   */
  readonly resume: (currentOf?: (machineArn: string) => string | undefined) => void;
  /** Interrupts the running executions without an outcome: their status on disk stays RUNNING. */
  readonly suspend: () => void;
  readonly onStatus: (listener: StatusListener) => void;
}

export const createExecutions = (deps: ExecutionDeps): Executions => {
  const { store, clock } = deps;
  const byArn = new Map(store.all().map((execution) => [execution.arn, execution]));
  const running = new Map<string, AbortController>();
  const listeners: StatusListener[] = [];

  const save = (execution: Execution) => {
    store.save(execution);
    byArn.set(execution.arn, execution);
  };
  const announce = (execution: Execution) => {
    try {
      for (const listener of listeners) listener(statusChange(execution));
      save({ ...execution, announced: true });
    } catch (error) {
      console.error(error); // still not announced: resume announces it again after the next start
    }
  };
  const run = async (execution: Execution) => {
    const controller = new AbortController();
    running.set(execution.arn, controller);
    const outcome = await runExecution(execution, controller, deps);
    if (outcome) finish(execution.arn, outcome);
    running.delete(execution.arn);
  };
  const finish = (arn: string, outcome: Outcome) => {
    const execution = byArn.get(arn);
    if (execution?.status !== "RUNNING") return;
    const at = clock.now().getTime();
    const { definition: _, ...rest } = execution;
    const ended = { ...rest, ...outcome, stopDate: at, announced: false };
    store.recordEvent(arn, {
      at,
      type: historyTypes[outcome.status],
      details: { error: outcome.error, cause: outcome.cause },
    });
    save(ended);
    store.closeJournal(arn);
    announce(ended);
  };

  const upToDate = (execution: Execution, currentOf: (machineArn: string) => string | undefined = () => undefined) => {
    const definition = currentOf(execution.machineArn) ?? execution.definition;
    if (definition === undefined || definition === execution.definition) return execution;
    // First the journal: after a crash in between, the old definition starts again, and then this one.
    store.closeJournal(execution.arn);
    const restarted = { ...execution, definition };
    save(restarted);
    return restarted;
  };

  return {
    find: (arn) => byArn.get(arn),
    all: () => [...byArn.values()],
    start: (execution) => {
      save(execution);
      store.recordEvent(execution.arn, { at: execution.startDate, type: "ExecutionStarted" });
      announce(execution);
      void run(execution);
    },
    end: (arn, outcome) => {
      running.get(arn)?.abort(new Interruption(outcome));
      finish(arn, outcome);
    },
    resume: (currentOf) => {
      for (const execution of byArn.values()) {
        if (!execution.announced) announce(execution);
        if (execution.status === "RUNNING" && !running.has(execution.arn)) void run(upToDate(execution, currentOf));
      }
    },
    suspend: () => {
      for (const controller of running.values()) controller.abort(new Interruption());
    },
    onStatus: (listener) => void listeners.push(listener),
  };
};

const historyTypes = {
  RUNNING: "ExecutionStarted",
  SUCCEEDED: "ExecutionSucceeded",
  FAILED: "ExecutionFailed",
  TIMED_OUT: "ExecutionTimedOut",
  ABORTED: "ExecutionAborted",
} as const;
