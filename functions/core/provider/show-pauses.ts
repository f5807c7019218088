import type { Progress, Task } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasClock } from "../shared/ports.ts";
import { pausedEnginesOf } from "./paused-engine.ts";
import type { HasModelSettings, HasProviderPauses } from "./ports.ts";

/** Shows which films wait for a paused engine. `tasks` are the records as they are shown, in the same order. */
export const showPauses = async (
  deps: HasModelSettings & HasProviderPauses & HasClock,
  records: readonly TaskRecord[],
  tasks: readonly Task[],
): Promise<Task[]> => {
  const now = deps.now();
  const unfinished = records.filter((task) => task.process_status === "in_progress" || isReadyToStart(task, now));
  const engines = await pausedEnginesOf(deps, unfinished);
  const engineOf = new Map(unfinished.map(({ task_id }, index) => [task_id, engines[index]]));
  return tasks.map((task) => {
    const engine = engineOf.get(task.task_id);
    return engine ? { ...task, progress: waitingFor(engine, task.progress) } : task;
  });
};

/** Whether only its turn and its engines delay a film. Before that its owner may still change the order. */
export const isReadyToStart = ({ process_status, start_after }: TaskRecord, now: Date): boolean =>
  process_status === "pending" && new Date(start_after) <= now;

/** The progress of a film that a paused engine keeps waiting: no end can be estimated. */
const waitingFor = (paused_engine: string, progress: Progress): Progress => {
  const { eta_seconds: _, eta_min_seconds: _min, eta_max_seconds: _max, ...known } = progress;
  return { ...known, label: "Waiting for a paused engine", paused_engine };
};
