import { describe, expect, it } from "vitest";
import { mouthShapes } from "#functions/core/scene/mouth-shapes.ts";
import { mouthsOf } from "#functions/core/scene/mouths.ts";

const cast = [
  { id: "hero", name: "Anna" },
  { id: "cast-2", name: "Tom" },
];
const words = [
  { text: "Mama", start: 0.2, end: 0.6 },
  { text: "went", start: 0.6, end: 1 },
  { text: "Baa", start: 1.2, end: 1.6 },
];
const time = { frames: 90, lead: 1 };

describe("the shapes of a mouth", () => {
  it.each([
    ["mama", [0, 2, 0, 2]],
    ["Épée!", [2, 0, 2, 2]],
    ["мама", [0, 2, 0, 2]],
    ["밤", [0, 2, 0]],
    ["まど", [0, 2, 1, 2]],
    ["爷爷", [1, 2, 1, 2]],
    ["माँ", [0, 2]],
    ["ماما", [0, 2, 0, 2]],
    ["7", [1]],
    ["—", [1]],
  ])("of %s close at the lips' consonants and open at vowels", (word, shapes) => {
    expect(mouthShapes(word)).toEqual(shapes);
  });
});

describe("the mouths of a scene", () => {
  const speakers = [
    { name: "Anna", words: [0, 0] as [number, number] },
    { name: "Tom", words: [2, 2] as [number, number] },
  ];
  const mouths = mouthsOf({ words, speakers }, cast, time);
  const openIn = (id: string) => {
    const frames = [...(mouths.get(id) ?? [])].flatMap((shape, frame) => (shape > 0 ? [frame / 30] : []));
    return [frames.length > 0, Math.min(...frames), Math.max(...frames)];
  };

  it("move while their characters speak, and are closed at all other times", () => {
    expect(openIn("hero")).toEqual([true, expect.closeTo(1.3, 1), expect.closeTo(1.6, 1)]);
    expect(openIn("cast-2")).toEqual([true, expect.closeTo(2.3, 1), expect.closeTo(2.6, 1)]);
    expect(mouths.get("hero")).toHaveLength(90);
  });

  it("follow the letters of the word", () => {
    const spoken = [...(mouths.get("hero")?.slice(36, 48) ?? [])];

    expect(spoken.filter((shape, at) => shape !== spoken[at - 1])).toEqual([0, 2, 0, 2]);
  });

  it("keep each shape for two frames, so that they do not flicker", () => {
    const [fast] = mouthsOf(
      { words: [{ text: "abababababababab", start: 0, end: 0.5 }], speakers: [{ name: "Anna", words: [0, 0] }] },
      cast,
      { frames: 30, lead: 0 },
    ).values();

    for (let frame = 0; frame < 14; frame += 2) expect(fast?.[frame]).toBe(fast?.[frame + 1]);
  });

  it("are none for the narrator, for strangers, and for two of one name", () => {
    const twins = [...cast, { id: "cast-3", name: "Anna" }];
    const unknown = [{ name: "The baker", words: [1, 1] as [number, number] }];

    expect(mouthsOf({ words }, cast, time).size).toBe(0);
    expect(mouthsOf({ words, speakers: unknown }, cast, time).size).toBe(0);
    expect([...mouthsOf({ words, speakers }, twins, time).keys()]).toEqual(["cast-2"]);
  });

  it("end with the scene", () => {
    const [mouth] = mouthsOf({ words, speakers }, cast, { frames: 40, lead: 1 }).values();

    expect(mouth).toHaveLength(40);
  });

  it("follow the phones where the narrator tells them", () => {
    const mouth: [number, number][] = [
      [0.2, 0],
      [0.3, 2],
      [0.5, 1],
      [0.6, 0],
    ];
    const anna = mouthsOf({ words, speakers, mouth }, cast, time).get("hero") ?? new Uint8Array();

    const spoken = [...anna.slice(36, 48)];
    expect(spoken.filter((shape, at) => shape !== spoken[at - 1])).toEqual([0, 2, 1]);
    expect(Math.max(...anna.slice(48))).toBe(0);
    // Tom's words have no phones.
    expect(Math.max(...(mouthsOf({ words, speakers, mouth }, cast, time).get("cast-2") ?? []))).toBe(2);
  });
});
