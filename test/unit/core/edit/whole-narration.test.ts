import { describe, expect, it } from "vitest";
import { wholeNarration } from "#contract/catalogue/own-narration.ts";
import { editScenes } from "#functions/core/edit/edit-scenes.ts";
import { showEditing } from "#functions/core/edit/editable.ts";
import { wavOf } from "#functions/core/media/wav.ts";
import { claimTask } from "#functions/core/pipeline/claim-task.ts";
import { makeAsset } from "#test/support/assets.ts";
import { calls } from "../pipeline/make-film.ts";
import { cutRun, finish, finishCut, makeFinishedFilm, startCut } from "./finished-film.ts";
import { edit, goOn, makeReviewedFilm, paidModels, planOf, recording, request } from "./reviewed-film.ts";

const rate = 100;
const secondsEach = 3;
const scenes = 10;

/** A recording in which the samples of a scene are its number, as hundredths. */
const samples = Float32Array.from(
  { length: scenes * secondsEach * rate },
  (_, n) => (Math.floor(n / (secondsEach * rate)) + 1) / 100,
);
const whole = makeAsset({
  ...{ id: "asset_whole", assetType: "narration", fileName: "whole.wav", filePath: "whole.wav" },
  duration: samples.length / rate,
});
const record = { type: "whole_narration", asset_id: whole.id } as const;

/** The film needs about this many seconds, as the recording lasts. */
const withRecording = async <W extends Awaited<ReturnType<typeof makeReviewedFilm | typeof makeFinishedFilm>>>(
  world: W,
  asset = whole,
): Promise<W> => {
  world.estimateSpeechSeconds = (text) => (/fox|owl/.test(text) ? secondsEach : 0);
  await world.artifacts.put("uploads/ada/narration/whole.wav", wavOf(samples, rate));
  await world.commit([{ kind: "list-asset", slot: `narration#${asset.fileName}`, asset, replaces: undefined }]);
  return world;
};
const reviewed = async (asset = whole) =>
  withRecording(await makeReviewedFilm({ task: { models: paidModels } }), asset);

const wavsOf = ({ recordings }: Awaited<ReturnType<typeof reviewed>>) =>
  recordings.read.mock.calls.map(([{ wav }]) => {
    const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
    return { samples: (wav.length - 44) / 2, scene: Math.round((view.getInt16(44, true) / 32_767) * 100) };
  });

describe("a recording of the whole narration", () => {
  it("is split over the scenes, and costs nothing", async () => {
    const world = await reviewed();
    const [before, spoken] = [await planOf(world), world.narrator.speak.mock.calls.length];

    const priced = await editScenes(world, "ada", "web_1", request(world, [record], true));
    const result = await edit(world, record);

    const ids = before.scenes.map(({ number }) => number);
    expect(priced).toMatchObject({ credits: 0, narrations: ids });
    expect(result).toMatchObject({ credits: 0, narrations: ids, pictures: [] });
    expect(world.recordings.split).toHaveBeenCalledTimes(1);
    expect(world.recordings.split.mock.calls[0]?.[0]).toMatchObject({
      ...{ sampleRate: rate, seconds: scenes * secondsEach, language: "english" },
      texts: before.scenes.map(({ narration }) => narration),
    });
    expect(wavsOf(world)).toEqual(ids.map((scene) => ({ samples: secondsEach * rate, scene })));
    expect(world.narrator.speak).toHaveBeenCalledTimes(spoken);
  });

  it("is lost only in the scene whose words change later, and is not split again", async () => {
    const world = await reviewed();
    await edit(world, record);

    const result = await edit(world, { type: "rewrite", scene: 4, narration: "The owl comes along." });

    expect(result).toMatchObject({ credits: 1, narrations: [4] });
    const recorded = (await planOf(world)).scenes.map(({ ownNarration }) => ownNarration !== undefined);
    expect(recorded).toEqual(Array.from({ length: scenes }, (_, n) => n !== 3));
    expect(world.recordings.split).toHaveBeenCalledTimes(1);
  });

  it("has the words and the order that the edits before it made, and scenes without words keep their narration", async () => {
    const world = await reviewed();

    await edit(
      world,
      { type: "remove", scene: 5 },
      { type: "rewrite", scene: 1, narration: "An owl begins." },
      { type: "rewrite", scene: 2, narration: "…" },
      { type: "move", scene: 10, position: 1 },
      record,
    );

    const texts = world.recordings.split.mock.calls[0]?.[0].texts ?? [];
    expect(texts).toHaveLength(scenes - 2);
    expect(texts.slice(0, 2)).toEqual([expect.stringContaining("9 fox"), "An owl begins."]);
    expect((await planOf(world)).scenes.find(({ id }) => id === 2)?.ownNarration).toBeUndefined();
  });

  it("changes nothing the second time", async () => {
    const world = await reviewed();
    await edit(world, record);
    const [before, read] = [await planOf(world), world.recordings.read.mock.calls.length];

    expect(await edit(world, record)).toMatchObject({ credits: 0, narrations: [] });

    expect(await planOf(world)).toEqual(before);
    expect(world.recordings.read).toHaveBeenCalledTimes(read);
  });

  it("makes a new cut of a finished film, without the narrator", async () => {
    const world = await withRecording(await makeFinishedFilm());
    const made = calls(world);

    const started = await startCut(world, record);
    await finishCut(world);

    expect(started).toMatchObject({ cut: 2, credits: 0 });
    expect(started.narrations).toHaveLength(scenes);
    expect(calls(world)).toMatchObject({ voices: made.voices, pictures: made.pictures });
    expect(world.task()).toMatchObject({ cut: 2, process_status: "completed" });
    expect((await planOf(world)).scenes.every(({ ownNarration }) => ownNarration)).toBe(true);
    // The next cut has nothing to split.
    await startCut(world, { type: "camera", scene: 1, camera: "pan" });
    expect(world.task("cut_web_1").recording_key).toBeUndefined();
  });
});

describe("a recording of the whole narration is refused", () => {
  it.each([
    ["much shorter", wholeNarration.minShare - 0.1],
    ["much longer", wholeNarration.maxShare + 0.1],
  ])("that is %s than the words, and nothing changes", async (_, share) => {
    const world = await reviewed({ ...whole, duration: scenes * secondsEach * share });
    const before = await planOf(world);

    await expect(edit(world, record)).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringMatching(/^The recording lasts \d+ seconds; the whole narration needs about 30\./),
    });

    expect(await planOf(world)).toEqual(before);
    expect(world.recordings.split).not.toHaveBeenCalled();
  });

  it("as the recording of one scene, if it is longer than that may be", async () => {
    const world = await reviewed({ ...whole, duration: 200 });

    await expect(edit(world, { type: "own_narration", scene: 2, asset_id: whole.id })).rejects.toMatchObject({
      message: "A recording of a scene lasts up to 3 minutes.",
    });
  });

  it.each([
    ["of another user", "bob", record, { code: "not_found" }],
    ["that is not there", "ada", { ...record, asset_id: "asset_of_bob" }, { code: "invalid_request" }],
    ["that is a picture", "ada", { ...record, asset_id: "asset_photo" }, { code: "invalid_request" }],
  ] as const)("%s", async (_, user, refused, error) => {
    const world = await reviewed();

    await expect(editScenes(world, user, "web_1", request(world, [refused]))).rejects.toMatchObject(error);
  });
});

describe("a recording without the words of a scene", () => {
  const unfit = async (world: Awaited<ReturnType<typeof reviewed | typeof makeFinishedFilm>>) =>
    world.recordings.split.mockImplementation(async ({ texts }) =>
      texts.map((_, n) => ({ start: n, end: n + 1, pace: n === 2 ? 0.1 : 1 })),
    );
  const reason =
    "The recording does not fit the words of these scenes: 3. Please read all scenes in their order, without other words.";

  it("leaves a film in its review as it was, with the reason, until the next edit", async () => {
    const world = await reviewed();
    await edit(world, { type: "own_narration", scene: 2, asset_id: recording.id });
    const [before, spoken] = [await planOf(world), world.narrator.speak.mock.calls.length];
    await unfit(world);

    await edit(world, record);

    expect(await planOf(world)).toEqual(before);
    expect(world.task()).toMatchObject({ process_status: "in_progress", review_state: "waiting" });
    expect(world.narrator.speak).toHaveBeenCalledTimes(spoken);
    expect(world.artifacts.written.filter((key) => key.includes("/part-"))).toEqual([]);
    expect((await showEditing(world, "ada", "web_1")).editing).toMatchObject({ recording_error: reason });
    await edit(world, { type: "camera", scene: 1, camera: "pan" });
    expect((await showEditing(world, "ada", "web_1")).editing.recording_error).toBeUndefined();
  });

  it("is taken out of the plan that was edited in the meantime, too", async () => {
    const world = await reviewed();
    await unfit(world);
    const made = world.task().scenes_key ?? "";
    await editScenes(world, "ada", "web_1", request(world, [record]));
    const other = { type: "rewrite", scene: 6, narration: "The owl comes along." } as const;
    world.recordings.split.mockImplementationOnce(async ({ texts }) => {
      await editScenes(world, "ada", "web_1", request(world, [other]));
      return texts.map(() => ({ start: 0, end: 1, pace: 0.1 }));
    });

    await expect(goOn(world, made)).rejects.toMatchObject({ name: "WaitIsOver" });

    const plan = await planOf(world);
    expect(plan.scenes[5]?.narration).toBe(other.narration);
    expect(plan.scenes.every(({ ownNarration }) => ownNarration === undefined)).toBe(true);
  });

  it("makes no cut", async () => {
    const world = await withRecording(await makeFinishedFilm());
    await unfit(world);
    await startCut(world, record);
    await claimTask(world, cutRun(world));

    await expect(finish(world, cutRun(world))).rejects.toMatchObject({ name: "UnfitRecording", message: reason });

    expect(world.task().cut ?? 1).toBe(1);
  });
});
