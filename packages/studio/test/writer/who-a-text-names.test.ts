import { describe, expect, it, test } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

const FILLER =
  " It was an ordinary week, and nothing else was planned. The windows were open, and somewhere a radio played. The afternoon went by slowly, as afternoons do, and the shadows on the wall moved from one side to the other. Then it was evening again, and the lamps were lit one after the other along the road, and a little later the first of them went out.";

const planned = (text: string, scenes: number) => plan({ text: text + FILLER, language: "english", scenes, title: "" });
const sceneOf = (text: string, words: string, scenes = 7) => {
  const { cast, scenes: all } = planned(text, scenes);
  const picture = all.find(({ narration }) => narration.includes(words))?.picture;
  return { picture, names: picture?.cast.map(({ id }) => cast.find((one) => one.id === id)?.name) ?? [] };
};
const kindOf = (text: string, name: string): string | undefined =>
  planned(text, 5).cast.find((one) => one.name === name)?.kind;

describe("the cast of a pasted text", () => {
  test.each([
    [
      "a tractor with a name, on a farm",
      "On a farm there was a little red tractor called Rusty. Rusty pulled the wagon, and Rusty was brave.",
      "Rusty",
      "tractor",
    ],
    [
      "a parrot that is told of before its name",
      "Grandad has bought a parrot. The parrot is grey, it's called Admiral, and it swears. Admiral sang, and Admiral bit Grandad.",
      "Admiral",
      "parrot",
    ],
    [
      "a farmer of another country",
      "In 1943 a farmer in Mexico named Dionisio Pulido was ploughing his field. Pulido heard a sound, and Pulido ran home.",
      "Dionisio Pulido",
      "farmer",
    ],
    ["a man who tells of his wife", "My wife took the upper bunk. I sat by the window, and I slept badly.", "I", "man"],
    [
      "a woman by her first name",
      "Katrin sang for him and cooked for him and followed him everywhere. He worked in the mill. Katrin slept.",
      "Katrin",
      "woman",
    ],
    [
      "a pilot in uniform",
      "My favourite is the American pilot Amelia Earhart. Amelia drove a truck, and Amelia saved her money.",
      "Amelia Earhart",
      "captain",
    ],
    [
      "a grown-up by what he says of himself",
      '"I am a baker," said Viktor. Viktor closed the suitcase, and a boy and a girl laughed. Viktor laughed.',
      "Viktor",
      "man",
    ],
    [
      "somebody who is about to be sixty",
      "I climbed the tower before I turned sixty. I was tired, and my late husband laughed.",
      "I",
      "woman",
    ],
    [
      "a mother beside a parrot with a name",
      "Grandad has a parrot, and it's called Admiral. Admiral sang. Kofi laughed at Admiral, and Mum laughed. Mum fed Admiral.",
      "Mum",
      "woman",
    ],
  ])("has %s", (_, text, name, kind) => {
    expect(kindOf(text, name)).toBe(kind);
  });

  test.each([
    ["a station", "The conductor at Sofia station was in a hurry. Emil laughed. Emil took the train, and Emil slept."],
    ["ice on wings", "Emil flew alone. Ice formed on the wings. Emil laughed, and Emil slept."],
    ["boats that open a sentence", "Emil looked out. Fishing boats were lying there. Emil laughed, and Emil slept."],
  ])("takes no name from %s", (_, text) => {
    const names = planned(text, 5).cast.map(({ name }) => name);

    expect(names).toContain("Emil");
    expect(names.filter((name) => /^(?:Sofia|Fishing|Ice)$/.test(name))).toEqual([]);
  });

  it("has the old man whom no word introduces only once", () => {
    const text =
      "In a city lived a clockmaker with his blue clock. A girl called Liv dusted the clock of the clockmaker. Liv ran up and shook the clockmaker. The old man turned white, and the old man cried.";

    expect(planned(text, 5).cast.map(({ name }) => name)).not.toContain("the man");
  });
});

describe("a scene of a pasted text", () => {
  const essay =
    "How a volcano is born\n\nDeep below our feet rock melts and becomes soft. We call it magma, and it rises like a bubble in soup. Sometimes it finds a crack in the ground above. The hot rock cools down and becomes hard again. Layer by layer the mountain grows. In this way islands are born in the sea as well. In 1943 a farmer named Dionisio Pulido was ploughing his field. Pulido heard a sound and ran. Many villages were buried, and tourists climb around the tower today.";

  it("of an essay shows no person where it explains", () => {
    expect(sceneOf(essay, "We call it magma", 10).names).toEqual([]);
    expect(sceneOf(essay, "Pulido heard", 10).names).toEqual(["Dionisio Pulido"]);
  });

  it("is no longer in the kitchen for who is on the stairs", () => {
    const text =
      "Agnes stood in the kitchen of the tower. Agnes looked at the pot on the table.\n\nAgnes was already on the stairs. She climbed round and round and came up to the lamp.\n\nBehind the lamp sat a man. He smiled at Agnes.";

    expect(sceneOf(text, "round and round").picture?.place).not.toBe("kitchen");
  });

  it("is on another day below another heading of a diary", () => {
    const text =
      "Monday\n\nI sat in the classroom with Kofi. I showed Kofi the cage, and Kofi laughed.\n\nWednesday\n\nThe bird is gone. Grandad only sat there and held a piece of apple in his hand.\n\nThursday\n\nKofi and I were sad.";

    expect(sceneOf(text, "held a piece").picture?.place).not.toBe("classroom");
  });

  it("is on another day below a date", () => {
    const text =
      "12 June\n\nI swam in the sea with Marlene. We lay on the beach, and Marlene laughed at the waves.\n\n15 June\n\nMrs. Sinclair has a glass eye. I showed her the button, and she was silent for a long time.\n\n16 June\n\nMarlene was glad.";

    expect(sceneOf(text, "showed her the button").picture?.place).not.toBe("sea");
  });

  it("has no snow for a month alone", () => {
    const text =
      "Emil lived in the south. One day in February Emil walked across the meadow to his field. Emil sang.\n\nIn the meadow he saw a hill. Emil ran home.";

    expect(planned(text, 6).scenes.map(({ picture }) => picture.place)).not.toContain("snow");
  });

  it("is by day where something is done from morning till night", () => {
    const text =
      "In the garden lived a peacock who looked at himself from morning till night. The peacock spread his tail, and the peacock screamed.";

    expect(sceneOf(text, "from morning").picture?.time).toBe("day");
  });

  it("has no dog that runs beside the train", () => {
    const text =
      "In our compartment there were two beds. I sat by the window and watched the villages, one lamp here, one lamp there, a dog that ran beside the train. I slept in our compartment, and I was cold.";

    expect(sceneOf(text, "a dog that").picture?.props).not.toContain("dog");
  });
});
