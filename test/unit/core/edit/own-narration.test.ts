import { describe, expect, it } from "vitest";
import { SceneEdits } from "#contract/schema/scene-edit.ts";
import { readJson } from "#functions/core/artifact/task-files.ts";
import { editScenes } from "#functions/core/edit/edit-scenes.ts";
import { showScenes } from "#functions/core/film/show-scenes.ts";
import { nameVoices, SpokenWords } from "#functions/core/narration/voices.ts";
import { translatedPlan } from "#functions/core/story/source-film.ts";
import { calls } from "../pipeline/make-film.ts";
import { finishCut, makeFinishedFilm, startCut } from "./finished-film.ts";
import {
  edit,
  madeFiles,
  makeReviewedFilm,
  paidModels,
  photo,
  planOf,
  recording,
  request,
  type World,
} from "./reviewed-film.ts";

const record = { type: "own_narration", scene: 2, asset_id: recording.id } as const;
const remove = { type: "remove_own_narration", scene: 2 } as const;
const rewrite = { type: "rewrite", scene: 2, narration: "The owl comes along." } as const;

const sceneOf = async (world: World) => (await showScenes(world, "ada", "web_1")).scenes[1];
const spokenWords = async (world: World) => {
  const plan = await planOf(world);
  const [, scene] = plan.scenes;
  if (!scene) throw new Error("There is no second scene");
  const { words } = await nameVoices({ ...world.task(), models: paidModels }, plan, scene);
  return readJson(world, words, SpokenWords);
};

describe("an own narration of a scene", () => {
  it("is heard instead of the narrator, with the words of the scene, and costs nothing", async () => {
    const world = await makeReviewedFilm({ task: { models: paidModels } });
    const [narration, spoken] = [(await planOf(world)).scenes[1]?.narration, world.narrator.speak.mock.calls.length];

    const result = await edit(world, record);

    expect(result).toMatchObject({ credits: 0, narrations: [2], pictures: [] });
    expect(world.narrator.speak).toHaveBeenCalledTimes(spoken);
    expect(world.recordings.read.mock.calls.map(([{ text, language }]) => ({ text, language }))).toEqual([
      { text: narration, language: "english" },
    ]);
    expect(Buffer.from(world.recordings.read.mock.calls[0]?.[0].wav ?? []).toString()).toBe("a recording");
    expect((await spokenWords(world)).words.map(({ text }) => text).join(" ")).toBe(narration);
    expect(await sceneOf(world)).toMatchObject({ own_narration: true, narration });
  });

  it("stays in the film if the upload is deleted", async () => {
    const world = await makeReviewedFilm();
    await edit(world, record);

    await world.artifacts.removeAll("uploads/ada/narration/my voice.wav");

    const [, scene] = (await planOf(world)).scenes;
    expect(await world.artifacts.has(scene?.ownNarration ?? "")).toBe(true);
    expect(scene?.ownNarration).toMatch(/^tasks\/ada\/web_1\//);
  });

  it("can be removed: the narrator's sound is there already", async () => {
    const world = await makeReviewedFilm({ task: { models: paidModels } });
    const before = (await sceneOf(world))?.audio_url;
    await edit(world, record);
    const recorded = (await sceneOf(world))?.audio_url;
    const made = madeFiles(world).length;

    const result = await edit(world, remove);

    expect(result).toMatchObject({ credits: 0, narrations: [] });
    expect(madeFiles(world)).toHaveLength(made);
    expect(recorded).not.toBe(before);
    expect(await sceneOf(world)).toMatchObject({ own_narration: false, audio_url: before });
  });

  it.each([
    ["rewritten", rewrite],
    ["split", { type: "split", scene: 2, narration: "One.", next_narration: "Two." }],
    ["joined", { type: "join", scene: 2 }],
  ] as const)("is no longer heard when the words are %s", async (_, change) => {
    const world = await makeReviewedFilm({ task: { models: paidModels } });
    await edit(world, record);

    const result = await edit(world, change);

    expect(result.credits).toBe(change.type === "split" ? 2 : 1);
    expect((await planOf(world)).scenes.every(({ ownNarration }) => ownNarration === undefined)).toBe(true);
  });

  it("is of the new words if it comes after them, and stays with a moved scene and another picture", async () => {
    const world = await makeReviewedFilm({ task: { models: paidModels } });

    const result = await edit(
      world,
      ...[rewrite, record],
      ...([
        { type: "move", scene: 2, position: 1 },
        { type: "own_picture", scene: 2, asset_id: photo.id },
      ] as const),
    );

    expect(result.credits).toBe(0);
    expect(world.recordings.read.mock.calls.map(([{ text }]) => text)).toEqual([rewrite.narration]);
    expect((await planOf(world)).scenes[0]).toMatchObject({ id: 2, ownNarration: expect.any(String) });
  });

  it("is not in a film in another language", async () => {
    const world = await makeReviewedFilm();
    await edit(world, record);
    const plan = await planOf(world);

    const { scenes } = translatedPlan(plan, { title: "Le renard", names: {}, scenes: plan.scenes });

    expect(plan.scenes.filter(({ ownNarration }) => ownNarration)).toHaveLength(1);
    expect(scenes.filter(({ ownNarration }) => ownNarration)).toEqual([]);
  });

  it("makes a new cut of a finished film, without the narrator", async () => {
    const world = await makeFinishedFilm();
    const [before, made] = [world.task().video_seconds ?? 0, calls(world)];

    const started = await startCut(world, record);
    await finishCut(world);

    expect(started).toMatchObject({ cut: 2, credits: 0, narrations: [2] });
    expect(calls(world)).toMatchObject({ voices: made.voices, pictures: made.pictures, segments: made.segments + 1 });
    // The fake recording is a second longer than the fake narrator.
    expect(world.task().video_seconds).toBeCloseTo(before + 1, 1);
  });
});

describe("an own narration is refused", () => {
  const other = { ...record, asset_id: "asset_of_bob" };
  it.each([
    ["that is not there", other, /no uploaded narration asset_of_bob/],
    ["that is a picture", { ...record, asset_id: photo.id }, /no uploaded narration/],
    ["of a scene that is not there", { ...record, scene: 99 }, /no scene 99/],
  ])("%s, and nothing changes", async (_, refused, message) => {
    const world = await makeReviewedFilm();
    const before = await planOf(world);

    await expect(edit(world, refused)).rejects.toMatchObject({ code: "invalid_request", message });

    expect(await planOf(world)).toEqual(before);
    expect(world.recordings.read).not.toHaveBeenCalled();
  });

  it.each([
    ["much shorter", "words ".repeat(300).trim()],
    ["much longer", "No."],
  ])("that is %s than the words", async (_, narration) => {
    const world = await makeReviewedFilm();
    world.estimateSpeechSeconds = (text) => text.length / 15;
    const long = { ...recording, id: "asset_long", fileName: "long.wav", filePath: "long.wav", duration: 30 };
    await world.commit([{ kind: "list-asset", slot: "narration#long.wav", asset: long, replaces: undefined }]);
    const asset_id = narration === "No." ? long.id : recording.id;

    await expect(edit(world, { ...rewrite, narration }, { ...record, asset_id })).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringMatching(/^The recording lasts \d+ seconds; the narration of this scene needs about \d+\./),
    });
  });

  it("for another user", async () => {
    const world = await makeReviewedFilm();

    await expect(editScenes(world, "bob", "web_1", request(world, [record]))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("without an asset", () => {
    const { success } = SceneEdits.safeParse({ revision: 1, edits: [{ type: "own_narration", scene: 1 }] });

    expect(success).toBe(false);
  });
});
