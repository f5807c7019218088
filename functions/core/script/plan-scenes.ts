import { createJsonOnce, folderOf, readJson } from "../artifact/task-files.ts";
import { commitInAttempt, enterStage } from "../pipeline/attempt.ts";
import { builtInModels } from "../provider/models.ts";
import { digest } from "../shared/digest.ts";
import { UnusableAnswer } from "../shared/errors.ts";
import { chosenVoices } from "../story/chosen-voices.ts";
import { Plan, StoryDraft } from "../story/story.ts";
import type { TaskAttempt } from "../task/changes.ts";
import { storyRequest } from "./story-request.ts";
import { planInLanguage, renameCharacters } from "./translate-script.ts";
import type { WritesStories } from "./write-story.ts";

interface Planned {
  readonly scenesKey: string;
  readonly scenes: number;
  readonly drawsEarly: boolean;
  readonly needsSheets: boolean;
  readonly recording: string;
}

/**
 * Divides the story into scenes and plans the picture of each. `drawsEarly`: the first picture may be drawn before the
 * length fits, because it costs nothing and its owner does not review the script. `needsSheets`: whether the pictures may be
 * drawn after others. `recording`: one of the whole narration, to be split.
 */
export const planScenes = async (deps: WritesStories, run: TaskAttempt, storyKey: string): Promise<Planned> => {
  const task = await enterStage(deps, run, "scenes");
  const { translation_key: sourceKey } = task;
  const isFree = task.models.illustrator === builtInModels.illustrator;
  const drawsEarly = isFree && (task.review ?? "none") === "none" && !sourceKey;
  const needsSheets = !drawsEarly || Boolean(task.sequel_key);
  // A retry keeps what the owner has edited.
  if (task.scenes_revision && task.scenes_key)
    return {
      scenesKey: task.scenes_key,
      scenes: (await readJson(deps, task.scenes_key, Plan)).scenes.length,
      drawsEarly,
      needsSheets,
      recording: task.recording_key ?? "",
    };
  const request = await storyRequest(deps, task);
  const { characters, outline, character_voices } = task;
  const ordered = { characters, outline, character_voices };
  const isVoiced = [...(characters ?? []), ...(outline?.characters ?? [])].some(({ voice }) => voice);
  const name = await digest({ request, storyKey, ...(isVoiced && { ordered }) });
  const story = await readJson(deps, storyKey, StoryDraft);
  const scenesKey = await createJsonOnce(deps, `${folderOf(task)}/scenes-${name}.json`, Plan, async () => {
    if (sourceKey) return planInLanguage(deps, task, sourceKey);
    const plan = checked(await deps.writer.plan({ ...request, story }), request.scenes, story);
    const voices = chosenVoices(ordered, plan.cast);
    return voices ? { ...plan, voices } : plan;
  });
  const plan = await readJson(deps, scenesKey, Plan);

  const character_keys = sourceKey && (await renameCharacters(deps, task, plan, sourceKey));
  const set = {
    scenes_key: scenesKey,
    video_scene_count: plan.scenes.length,
    ...(character_keys && { character_keys }),
  };
  await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set }]);
  return { scenesKey, scenes: plan.scenes.length, drawsEarly, needsSheets, recording: "" };
};

/**
 * The plan, if it has the ordered number of scenes, numbered from 1. Only a story that is read word for word may have
 * fewer: its film is shorter, and the difference is refunded. Otherwise throws `UnusableAnswer`; nothing is stored.
 */
const checked = (plan: Plan, ordered: number, { wordForWord }: StoryDraft): Plan => {
  const { scenes } = plan;
  const inOrder = scenes.every(({ number }, index) => number === index + 1);
  if (!inOrder || scenes.length > ordered || (scenes.length < ordered && !wordForWord))
    throw new UnusableAnswer(`The writer planned ${scenes.length} scenes, but ${ordered} were ordered`);
  return plan;
};
