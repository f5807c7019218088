import { describe, expect, it } from "vitest";
import { respell, restoreSpelling } from "#functions/core/narration/pronounce.ts";
import { voiceScene } from "#functions/core/narration/voice-scene.ts";
import { SpokenWords } from "#functions/core/narration/voices.ts";
import { makePlan, makeScene } from "#test/support/studio.ts";
import { makeRun } from "#test/support/task.ts";
import { makeFixture } from "../pipeline/make-film.ts";

const list = [
  { word: "Siobhan", say: "shi vawn" },
  { word: "AWS", say: "A W S" },
];

/** A speech with a word each second, in one sentence. */
const say = (text: string) => {
  const words = text.split(" ").map((word, at) => ({ text: word, start: at, end: at + 1 }));
  return {
    sampleRate: 48_000,
    samples: new Float32Array([0.5]),
    words,
    sentences: [{ start: 0, end: words.length, words: [0, words.length - 1] as const }],
  };
};

describe("a pronunciation", () => {
  it("is spoken in place of the whole word, in any case, and of no part of a word", () => {
    expect(respell("SIOBHAN met Siobhan's son, and awsome AWS.", list)).toBe(
      "shi vawn met shi vawn's son, and awsome A W S.",
    );
  });

  it("is found in scripts without spaces", () => {
    expect(respell("小明看见了重庆。", [{ word: "重庆", say: "崇庆" }])).toBe("小明看见了崇庆。");
  });

  it("may hold characters that mean something in a pattern", () => {
    expect(respell("It costs $5 (net).", [{ word: "$5 (net)", say: "five dollars" }])).toBe("It costs five dollars.");
  });

  it("leaves the word of the story in the captions, with the time of all that is spoken", () => {
    const text = "So Siobhan, the seal, saw SIOBHAN.";
    const { words, sentences } = restoreSpelling(say(respell(text, list)), text, list);

    expect(words).toEqual([
      { text: "So", start: 0, end: 1 },
      { text: "Siobhan,", start: 1, end: 3 },
      { text: "the", start: 3, end: 4 },
      { text: "seal,", start: 4, end: 5 },
      { text: "saw", start: 5, end: 6 },
      { text: "SIOBHAN.", start: 6, end: 8 },
    ]);
    expect(sentences).toEqual([{ start: 0, end: 8, words: [0, 5] }]);
  });

  it("changes nothing where the narrator returns other words", () => {
    const heard = say("So she von slept.");

    expect(restoreSpelling(heard, "So Siobhan slept.", list)).toEqual(heard);
  });
});

describe("a scene with a pronunciation", () => {
  const voice = async (pronunciations: typeof list | undefined) => {
    const deps = makeFixture(pronunciations && { pronunciations });
    const scenes = [makeScene(1, { narration: "Siobhan sings." }), makeScene(2, { narration: "The sea sings." })];
    await deps.artifacts.put("plan.json", JSON.stringify({ ...makePlan(), scenes }));
    const made = [];
    for (const scene of [1, 2]) made.push(await voiceScene(deps, makeRun(), { scenesKey: "plan.json", scene }));
    return { deps, made };
  };

  it("is spoken by it, and its captions keep the word of the story", async () => {
    const { deps, made } = await voice(list);

    expect(deps.narrator.speak.mock.calls.map(([{ text }]) => text)).toEqual(["shi vawn sings.", "The sea sings."]);
    const { words } = SpokenWords.parse(
      JSON.parse(Buffer.from(deps.artifacts.files.get(made[0]?.words ?? "") ?? []).toString()),
    );
    expect(words.map(({ text }) => text)).toEqual(["Siobhan", "sings."]);
  });

  it("gets its own files, and other scenes keep theirs", async () => {
    const [with_, without] = [await voice(list), await voice(undefined)];

    expect(with_.made[0]).not.toEqual(without.made[0]);
    expect(with_.made[1]).toEqual(without.made[1]);
  });
});
