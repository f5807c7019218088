import { folderOf, keepJson, readJson } from "../artifact/task-files.ts";
import { commitInRun, enterStage } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import { ProviderBusy } from "../shared/errors.ts";
import { Plan, StoryDraft } from "../story/story.ts";
import type { TaskRun } from "../task/changes.ts";
import { storyRequest } from "./story-request.ts";
import type { WritesStories } from "./write-story.ts";

/** Cuts the story into the scenes that were paid for, and plans the picture of each. */
export const planScenes = async (
  use: WritesStories,
  run: TaskRun,
  storyKey: string,
): Promise<{ scenesKey: string; scenes: number }> => {
  const task = await enterStage(use, run, "scenes");
  const request = await storyRequest(use, task);
  const name = await digest({ request, storyKey });
  const scenesKey = await keepJson(use, `${folderOf(task)}/scenes-${name}.json`, Plan, async () =>
    use.writer.plan({ ...request, story: await readJson(use, storyKey, StoryDraft) }),
  );
  const plan = await readJson(use, scenesKey, Plan);
  checkPlan(plan, request.scenes);

  const set = { scenes_key: scenesKey, video_scene_count: plan.scenes.length };
  await commitInRun(use, [{ kind: "set-task", run, in: "in_progress", set }]);
  return { scenesKey, scenes: plan.scenes.length };
};

/** No more scenes than were paid for, numbered from one: later stages count on it. A model may err, so it is asked again. */
const checkPlan = ({ scenes }: Plan, most: number): void => {
  const inOrder = scenes.every(({ number }, index) => number === index + 1);
  if (scenes.length > most || !inOrder)
    throw new ProviderBusy(`The writer planned ${scenes.length} scenes, but at most ${most} were requested`);
};
