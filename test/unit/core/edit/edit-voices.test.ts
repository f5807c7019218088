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
      { id: "fox", name: "Fox", voice: choose.voice, lines: 3 },
    ]);
  });

  it("is free where it comes again, because the sound is still there", async () => {
    const world = await makeDialogue();
    const [{ voice } = { voice: "" }] = (await showScenes(world, "ada", "web_1")).speakers;
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
    expect((await showScenes(world, "ada", "web_1")).speakers).toEqual([]);
  });
});
