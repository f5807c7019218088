import { expect, it } from "vitest";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { builtInModels } from "#functions/core/provider/models.ts";
import { planScenes } from "#functions/core/script/plan-scenes.ts";
import { writeStory } from "#functions/core/script/write-story.ts";
import { makeRun, someModels } from "#test/support/task.ts";
import { makeFixture } from "./make-film.ts";

it.each([
  { film: "of the built-in illustrator", task: {}, drawsEarly: true },
  { film: "whose owner reviews the script", task: { review: "script" }, drawsEarly: false },
  { film: "whose owner reviews the storyboard", task: { review: "storyboard" }, drawsEarly: false },
  { film: "of an illustrator that costs money", task: { models: someModels }, drawsEarly: false },
] as const)("a film $film: is its first picture drawn beside the voices? $drawsEarly", async ({ task, drawsEarly }) => {
  const deps = makeFixture({ models: builtInModels, ...task });
  const { storyKey } = await writeStory(deps, makeRun());

  expect(await planScenes(deps, makeRun(), storyKey)).toMatchObject({ drawsEarly });
});

it("a picture that is drawn early is not drawn again, and leaves the task in its stage", async () => {
  const deps = makeFixture({ models: builtInModels });
  const { storyKey } = await writeStory(deps, makeRun());
  const { scenesKey } = await planScenes(deps, makeRun(), storyKey);
  const first = { scenesKey, lookKey: "", scene: 1 };

  const early = await drawScene(deps, makeRun(), { ...first, early: true });
  expect(deps.task()).toMatchObject({ stage: "scenes", pictures_made: new Set([1]) });

  expect(await drawScene(deps, makeRun(), first)).toEqual(early);
  expect(deps.illustrator.draw).toHaveBeenCalledTimes(1);
  expect(deps.task()).toMatchObject({ stage: "pictures" });
  expect(deps.task().pictures_kept).toBeUndefined();
});
