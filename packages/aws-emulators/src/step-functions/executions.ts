import type { Execution, Outcome } from "./execution.ts";
import { Ending, runExecution, type World } from "./run-execution.ts";
import { type ExecutionStatusChange, statusChange } from "./status-change.ts";

export type StatusListener = (change: ExecutionStatusChange) => void;

/** All executions there ever were, and the ones that run now. */
export interface Executions {
  readonly find: (arn: string) => Execution | undefined;
  readonly all: () => readonly Execution[];
  readonly start: (execution: Execution) => void;
  readonly end: (arn: string, outcome: Outcome) => void;
  /** Goes on with everything that ran when the process last ended. */
  readonly resume: () => void;
  /** Lays everything to rest: it stays running on disk. */
  readonly rest: () => void;
  readonly onStatus: (listener: StatusListener) => void;
}

export const executions = (world: World): Executions => {
  const { shelf, clock } = world;
  const known = new Map(shelf.all().map((execution) => [execution.arn, execution]));
  const running = new Map<string, AbortController>();
  const listeners: StatusListener[] = [];

  const save = (execution: Execution) => {
    shelf.save(execution);
    known.set(execution.arn, execution);
  };
  const announce = (execution: Execution) => {
    try {
      for (const tell of listeners) tell(statusChange(execution));
      save({ ...execution, announced: true });
    } catch (error) {
      console.error(error); // not announced: told again after the next start
    }
  };
  const run = async (execution: Execution) => {
    const ending = new AbortController();
    running.set(execution.arn, ending);
    const outcome = await runExecution(execution, ending, world);
    if (outcome) finish(execution.arn, outcome);
    running.delete(execution.arn);
  };
  const finish = (arn: string, outcome: Outcome) => {
    const execution = known.get(arn);
    if (execution?.status !== "RUNNING") return;
    const at = clock.now().getTime();
    const { definition, ...kept } = execution;
    const ended = { ...kept, ...outcome, stopDate: at, announced: false };
    shelf.note(arn, { at, type: endOf[outcome.status], details: { error: outcome.error, cause: outcome.cause } });
    save(ended);
    shelf.closeJournal(arn);
    announce(ended);
  };

  return {
    find: (arn) => known.get(arn),
    all: () => [...known.values()],
    start: (execution) => {
      save(execution);
      shelf.note(execution.arn, { at: execution.startDate, type: "ExecutionStarted" });
      announce(execution);
      void run(execution);
    },
    end: (arn, outcome) => {
      running.get(arn)?.abort(new Ending(outcome));
      finish(arn, outcome);
    },
    resume: () => {
      for (const execution of known.values()) {
        if (!execution.announced) announce(execution);
        if (execution.status === "RUNNING" && !running.has(execution.arn)) void run(execution);
      }
    },
    rest: () => {
      for (const ending of running.values()) ending.abort(new Ending());
    },
    onStatus: (listener) => void listeners.push(listener),
  };
};

const endOf = {
  RUNNING: "ExecutionStarted",
  SUCCEEDED: "ExecutionSucceeded",
  FAILED: "ExecutionFailed",
  TIMED_OUT: "ExecutionTimedOut",
  ABORTED: "ExecutionAborted",
} as const;
