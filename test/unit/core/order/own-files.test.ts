import { describe, expect, it } from "vitest";
import type { AssetRecord } from "#contract/schema/asset.ts";
import { TaskForm } from "#contract/schema/task-form.ts";
import { deleteAsset } from "#functions/core/asset/delete-asset.ts";
import { createTask } from "#functions/core/order/create-task.ts";
import { editTask } from "#functions/core/order/edit-task.ts";
import { copyOwnFiles } from "#functions/core/order/own-files.ts";
import { makeAsset } from "#test/support/assets.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeForm } from "#test/support/task.ts";

const watermark = makeAsset();
const makeCharacter = (given: Partial<AssetRecord> = {}) =>
  makeAsset({
    id: "asset_1",
    assetType: "character",
    fileName: "fairytale_story_mira.png",
    filePath: "up_1/fairytale_story_mira.png",
    ...given,
  });

/** A world in which these files are stored, each with its own path as its content. */
const makeFixture = async (assets: readonly AssetRecord[]) => {
  const deps = fakePorts({ assets });
  for (const { userId, assetType, filePath } of assets)
    await deps.artifacts.put(
      `uploads/${userId}/${assetType === "character" ? "characters" : assetType}/${filePath}`,
      filePath,
    );
  const read = async (key: string | undefined) =>
    key === undefined ? undefined : new TextDecoder().decode(await deps.artifacts.get(key));
  return { deps, read };
};

const withMira = { useFixedCharacter: true, characterName: "Mira" } as const;

describe("a film with its owner's own files", () => {
  it("gets copies of them, which stay as they are when the files go", async () => {
    const { deps, read } = await makeFixture([watermark, makeCharacter()]);

    const task = await createTask(deps, "ada", makeForm({ watermarkEnabled: true, ...withMira }));
    for (const id of ["asset_0", "asset_1"]) await deleteAsset(deps, "ada", id);

    expect(task).toMatchObject({
      watermark_enabled: true,
      watermark_key: expect.stringMatching(/^tasks\/ada\/web_1\/watermark-[0-9a-f]{16}\.png$/),
      use_fixed_character: true,
      fixed_character_name: "Mira",
      fixed_character_key: expect.stringMatching(/^tasks\/ada\/web_1\/character-[0-9a-f]{16}\.png$/),
    });
    expect(await read(task.watermark_key)).toBe(watermark.filePath);
    expect(await read(task.fixed_character_key)).toBe("up_1/fairytale_story_mira.png");
  });

  it("has none where none is asked for", async () => {
    const { deps } = await makeFixture([watermark, makeCharacter()]);

    const task = await createTask(deps, "ada", makeForm());

    expect(task).toMatchObject({ watermark_enabled: false, use_fixed_character: false, fixed_character_name: "" });
    expect([task.watermark_key, task.fixed_character_key]).toEqual([undefined, undefined]);
  });

  it.each([
    [{ watermarkEnabled: true }, "Please upload a watermark image or disable the watermark."],
    [withMira, "Please select or upload a character image or disable the fixed character."],
  ])("is refused on the site where one is missing: %o", async (wanted, message) => {
    const { deps } = await makeFixture([makeAsset({ userId: "bob" }), makeCharacter({ userId: "bob" })]);

    await expect(createTask(deps, "ada", makeForm(wanted))).rejects.toMatchObject({ code: "invalid_request", message });
    expect(deps.committed).toEqual([]);
  });

  it("is made without them where a program ordered it", async () => {
    const { deps } = await makeFixture([]);
    const task = { user_id: "ada", task_id: "api_1", triggered_by: "api_call" } as const;

    expect(await copyOwnFiles(deps, task, makeForm({ watermarkEnabled: true, ...withMira }))).toEqual({
      watermark_key: undefined,
      fixed_character_key: undefined,
    });
  });

  it("takes the watermark of its own story type, also when an edit changes that", async () => {
    const other = makeAsset({
      id: "asset_2",
      fileName: "bible_story_watermark.png",
      filePath: "up_2/bible_story_watermark.png",
    });
    const { deps, read } = await makeFixture([watermark, other]);
    const { task_id } = await createTask(deps, "ada", makeForm({ watermarkEnabled: true }));

    const edited = await editTask(deps, "ada", task_id, makeForm({ watermarkEnabled: true, storyType: "bible_story" }));
    expect(await read(edited.watermark_key)).toBe(other.filePath);

    const plain = await editTask(deps, "ada", task_id, makeForm());
    expect(plain.watermark_key).toBeUndefined();
  });

  it.each<[string, Parameters<typeof makeForm>[0], string]>([
    ["the one that was chosen", { fixedCharacterId: "asset_3", characterName: "Zoe" }, "up_3/comics_story_bob.png"],
    ["the one of that name", { characterName: "mira" }, "up_1/fairytale_story_mira.png"],
    [
      "the one of that name, where the chosen one is gone",
      { fixedCharacterId: "gone", characterName: "Mira" },
      "up_1/fairytale_story_mira.png",
    ],
    ["a protagonist of comics", { characterName: "Captain K" }, "up_4/comic_story_protagonist_captain_k.png"],
  ])("is led by %s", async (_, chosen, path) => {
    const more = ["comics_story_bob.png", "comic_story_protagonist_captain_k.png"].map((fileName, n) =>
      makeCharacter({ id: `asset_${n + 3}`, fileName, filePath: `up_${n + 3}/${fileName}` }),
    );
    const { deps, read } = await makeFixture([makeCharacter(), ...more]);

    const task = await createTask(deps, "ada", makeForm({ useFixedCharacter: true, ...chosen }));

    expect(await read(task.fixed_character_key)).toBe(path);
  });

  it("is not led by another user's character, nor by a watermark", async () => {
    const { deps } = await makeFixture([watermark, makeCharacter({ userId: "bob", id: "asset_5" })]);

    for (const fixedCharacterId of ["asset_5", "asset_0"])
      await expect(createTask(deps, "ada", makeForm({ ...withMira, fixedCharacterId }))).rejects.toMatchObject({
        code: "invalid_request",
      });
  });
});

describe("a film with pictures of its owner's own characters", () => {
  const two = [
    { name: "Mira", picture: "asset_1" },
    { name: "Bo", kind: "dragon" },
  ];

  it("gets copies of them by the characters' names", async () => {
    const { deps, read } = await makeFixture([makeCharacter()]);

    const task = await createTask(deps, "ada", makeForm({ characters: two }));

    expect(task.characters).toEqual(two);
    expect(Object.keys(task.character_keys ?? {})).toEqual(["Mira"]);
    expect(await read(task.character_keys?.["Mira"])).toBe("up_1/fairytale_story_mira.png");
  });

  it("gets kind and look of an upload where the order does not say them", async () => {
    const mira = makeCharacter();
    const { deps } = await makeFixture([{ ...mira, metadata: { ...mira.metadata, kind: "girl", look: "a red coat" } }]);
    const characters = [{ name: "Mira", picture: "asset_1", look: "a blue coat" }];

    const task = await createTask(deps, "ada", makeForm({ characters }));

    expect(task.characters).toEqual([{ name: "Mira", picture: "asset_1", kind: "girl", look: "a blue coat" }]);
  });

  it("is refused on the site where one is missing, and made without it where a program ordered it", async () => {
    const { deps } = await makeFixture([makeCharacter({ userId: "bob" })]);
    const task = { user_id: "ada", task_id: "api_1", triggered_by: "api_call" } as const;

    await expect(createTask(deps, "ada", makeForm({ characters: two }))).rejects.toMatchObject({
      code: "invalid_request",
      message: "The picture of Mira was deleted. Please upload or select another one.",
    });
    expect((await copyOwnFiles(deps, task, makeForm({ characters: two }))).character_keys).toBeUndefined();
  });
});

describe("a film with its owner's own music", () => {
  const song = makeAsset({ id: "asset_6", assetType: "audio", fileName: "song.mp3", filePath: "up_6/song.mp3" });
  const withSong = { music: "own", musicAssetId: "asset_6" } as const;

  it("gets a copy of the sound file", async () => {
    const { deps, read } = await makeFixture([song]);

    const task = await createTask(deps, "ada", makeForm(withSong));

    expect(task).toMatchObject({ music: "own", music_asset_id: "asset_6" });
    expect(task.music_key).toMatch(/^tasks\/ada\/web_1\/music-[0-9a-f]{16}\.mp3$/);
    expect(await read(task.music_key)).toBe("up_6/song.mp3");
  });

  it("has none where the music is composed", async () => {
    const { deps } = await makeFixture([song]);

    const task = await createTask(deps, "ada", makeForm({ ...withSong, music: "calm" }));

    expect(task.music_key).toBeUndefined();
  });

  it.each([
    ["no file", { music: "own" } as const],
    ["a file that is gone", { music: "own", musicAssetId: "gone" } as const],
    ["another user's file", { music: "own", musicAssetId: "asset_7" } as const],
    ["a picture", { music: "own", musicAssetId: "asset_0" } as const],
  ])("is refused with %s, of the site and of programs", async (_, wanted) => {
    const { deps } = await makeFixture([watermark, { ...song, id: "asset_7", userId: "bob" }]);
    const refusal = {
      code: "invalid_request",
      message: "Please select or upload a sound file, or choose other music.",
    };

    await expect(createTask(deps, "ada", makeForm(wanted))).rejects.toMatchObject(refusal);
    const task = { user_id: "ada", task_id: "api_1", triggered_by: "api_call" } as const;
    await expect(copyOwnFiles(deps, task, makeForm(wanted))).rejects.toMatchObject(refusal);
    expect(deps.committed).toEqual([]);
  });
});

describe("the form", () => {
  const said = (characterName: string) =>
    TaskForm.safeParse({ ...makeForm(), useFixedCharacter: true, characterName }).error?.issues[0]?.message;

  it.each([
    ["", "Please enter a character name for the fixed character."],
    ["  ", "Please enter a character name for the fixed character."],
    ["X", "Character name must be at least 2 characters long"],
    ["x".repeat(51), "Character name must be 50 characters or less"],
    [" Mira ", undefined],
  ])("says of the name %j: %s", (name, message) => {
    expect(said(name)).toBe(message);
  });

  it("asks for no name where there is no fixed character", () => {
    expect(TaskForm.safeParse({ ...makeForm(), characterName: "X" }).success).toBe(true);
  });
});
