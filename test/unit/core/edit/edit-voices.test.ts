import { describe, expect, it } from "vitest";
import { applyEdits } from "#functions/core/edit/apply-edits.ts";
import { editScenes } from "#functions/core/edit/edit-scenes.ts";
import { showScenes } from "#functions/core/film/show-scenes.ts";
import { makePlan } from "#test/support/studio.ts";
import { edit, madeFiles, makeReviewedFilm, paidModels, planOf, request } from "./reviewed-film.ts";

/** A film with character voices whose fox speaks in the scenes 2 and 3. */
const makeDialogue = async () => {
  const world = await makeReviewedFilm({
    task: { models: paidModels, character_voices: true, voice_id: "studio-english-ella" },
  });
  await edit(
    world,
    { type: "rewrite", scene: 2, narration: "“Where is the sea?” asked Fox." },
    { type: "rewrite", scene: 3, narration: "“Here it is,” said Fox. “Yes.”" },
  );
  return world;
};
const choose = { type: "voice", character: "fox", voice: "studio-english-old-man" } as const;

describe("another voice of a character", () => {
  it("is in all its lines, and only the scenes where it speaks are spoken and paid again", async () => {
    const world = await makeDialogue();
    const before = madeFiles(world).length;
    world.narrator.speak.mockClear();

    const result = await edit(world, choose);

    expect(result).toMatchObject({ credits: 2, narrations: [2, 3], pictures: [] });
    expect(madeFiles(world)).toHaveLength(before + 2);
    const said = world.narrator.speak.mock.calls.map(([{ voice, text }]) => `${voice}: ${text}`);
    expect(said.filter((each) => each.startsWith(choose.voice))).toEqual(
      expect.arrayContaining([`${choose.voice}: “Where is the sea?”`, `${choose.voice}: “Here it is,”`]),
    );
    expect((await showScenes(world, "ada", "web_1")).speakers).toEqual([
      { id: "narrator", name: "Narrator", voice: "studio-english-ella", lines: 10 },
      { id: "fox", name: "Fox", voice: choose.voice, lines: 3 },
    ]);
  });

  it("is free where it comes again, because the sound is still there", async () => {
    const world = await makeDialogue();
    const [, { voice } = { voice: "" }] = (await showScenes(world, "ada", "web_1")).speakers;
    await edit(world, choose);

    const result = await edit(world, { ...choose, voice });

    expect(result).toMatchObject({ credits: 0, narrations: [] });
  });

  it("leaves the others theirs, also where one of them had it", async () => {
    const cast = ["eva", "mia"].map((id) => ({ id, name: id, kind: "girl", traits: [] }));
    const source = {
      language: "english" as const,
      isDrawn: false,
      voices: new Map([
        ["eva", "studio-english-girl"],
        ["mia", "studio-english-woman"],
      ]),
      readUtterances: () => [],
      readPicture: () => Promise.reject(new Error("No picture is read")),
      keepOwnPicture: () => Promise.reject(new Error("No picture is kept")),
      keepOwnNarration: () => Promise.reject(new Error("No narration is kept")),
      keepWholeNarration: () => Promise.reject(new Error("No narration is kept")),
    };

    const { plan } = await applyEdits(source, { ...makePlan(1), cast }, [
      { type: "voice", character: "mia", voice: "studio-english-girl" },
    ]);

    expect(plan.voices).toEqual({ eva: "studio-english-girl", mia: "studio-english-girl" });
  });

  it.each([
    ["an unknown character", { ...choose, character: "owl" }],
    ["a voice of another language", { ...choose, voice: "studio-german-girl" }],
    ["an unknown voice", { ...choose, voice: "nobody" }],
  ])("is refused for %s, and nothing changes", async (_, refused) => {
    const world = await makeDialogue();
    const before = await planOf(world);

    await expect(edit(world, refused)).rejects.toMatchObject({ code: "invalid_request" });

    expect(await planOf(world)).toEqual(before);
  });

  it("is refused in a film whose narrator says everything, and for another user", async () => {
    const world = await makeReviewedFilm();

    await expect(edit(world, choose)).rejects.toMatchObject({ code: "invalid_request" });
    await expect(editScenes(world, "bob", "web_1", request(world, [choose]))).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await showScenes(world, "ada", "web_1")).speakers).toMatchObject([{ id: "narrator" }]);
  });
});

describe("another voice of the narrator", () => {
  const ross = { type: "voice", character: "narrator", voice: "studio-english-ross" } as const;

  it("is heard in every scene where the narrator speaks, and the characters keep theirs", async () => {
    const world = await makeDialogue();
    const fox = (await showScenes(world, "ada", "web_1")).speakers[1];
    world.narrator.speak.mockClear();

    const result = await edit(world, ross);

    expect(result).toMatchObject({ credits: 10, pictures: [] });
    expect(result.narrations).toHaveLength(10);
    const spoken = new Set(world.narrator.speak.mock.calls.map(([{ voice }]) => voice));
    expect(spoken).toEqual(new Set([ross.voice, fox?.voice]));
    expect((await showScenes(world, "ada", "web_1")).speakers).toMatchObject([
      { id: "narrator", voice: ross.voice },
      { id: "fox", voice: fox?.voice },
    ]);
    expect(await edit(world, { ...ross, voice: "studio-english-ella" })).toMatchObject({ credits: 0, narrations: [] });
  });

  it("is possible in a film whose narrator says everything", async () => {
    const world = await makeReviewedFilm({ task: { models: paidModels, voice_id: "studio-english-ella" } });

    expect(await edit(world, ross)).toMatchObject({ credits: 10, pictures: [] });
    await expect(edit(world, { ...ross, voice: "studio-german-greta" })).rejects.toMatchObject({
      code: "invalid_request",
    });
  });
});

describe("chosen utterances of a scene", () => {
  const utterances = [
    { speaker: "fox", text: "Where is the sea?", style: "excited" as const },
    { speaker: "narrator", text: "Nobody knew." },
  ];

  it("are spoken as they say, shown again, and paid as one narration", async () => {
    const world = await makeDialogue();
    world.narrator.speak.mockClear();

    const result = await edit(world, { type: "utterances", scene: 4, utterances });

    expect(result).toMatchObject({ credits: 1, narrations: [4], pictures: [] });
    const { scenes, speakers } = await showScenes(world, "ada", "web_1");
    const fox = speakers.find(({ id }) => id === "fox")?.voice;
    expect(world.narrator.speak.mock.calls.map(([{ text, voice, style }]) => [text, voice, style])).toEqual([
      ["Where is the sea?", fox, "excited"],
      ["Nobody knew.", "studio-english-ella", undefined],
    ]);
    expect(scenes[3]).toMatchObject({ narration: "Where is the sea? Nobody knew.", utterances });
    const words = madeFiles(world).findLast((key) => /scenes\/004\/words-/.test(key)) ?? "";
    expect(JSON.parse(new TextDecoder().decode(await world.artifacts.get(words))).speakers).toMatchObject([
      { name: "Fox", labeled: true },
    ]);
  });

  it("keep the paragraphs of words that stay the same, and end with other words", async () => {
    const world = await makeDialogue();
    const narration = "“Where is the sea?” asked Fox.";
    const said = [
      { speaker: "narrator", text: "“Where is the sea?”", style: "whisper" as const },
      { speaker: "fox", text: "asked Fox." },
    ];
    await edit(world, { type: "utterances", scene: 2, utterances: said });
    expect((await showScenes(world, "ada", "web_1")).scenes[1]).toMatchObject({ narration, utterances: said });

    const again = await edit(world, { type: "rewrite", scene: 2, narration });

    expect(again).toMatchObject({ credits: 0, narrations: [] });
    expect((await showScenes(world, "ada", "web_1")).scenes[1]?.utterances).toMatchObject([
      { speaker: "fox", text: "“Where is the sea?”" },
      { speaker: "narrator", text: "asked Fox." },
    ]);
  });

  it.each([
    ["somebody who is not in the film", [{ speaker: "owl", text: "Hoo." }]],
    ["more words than a scene may have", [1, 2].map(() => ({ speaker: "narrator", text: "o".repeat(1_500) }))],
  ])("are refused for %s", async (_, wrong) => {
    const world = await makeDialogue();

    await expect(edit(world, { type: "utterances", scene: 4, utterances: wrong })).rejects.toMatchObject({
      code: "invalid_request",
    });
  });

  it("are refused for characters where the narrator says everything, and have a style there", async () => {
    const world = await makeReviewedFilm({ task: { models: paidModels } });

    await expect(edit(world, { type: "utterances", scene: 4, utterances })).rejects.toThrow(
      "order it with their voices",
    );
    const sad = [{ speaker: "narrator", text: "The fox wept.", style: "sad" as const }];
    expect(await edit(world, { type: "utterances", scene: 4, utterances: sad })).toMatchObject({ narrations: [4] });
    expect(world.narrator.speak.mock.lastCall?.[0]).toMatchObject({ text: "The fox wept.", style: "sad" });
  });
});
