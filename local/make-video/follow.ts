import { setTimeout as pause } from "node:timers/promises";
import { Task } from "#contract/schema/task.ts";
import type { Call } from "./api.ts";

/** Shows the progress of a task in one line until the task ends, and returns the task. */
export const follow = async (call: Call, taskId: string, show = line): Promise<Task> => {
  for (let missed = 0; ; await pause(1_000)) {
    try {
      const task = Task.parse((await call("GET", `/api/task/${taskId}/status`))["data"]);
      missed = 0;
      show(task);
      if (task.process_status === "completed" || task.process_status === "failed") return task;
    } catch (error) {
      // A product that restarts continues the film, so wait for it.
      if (!isUnreachable(error) || ++missed > maxFailedPolls) throw error;
    }
  }
};

/** At one poll per second: two minutes. */
const maxFailedPolls = 120;
const isUnreachable = (error: unknown): boolean => error instanceof TypeError && error.message === "fetch failed";

const width = 28;
let last = "";

const line = ({ progress }: Task): void => {
  const { percent, label, done, of, eta_min_seconds: min, eta_max_seconds: max } = progress;
  const full = Math.round((percent / 100) * width);
  const count = of > 1 ? ` ${done} of ${of}` : "";
  const left = min !== undefined && max !== undefined ? `, ${clock(min)} to ${clock(max)} left` : "";
  const text = `${"█".repeat(full)}${"░".repeat(width - full)} ${String(percent).padStart(3)} %  ${label}${count}${left}`;
  // Without a terminal, write a line only when the stage or the count changes.
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
  else if (`${label}${count}` !== last) process.stdout.write(`${text}\n`);
  last = `${label}${count}`;
};

export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;
