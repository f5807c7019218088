import type { TaskRecord } from "#contract/schema/task-record.ts";
import { type Role, readChoice, speakersOf } from "#contract/settings/engine-choice.ts";
import { modelsOf } from "./models.ts";
import type { HasModelSettings, HasProviderPauses, Models } from "./ports.ts";

/** The engines that must not be paused when a film starts: the first of each list. */
export const enginesToStart = (models: Models): readonly string[] => [
  ...new Set(Object.values(models).map((list) => readChoice(list)[0]?.engine ?? "")),
];

/** The paused engine that each film waits for now. Undefined for a film that does not wait for one. */
export const pausedEnginesOf = async (
  deps: HasModelSettings & HasProviderPauses,
  tasks: readonly TaskRecord[],
): Promise<readonly (string | undefined)[]> => {
  const needed = tasks.map((task) => enginesNow(deps, task));
  if (needed.flat().length === 0) return tasks.map(() => undefined);
  const paused = new Set((await deps.providerPauses.all()).map(({ provider }) => provider));
  return needed.map((engines) => engines.find((engine) => paused.has(engine)));
};

/** The engines that a film needs to start, or to go on. */
const enginesNow = (deps: HasModelSettings, task: TaskRecord): readonly string[] =>
  task.process_status === "pending" ? enginesToStart(modelsOf(deps, task)) : engineInWork(task);

/** The engine that a film in progress calls now. The texts of the last stages do not wait for theirs. */
const engineInWork = (task: TaskRecord): readonly string[] => {
  const role = roleInWork(task);
  if (!role || !task.models || task.process_status !== "in_progress") return [];
  const list = task.fallbacks?.[role]?.to ?? task.models[role];
  const able = role === "narrator" ? speakersOf(list, task.voice_language) : readChoice(list);
  return able.slice(0, 1).map(({ engine }) => engine);
};

const roleInWork = (task: TaskRecord): Role | undefined => {
  const { stage, review_state, voices_made, pictures_made, video_scene_count: scenes, recording_key } = task;
  if (review_state === "waiting") return undefined;
  if (stage === "story" || stage === "scenes") return "writer";
  if (stage === "voices") return recording_key || (voices_made?.size ?? 0) >= scenes ? undefined : "narrator";
  if (stage === "pictures") return (pictures_made?.size ?? 0) >= scenes ? undefined : "illustrator";
  return undefined;
};
