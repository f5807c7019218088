import { describe, expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { namePictures } from "#functions/core/picture/picture-files.ts";
import { renderScene } from "#functions/core/scene/render-scene.ts";
import { storyRequest } from "#functions/core/script/story-request.ts";
import type { Plan } from "#functions/core/story/story.ts";
import { fakePorts } from "#test/support/ports.ts";
import { fakeStudio, makePlan, makeScene } from "#test/support/studio.ts";
import { makeRun, makeRunningTask, someModels } from "#test/support/task.ts";

const marked = {
  watermark_enabled: true,
  watermark_key: "tasks/ada/web_1/watermark-1.png",
  use_fixed_character: true,
  fixed_character_name: "Mira",
  fixed_character_key: "tasks/ada/web_1/character-1.png",
} as const;
const running = (given: Partial<TaskRecord> = {}) => ({ ...makeRunningTask(given), models: someModels });

const timing = {
  scenes: Array.from({ length: 10 }, (_, n) => ({
    number: n + 1,
    firstFrame: n * 540,
    frames: 540,
    lead: 0,
    card: false,
  })),
  seconds: 180,
};
const at = { scenesKey: "scenes.json", timingKey: "timing.json", lookKey: "", scene: 1 };
const voice = { sound: "voice.wav", words: "words.json" };

const plan = makePlan();
const withHero = ({ picture, ...scene }: Plan["scenes"][number]) => ({
  ...scene,
  picture: { ...picture, cast: plan.cast.map(({ id }) => ({ id, action: "stand", mood: "calm" })) },
});

const makeFixture = async (task: Partial<TaskRecord>) => {
  const deps = { ...fakePorts({ tasks: [makeRunningTask(task)] }), ...fakeStudio() };
  await deps.artifacts.put(at.scenesKey, JSON.stringify({ ...plan, scenes: plan.scenes.map(withHero) }));
  await deps.artifacts.put(voice.words, JSON.stringify({ seconds: 1, words: [], sentences: [] }));
  await deps.artifacts.put(at.timingKey, JSON.stringify(timing));
  await deps.artifacts.put(voice.sound, "a voice");
  await deps.artifacts.put(marked.watermark_key, "a mark");
  await deps.artifacts.put(marked.fixed_character_key, "a hero");
  await deps.artifacts.put("tasks/ada/web_1/character-1.jpg", "a photo");
  return deps;
};
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

const ownOf = ({ illustrator }: Awaited<ReturnType<typeof makeFixture>>) =>
  illustrator.draw.mock.calls[0]?.[0].own ?? [];

describe("the owner's character", () => {
  it("is in the order of every picture of the main character as it was when they ordered, and lends the hero its name", async () => {
    const deps = await makeFixture(marked);

    await drawScene(deps, makeRun(), at);

    expect(ownOf(deps).map(({ png }) => text(png))).toEqual(["a hero"]);
    expect((await storyRequest(deps, running(marked))).heroName).toBe("Mira");
  });

  it("is a PNG for every illustrator, also where a JPG was uploaded", async () => {
    const deps = await makeFixture({ ...marked, fixed_character_key: "tasks/ada/web_1/character-1.jpg" });

    await drawScene(deps, makeRun(), at);

    expect(text(deps.film.flatPicture.mock.calls[0]?.[0])).toBe("a photo");
    expect(ownOf(deps)[0]?.png).toEqual(await deps.pictures.flatten());
  });

  it("is not there where the order has none", async () => {
    const deps = await makeFixture({});

    await drawScene(deps, makeRun(), at);

    expect(ownOf(deps)).toEqual([]);
    expect((await storyRequest(deps, running())).heroName).toBeUndefined();
  });

  it("is one of several, each by its name in the cast", async () => {
    const deps = await makeFixture({ character_keys: { FOX: marked.fixed_character_key, Nobody: "gone.png" } });

    await drawScene(deps, makeRun(), at);

    expect(ownOf(deps).map(({ id, name, png }) => [id, name, text(png)])).toEqual([["fox", "Fox", "a hero"]]);
  });

  it("makes another picture of the same scene", async () => {
    const files = async (task: Partial<TaskRecord>) =>
      (await namePictures(running(task), makePlan(), makeScene(1))).layers;

    const all = [
      await files({}),
      await files(marked),
      await files({ ...marked, fixed_character_key: "tasks/ada/web_1/character-2.png" }),
    ];

    expect(new Set(all).size).toBe(3);
    expect(await files({ ...marked, use_fixed_character: false })).toBe(all[0]);
  });
});

describe("the owner's watermark", () => {
  it("is burned into every scene", async () => {
    const deps = await makeFixture(marked);
    const picture = await drawScene(deps, makeRun(), at);

    await renderScene(deps, makeRun(), { ...at, voice, picture });

    expect(text(deps.film.renderScene.mock.calls[0]?.[0].watermark)).toBe("a mark");
  });

  it("is not burned where it was switched off", async () => {
    const deps = await makeFixture({ ...marked, watermark_enabled: false });
    const picture = await drawScene(deps, makeRun(), at);

    await renderScene(deps, makeRun(), { ...at, voice, picture });

    expect(deps.film.renderScene.mock.calls[0]?.[0].watermark).toBeUndefined();
  });

  it("makes another segment, and no other picture", async () => {
    const named = async (task: Partial<TaskRecord>) => {
      const deps = await makeFixture(task);
      return renderScene(deps, makeRun(), { ...at, voice, picture: await drawScene(deps, makeRun(), at) });
    };
    const first = { watermark_enabled: true, watermark_key: marked.watermark_key };

    const other = { ...first, watermark_key: marked.fixed_character_key };
    const all = [await named({}), await named(first), await named(other)];

    expect(new Set(all).size).toBe(3);
    expect((await namePictures(running(first), makePlan(), makeScene(1))).layers).toBe(
      (await namePictures(running(), makePlan(), makeScene(1))).layers,
    );
  });
});
