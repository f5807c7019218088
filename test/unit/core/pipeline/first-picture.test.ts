import { expect, it } from "vitest";
import { fitLength } from "#functions/core/narration/fit-length.ts";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { builtInModels } from "#functions/core/provider/models.ts";
import { planScenes } from "#functions/core/script/plan-scenes.ts";
import { writeStory } from "#functions/core/script/write-story.ts";
import { makePlan } from "#test/support/studio.ts";
import { makeRun, someModels } from "#test/support/task.ts";
import { makeFixture } from "./make-film.ts";

it.each([
  { film: "of the built-in illustrator", task: {}, drawsEarly: true, needsSheets: false },
  { film: "whose owner reviews the script", task: { review: "script" }, drawsEarly: false, needsSheets: true },
  { film: "whose owner reviews the storyboard", task: { review: "storyboard" }, drawsEarly: false, needsSheets: true },
  { film: "of an illustrator that costs money", task: { models: someModels }, drawsEarly: false, needsSheets: true },
] as const)(
  "a film $film: is its first picture drawn beside the voices? $drawsEarly. Has it sheets? $needsSheets",
  async ({ task, drawsEarly, needsSheets }) => {
    const deps = makeFixture({ models: builtInModels, ...task });
    const { storyKey } = await writeStory(deps, makeRun());

    expect(await planScenes(deps, makeRun(), storyKey)).toMatchObject({ drawsEarly, needsSheets });
  },
);

it("a sequel keeps the sheets of the film before, also one by the built-in illustrator", async () => {
  const deps = makeFixture({ models: builtInModels, sequel_key: "previous.json" });
  const previous = { title: "The fox at sea", series: "The fox at sea", part: 2, idea: "A fox sails", cast: [] };
  await deps.artifacts.put(
    "previous.json",
    JSON.stringify({ ...previous, storySoFar: "It sailed.", ending: "It sleeps.", isOpen: true }),
  );
  const { storyKey } = await writeStory(deps, makeRun());

  expect(await planScenes(deps, makeRun(), storyKey)).toMatchObject({ drawsEarly: true, needsSheets: true });
});

it.each([
  ["no review", "none", "pictures"],
  ["a review of the script", "script", "voices"],
] as const)(
  "a film with %s enters the stage of its pictures when its length fits, or after it",
  async (_, review, stage) => {
    const deps = makeFixture({ review, stage: "voices" });
    await deps.artifacts.put("plan.json", JSON.stringify(makePlan(1)));
    await deps.artifacts.put("words.json", JSON.stringify({ seconds: 170, words: [], sentences: [] }));

    const fitted = await fitLength(deps, makeRun(), {
      scenesKey: "plan.json",
      voices: [{ sound: "voice.wav", words: "words.json" }],
      rescaled: [],
      round: 0,
    });

    expect(fitted.fits).toBe(true);
    expect(deps.task().stage).toBe(stage);
  },
);

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
