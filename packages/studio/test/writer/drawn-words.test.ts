import { describe, expect, it } from "vitest";
import type { ScenePicture } from "../../src/vocabulary.ts";
import { plan } from "../../src/writer/index.ts";

const cast = [
  { id: "hero", name: "Juno", kind: "fox", traits: [] },
  { id: "pal", name: "Mia", kind: "girl", traits: [] },
];
const pictureOf = (text: string): ScenePicture | undefined =>
  plan({ text, language: "english", scenes: 1, title: "", cast }).scenes[0]?.picture;

describe("a plan of pictures", () => {
  it.each([
    "Juno felt like someone holding a kite.",
    "There were no trumpets, and Juno went home.",
    "Juno had always dreamed of a boat.",
    '"Have you seen a dragon?" asked Juno.',
    "The stones told it to the roots, and Juno listened.",
    "Juno was as quick as a rocket.",
    "A child was selling paper birds to Juno.",
  ])("shows nothing that is only a figure of speech: %s", (text) => {
    expect(pictureOf(text)?.props).toEqual([]);
  });

  it.each([
    ["A kite hung in the tree, and Juno saw it.", "kite"],
    ["There was a bridge before Juno.", "bridge"],
    ["A signpost stood where Juno stopped.", "signpost"],
    ["Juno sat down at the table.", "table"],
  ])("shows what is there: %s", (text, prop) => {
    expect(pictureOf(text)?.props).toContain(prop);
  });

  it("does not draw a cast member again as a prop", () => {
    const sea = [...cast, { id: "other-1", name: "the whale", kind: "whale", traits: [] }];
    const { scenes } = plan({
      text: "The whale swam to Juno.",
      language: "english",
      scenes: 1,
      title: "",
      cast: sea,
    });

    expect(scenes[0]?.picture.props).toEqual([]);
    expect(scenes[0]?.picture.cast.map(({ id }) => id)).toContain("other-1");
  });

  it.each(["The sun rose, and Juno saw the hill.", "Juno would watch and fly."])(
    "takes no deed for a thing: %s",
    (text) => {
      expect(pictureOf(text)?.props).toEqual([]);
    },
  );

  it("shows no fear in the last picture", () => {
    const text = "Juno went home. And Juno was never afraid of the dark again.";
    const { scenes } = plan({ text, language: "english", scenes: 2, title: "", cast });

    expect(scenes.at(-1)?.picture.mood).not.toBe("tense");
  });

  it("shows a village in place of a modern city in a historical story", () => {
    const text = "Juno walked through the city.";
    const placeIn = (storyType: string) =>
      plan({ text, language: "english", scenes: 1, title: "", cast, storyType }).scenes[0]?.picture.place;

    expect(placeIn("historical_story")).toBe("village");
    expect(placeIn("sci_fi_story")).toBe("city");
  });

  it("puts swimmers at the shore with others, and under water alone", () => {
    const pool = [...cast, { id: "fish", name: "Fin", kind: "fish", traits: [] }];
    const placeOf = (text: string) =>
      plan({ text, language: "english", scenes: 1, title: "", cast: pool }).scenes[0]?.picture.place;

    expect(placeOf("Juno met Fin in the meadow.")).toBe("lake");
    expect(placeOf("Fin looked at the stones.")).toBe("underwater");
  });

  it.each([
    ["french", "Un crapaud et une souris cherchent la lune.", ["toad", "mouse"]],
    ["hindi", "एक बूढ़ा मछुआरा और उसकी पोती झील पर गए।", ["fisherman", "girl"]],
    ["japanese", "若い侍が鶴を助けました。", ["samurai", "swan"]],
    ["russian", "Пастух искал овечку с мальчиком и осликом.", ["farmer", "sheep", "boy", "donkey"]],
  ])("knows who is in a story in %s", (language, text, kinds) => {
    const told = plan({ text, language, scenes: 1, title: "" });

    expect(told.cast.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("gives a held thing to its holder", () => {
    const picture = pictureOf("Juno waited at the gate. Mia carried a lantern.");

    expect(picture?.cast.map(({ id, holds }) => [id, holds])).toEqual([
      ["hero", undefined],
      ["pal", "lantern"],
    ]);
  });

  it("gives all of the cast the same action", () => {
    const picture = pictureOf("Juno and Mia walked through the forest.");

    expect(picture?.cast.map(({ action }) => action)).toEqual(["walk", "walk"]);
  });

  it.each([
    ["The villagers came out to look at Juno.", "people"],
    ["Two armies stood on the field, and Juno between them.", "battle"],
    ["Juno was alone with the wind.", undefined],
    ["Nobody tells stories of the battle, said Juno.", undefined],
  ])("brings many where the text does: %s", (text, crowd) => {
    expect(pictureOf(text)?.crowd).toBe(crowd);
  });
});
