import { expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { voiceScene } from "#functions/core/narration/voice-scene.ts";
import { SpokenWords } from "#functions/core/narration/voices.ts";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { drawSheets } from "#functions/core/picture/draw-sheets.ts";
import { renderScene } from "#functions/core/scene/render-scene.ts";
import { makePlan, makeScene } from "#test/support/studio.ts";
import { makeRun } from "#test/support/task.ts";
import { makeFixture } from "../pipeline/make-film.ts";

const cast = [
  { id: "anna", name: "Anna", kind: "girl", traits: [] },
  { id: "gran", name: "the grandmother", kind: "grandma", traits: [] },
];

const voice = async (narration: string, task: Partial<TaskRecord> = {}, plan: object = {}) => {
  const deps = makeFixture({ voice_id: "studio-english-ella", ...task });
  const scenes = [makeScene(1, { narration })];
  await deps.artifacts.put("plan.json", JSON.stringify({ ...makePlan(), cast, scenes, ...plan }));
  const files = await voiceScene(deps, makeRun(), { scenesKey: "plan.json", scene: 1 });
  const stored = SpokenWords.parse(JSON.parse(Buffer.from(deps.artifacts.files.get(files.words) ?? []).toString()));
  const said = deps.narrator.speak.mock.calls.map(([{ voice, text }]) => `${voice.slice(15)}: ${text}`);
  return { deps, files, stored, said };
};

const dialogue = "“Where to?” asked Anna. “Home,” said the grandmother.";

it("a scene with character voices is spoken utterance by utterance", async () => {
  const { said, stored } = await voice(dialogue, { character_voices: true });

  expect(said.toSorted()).toEqual([
    "ella: asked Anna.",
    "ella: said the grandmother.",
    "girl: “Where to?”",
    "old-woman: “Home,”",
  ]);
  expect(stored.words.map(({ text }) => text).join(" ")).toBe(dialogue);
  expect(stored.speakers?.map(({ name }) => name)).toEqual(["Anna", "the grandmother"]);
});

it("a film without character voices has one narrator, and the same files as before", async () => {
  const [without, silent] = [await voice(dialogue), await voice(dialogue, { character_voices: false })];

  expect(without.said).toEqual([`ella: ${dialogue}`]);
  expect(silent.files).toEqual(without.files);
});

it("a scene where only the narrator speaks has the same files with and without", async () => {
  const text = "They went home.";

  expect((await voice(text, { character_voices: true })).files).toEqual((await voice(text)).files);
});

it("another voice of a character changes the scenes where it speaks", async () => {
  const voices = { anna: "studio-english-woman" };
  const before = await voice(dialogue, { character_voices: true });
  const after = await voice(dialogue, { character_voices: true }, { voices });

  expect(after.said).toContain("woman: “Where to?”");
  expect(after.files).not.toEqual(before.files);
  const others = ["“Home,” said the grandmother.", "They went home."];
  for (const text of others)
    expect((await voice(text, { character_voices: true }, { voices })).files).toEqual(
      (await voice(text, { character_voices: true })).files,
    );
});

it("the mouths of a scene are drawn for whom it quotes, and move with the words", async () => {
  const mouthsOf = async (narration: string, task: Partial<TaskRecord>) => {
    const { deps, files } = await voice(narration, task);
    const scenes = [{ number: 1, firstFrame: 0, frames: 600, lead: 1, card: false }];
    await deps.artifacts.put("timing.json", JSON.stringify({ seconds: 20, scenes }));
    const { lookKey } = await drawSheets(deps, makeRun(), { scenesKey: "plan.json" });
    const picture = await drawScene(deps, makeRun(), { scenesKey: "plan.json", lookKey, scene: 1 });
    const at = { scenesKey: "plan.json", timingKey: "timing.json", voice: files, picture, scene: 1 };
    await renderScene(deps, makeRun(), at);
    const drawn = deps.illustrator.draw.mock.calls[0]?.[0].speakers;
    const mouths = deps.film.renderScene.mock.calls[0]?.[0].mouths ?? new Map();
    return { drawn, moved: [...mouths].flatMap(([id, mouth]) => (mouth.some((shape: number) => shape > 0) ? id : [])) };
  };

  expect(await mouthsOf("“Where to?” asked Anna.", { character_voices: true })).toEqual({
    drawn: ["anna"],
    moved: ["anna"],
  });
  expect(await mouthsOf(dialogue, {})).toEqual({ drawn: [], moved: [] });
});

it("a pronunciation is spoken by characters, too", async () => {
  const pronunciations = [{ word: "AWS", say: "A W S" }];
  const { said, stored } = await voice("“AWS!” cried Anna.", { character_voices: true, pronunciations });

  expect(said).toContain("girl: “A W S!”");
  expect(stored.words.map(({ text }) => text).join(" ")).toBe("“AWS!” cried Anna.");
});
