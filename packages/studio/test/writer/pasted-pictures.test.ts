import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/index.ts";
import { readCast } from "../../src/writer/people/read-cast.ts";

const pictures = (text: string, language = "english", scenes = 1) =>
  plan({ text, language, scenes, title: "" }).scenes.map(({ picture }) => picture);
const castOf = (text: string, language: string): string[] =>
  readCast(text, language).map(({ member }) => `${member.name}=${member.kind}`);

describe("the place of a pasted text", () => {
  it.each([
    ["english", "The king walked into the great hall and sat down.", "hall"],
    ["english", "Once a king lived in a castle. He lay in his bed and counted the stones of the ceiling.", "hall"],
    ["english", "Priya walked to the market and sat down on a crate.", "market"],
    ["english", "They hid in the old barn behind the sacks.", "barn"],
    ["english", "It was the kitchen. A cook was stirring a pot.", "kitchen"],
    ["english", "Ada ran past the house and into the forest.", "forest"],
    ["german", "Sie hatte noch nie das Meer gesehen. Im Zug schlief Helene.", "train"],
    ["spanish", "Amparo encendía el horno cuando el pueblo dormía.", "kitchen"],
  ])("in %s is where somebody is: %s", (language, text, place) => {
    expect(pictures(text, language)[0]?.place).toBe(place);
  });

  it("is no room where the moon goes home", () => {
    const text =
      "The owl sat by the lake at night.\n\nIn the morning the moon went home, and the owl slept in the hollow oak.";
    expect(pictures(text, "english", 2).map(({ place }) => place)).not.toContain("room");
  });

  it("stays in a room from which somebody looks out, and in a train that passes a wood", () => {
    const [, second] = pictures(
      "Nora sat in the kitchen. She drank her tea.\n\nOutside the window a crow hopped along the street and sat on the fence.",
      "english",
      2,
    );
    const [, wood] = pictures("Nora sat in the train.\n\nThe train went through a dark forest.", "english", 2);

    expect([second?.place, wood?.place]).toEqual(["kitchen", "train"]);
  });

  it("is no place that is only told about", () => {
    const [, second] = pictures(
      "Pip sat in the kitchen with the king.\n\nPip told him about the rats in the cellar.",
      "english",
      2,
    );

    expect(second?.place).toBe("kitchen");
  });

  it("is a boat from the first stroke to the shore", () => {
    const text =
      "Nora rowed across the lake.\n\nThe wind turned. Nora looked at the clouds.\n\nThen Nora stood on the shore.";

    expect(pictures(text, "english", 3).map(({ cast }) => cast[0]?.action)).toEqual([
      "row",
      "row",
      expect.not.stringMatching("row"),
    ]);
  });
});

describe("who is in a pasted text", () => {
  it.each([
    [
      "the old man is the grandfather",
      "english",
      "Old Magnus fished. His grandson Eirik rowed. Eirik held his grandfather. Magnus smiled.",
      ["Eirik=boy", "Old Magnus=grandpa"],
    ],
    [
      "an age in words",
      "german",
      "Helene stand am Gleis. Sie war zweiundsiebzig Jahre alt. Helene wartete.",
      ["Helene=grandma"],
    ],
    [
      "a grandmother by her grandson",
      "spanish",
      "En la cocina cantaba Amparo. Su nieto Julián dormía. La abuela abrió la puerta y Julián reía.",
      ["Julián=boy", "Amparo=grandma"],
    ],
  ])("%s", (_, language, text, expected) => {
    expect(castOf(text, language).toSorted()).toEqual(expected.toSorted());
  });

  it("is no pet of which a new pronoun speaks", () => {
    const text = "Ann was nine. Ann saw a crow. It looked at her.\n\nSo she turned the page and did the last question.";

    expect(pictures(text, "english", 2)[1]?.cast).toHaveLength(1);
  });
});

describe("the roles of a pasted text", () => {
  it.each([
    ["english", "The mayor opened the door. The mayor smiled.", "mayor"],
    ["english", "The sultan laughed. The sultan wanted a coat.", "sultan"],
    ["spanish", "El alcalde abrió la puerta. El alcalde sonrió.", "mayor"],
    ["german", "Der Schaffner kam herein. Der Schaffner gähnte.", "police-officer"],
  ])("in %s have a costume: %s", (language, text, kind) => {
    expect(readCast(text, language)[0]?.member.kind).toBe(kind);
  });

  it("are of the kind of an animal who is their child", () => {
    const text = "Der Igel Fridolin lief durch den Garten. Seine Mutter schlief. Fridolin lachte.";

    expect(readCast(text, "german").map(({ member }) => member.kind)).toEqual(["hedgehog", "hedgehog"]);
  });

  it("live in no modern city", () => {
    expect(pictures("The sultan walked along the street of the city. The sultan smiled.")[0]?.place).toBe("village");
  });
});

describe("what is done in a pasted text", () => {
  it("is no walk where nothing says so", () => {
    expect(pictures("Nora was nine.")[0]?.cast[0]?.action).toBe("stand");
  });

  it("is done by none of the cast where a thing does it, and not now where it was done before", () => {
    expect(pictures("Nora sat down. The storm walked around the house.")[0]?.cast[0]?.action).toBe("sit");
    expect(pictures("Nora had slept three hours. She read her notes.")[0]?.cast[0]?.action).toBe("read");
  });
});

describe("things of a pasted text", () => {
  it("are no clothes that somebody wears, and no half of a word", () => {
    expect(pictures("Runa came in her nightdress and rubber boots.")[0]?.props).toEqual([]);
    expect(pictures("The king had a bed of goose feathers.")[0]?.props).not.toContain("goose");
  });
});
