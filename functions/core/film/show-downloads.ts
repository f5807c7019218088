import type { Downloads } from "#contract/schema/downloads.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { newestCutOf } from "../artifact/film-cuts.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { findTask } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { areExpired } from "../task/task-version.ts";
import { downloadsOf } from "./downloads.ts";

/** Signed download links of a completed film's files, or of an earlier cut of it, valid until the files expire. */
export const showDownloads = async (
  deps: HasTasks & HasArtifacts & HasClock,
  userId: string,
  taskId: string,
  cut?: number,
): Promise<Downloads> => {
  const task = await findTask(deps, userId, taskId);
  const { process_status, expires_at } = task;
  if (process_status !== "completed" || !expires_at)
    throw new Refusal("conflict", `Only completed tasks can be downloaded. Current status: ${process_status}.`);
  const files_expired = areExpired(task, deps.now());
  const files = files_expired ? [] : downloadsOf(cut === undefined ? task : cutNumber(task, cut));
  const sign = await deps.artifacts.signer();
  return {
    expires_at,
    files_expired,
    files: files.map(({ kind, key, fileName }) => ({
      kind,
      file_name: fileName,
      url: sign(key, new Date(expires_at), fileName),
    })),
  };
};

const cutNumber = (task: TaskRecord, cut: number): TaskRecord => {
  const { earlier_cuts = [] } = task;
  const found = [...earlier_cuts, newestCutOf(task)].find((each) => each.cut === cut);
  if (!found) throw new Refusal("not_found", `This film has no cut ${cut}.`);
  return { ...task, ...found };
};
