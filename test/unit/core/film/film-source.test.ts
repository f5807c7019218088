import { expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { filmSource } from "#functions/core/film/film-source.ts";
import { builtInModels } from "#functions/core/provider/models.ts";
import { makePlan } from "#test/support/studio.ts";
import { makeRunningTask, someModels } from "#test/support/task.ts";

const plan = makePlan();
const withOwnPicture = {
  ...plan,
  scenes: plan.scenes.map((scene) => ({ ...scene, picture: { ...scene.picture, ownKey: "uploads/ada/1.png" } })),
};
const withOwnNarration = {
  ...plan,
  scenes: plan.scenes.map((scene) => ({ ...scene, ownNarration: "uploads/ada/1.wav" })),
};

it.each<{ film: string; task: Partial<TaskRecord>; plan?: typeof plan; source: string; withoutTraining: string }>([
  { film: "of its engines alone", task: {}, source: "trainedAlgorithmicMedia", withoutTraining: "algorithmicMedia" },
  {
    film: "with own music",
    task: { music: "own", music_key: "a.mp3" },
    source: "compositeWithTrainedAlgorithmicMedia",
    withoutTraining: "composite",
  },
  {
    film: "with a watermark",
    task: { watermark_enabled: true, watermark_key: "a.png" },
    source: "compositeWithTrainedAlgorithmicMedia",
    withoutTraining: "composite",
  },
  {
    film: "with an own main character",
    task: { use_fixed_character: true, fixed_character_key: "a.png" },
    source: "compositeWithTrainedAlgorithmicMedia",
    withoutTraining: "composite",
  },
  {
    film: "with a picture of its owner",
    task: {},
    plan: withOwnPicture,
    source: "compositeWithTrainedAlgorithmicMedia",
    withoutTraining: "composite",
  },
  {
    film: "with a narration of its owner",
    task: {},
    plan: withOwnNarration,
    source: "compositeWithTrainedAlgorithmicMedia",
    withoutTraining: "composite",
  },
  {
    film: "whose watermark is switched off",
    task: { watermark_enabled: false, watermark_key: "a.png" },
    source: "trainedAlgorithmicMedia",
    withoutTraining: "algorithmicMedia",
  },
])(
  "a film $film is $source, by the built-in engines $withoutTraining",
  ({ task, plan: own = plan, source, withoutTraining }) => {
    const running = (models: typeof someModels) => ({ ...makeRunningTask(task), models });

    expect(filmSource(running(someModels), own)).toBe(source);
    expect(filmSource(running(builtInModels), own)).toBe(withoutTraining);
  },
);
