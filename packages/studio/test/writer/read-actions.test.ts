import { describe, expect, it } from "vitest";
import { type Language, languageIds } from "../../src/languages/index.ts";
import { plan } from "../../src/writer/index.ts";

const actionsIn = (text: string, language: string, scenes = 1) =>
  plan({ text, language, scenes, title: "" }).scenes.map(({ picture }) => picture.cast.map(({ action }) => action));

/** In each language: a fox that swims in a lake, a fox that reads a book, and a fox that does not swim. */
const sentences: Readonly<Record<Language, readonly [swims: string, reads: string, not: string]>> = {
  english: ["The fox swam across the lake.", "The fox read a book.", "The fox could not swim."],
  german: ["Der Fuchs schwamm über den See.", "Der Fuchs las ein Buch.", "Der Fuchs schwamm nicht."],
  french: ["Le renard nageait dans le lac.", "Le renard lisait un livre.", "Le renard ne nageait pas."],
  spanish: ["El zorro nadó en el lago.", "El zorro leyó un libro.", "El zorro no nadaba."],
  italian: ["La volpe nuotava nel lago.", "La volpe leggeva un libro.", "La volpe non nuotava."],
  portuguese: ["A raposa nadou no lago.", "A raposa leu um livro.", "A raposa não nadava."],
  russian: ["Лиса плыла по озеру.", "Лиса читала книгу.", "Лиса не плавала."],
  arabic: ["سبح الثعلب في البحيرة.", "قرأ الثعلب كتابا.", "الثعلب لا يسبح."],
  hindi: ["लोमड़ी झील में तैरी।", "लोमड़ी किताब पढ़ रही थी।", "लोमड़ी तैरी नहीं।"],
  bengali: ["শিয়াল হ্রদে সাঁতার কাটল।", "শিয়াল একটি বই পড়ছিল।", "শিয়াল সাঁতার কাটল না।"],
  chinese: ["狐狸在湖里游泳。", "狐狸在看书。", "狐狸不会游泳。"],
  japanese: ["狐は湖で泳ぎました。", "狐は本を読みました。", "狐は泳ぎませんでした。"],
  korean: ["여우는 호수에서 헤엄쳤어요.", "여우는 책을 읽었어요.", "여우는 헤엄치지 않았어요."],
};

describe.each(languageIds)("a text in %s", (language) => {
  const [swims, reads, not] = sentences[language];

  it("shows its actions", () => {
    expect(actionsIn(swims, language)[0]).toEqual(["swim"]);
    expect(actionsIn(reads, language)[0]).toEqual(["read"]);
  });

  it("shows a swimmer in water", () => {
    const [scene] = plan({ text: swims, language, scenes: 1, title: "" }).scenes;

    expect(["lake", "sea"]).toContain(scene?.picture.place);
  });

  it("shows no action that is not done", () => {
    expect(actionsIn(not, language)[0]).not.toContain("swim");
  });
});

describe("the actions of a scene", () => {
  const cast = [
    { id: "nora", name: "Nora", kind: "girl", traits: [] },
    { id: "henrik", name: "Henrik", kind: "grandpa", traits: [] },
  ];
  const pictured = (text: string) => plan({ text, language: "english", scenes: 1, title: "", cast }).scenes[0]?.picture;
  const actionsOf = (text: string) => pictured(text)?.cast.map(({ id, action }) => `${id} ${action}`);

  it("belong to who does them", () => {
    expect(actionsOf("Nora climbed the tree, and Henrik watched.")).toEqual(["nora climb", "henrik look"]);
    expect(actionsOf("Henrik cooked soup while Nora slept.")).toEqual(["nora sleep", "henrik cook"]);
    expect(actionsOf("Nora and Henrik rowed across the lake.")).toEqual(["nora row", "henrik row"]);
    expect(actionsOf("Nora sat on the wall. Then she saw Henrik and hugged him.")).toContain("nora hug");
  });

  it("have their thing", () => {
    expect(pictured("Henrik gave Nora an apple.")?.cast[1]).toMatchObject({ action: "give", holds: "green-apple" });
    expect(pictured("Nora played the violin.")?.cast[0]).toMatchObject({ action: "play", holds: "violin" });
  });

  it("are not shown without what they need", () => {
    expect(actionsOf("Nora played in the garden.")).not.toContain("nora play");
    expect(actionsOf("Henrik gave Nora an answer.")).not.toContain("henrik give");
    expect(actionsOf("Nora gave up.")).not.toContain("nora give");
    expect(actionsOf('"Climb the tree!" said Henrik.')).not.toContain("nora climb");
  });

  it("take their place along: who digs or climbs a tree is outdoors", () => {
    expect(pictured("In the kitchen of her house Nora read.")?.place).toBe("kitchen");
    expect(pictured("Behind her house Nora dug a hole.")?.place).toBe("meadow");
  });
});

describe("in English", () => {
  const scenesOf = (text: string, scenes: number, storyType = "original_story") =>
    plan({ text, language: "english", scenes, title: "", storyType }).scenes.map(({ picture }) => picture);

  it("a pronoun means who fits it, also if only the other was named last", () => {
    const text = "Salma lived with her grandfather. Salma read a book. He slept.";
    const [, , last] = scenesOf(text, 3);

    expect(last?.cast.find(({ action }) => action === "sleep")?.id).toBe("cast-2");
  });

  it("what other people do is done by none of the cast", () => {
    const [picture] = scenesOf("Lev the clockmaker took hours from people who slept.", 1);

    expect(picture?.cast.map(({ action }) => action)).not.toContain("sleep");
    expect(picture?.mood).not.toBe("asleep");
  });

  it("a pronoun brings back neither who has gone nor one for whom another noun stands", () => {
    const opening = "Agnes met the mayor in the village. Agnes was alone.";

    expect(scenesOf(`${opening} When he had gone Agnes wrote a letter.`, 3)[2]?.cast).toHaveLength(1);
    const [met, , laughed] = scenesOf(`${opening} Agnes saw a sultan and he laughed.`, 3);
    const mayor = met?.cast[1]?.id;
    expect(mayor).toBeDefined();
    expect(laughed?.cast.map(({ id }) => id)).not.toContain(mayor);
  });

  it("an owner who is only named, who does not come, is not there; who cannot sleep is awake", () => {
    const text = "Pim lived with his mother. Pim found the jar with his mother's name. His mother did not come.";
    const [first, second] = scenesOf(text, 3);

    expect(scenesOf("Pim could not fall asleep.", 1)[0]?.mood).not.toBe("asleep");
    expect(scenesOf("Pim fell asleep.", 1)[0]?.mood).toBe("asleep");
    expect(first?.cast.map(({ id }) => id)).toContain("cast-2");
    expect(second?.cast.map(({ id }) => id)).toEqual(["hero"]);
  });

  it("neither picks up a pickaxe nor sees a ring in a ring of stones", () => {
    expect(scenesOf("Mina picks up oxygen.", 1)[0]?.props).toEqual([]);
    expect(scenesOf("Mina saw a ring of standing stones.", 1)[0]?.props).not.toContain("ring");
    expect(scenesOf("Mina held a ring of gold.", 1)[0]?.props).toContain("ring");
  });

  it("shows all of whom they is said", () => {
    const [, second] = scenesOf('Mina met her robot Tin. They looked out. "We have time," said Tin.', 2);

    expect(second?.cast).toHaveLength(2);
  });
});

it("brings back who is hugged", () => {
  const text = "Anna lived with her brother Max. She looked for the lamp. She hugged him.";
  const { cast, scenes } = plan({ text, language: "english", scenes: 3, title: "" });

  expect(cast).toHaveLength(2);
  expect(scenes[2]?.picture.cast).toHaveLength(2);
});

it("does not sleep where one dreams of a team", () => {
  expect(actionsIn("Tunde dreamed of joining the football team.", "english")[0]).toEqual(["stand"]);
  expect(actionsIn("The fox fell asleep and dreamed of the sea.", "english")[0]).toEqual(["sleep"]);
});
