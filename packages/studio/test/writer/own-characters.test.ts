import { describe, expect, it } from "vitest";
import { languageIds } from "../../src/languages/index.ts";
import { type OwnCharacter, plan, speakingSeconds, textOf, withOwnCharacters, write } from "../../src/writer/index.ts";

const four: readonly OwnCharacter[] = [
  { name: "Bo", kind: "green dragon", look: "with a red scarf" },
  { name: "Ada", kind: "girl" },
  { name: "Rusty", kind: "little robot" },
  { name: "Mim", kind: "owl", look: "white feathers, round glasses" },
];
const tell = (idea: string, characters = four, language = "english") =>
  write({ idea, characters, language, storyType: "fantasy_story", scenes: 12, seconds: 170, seed: "own" });

describe("tells of the user's own characters", () => {
  it.each(languageIds)("in %s, each of them seen, in half of the scenes, within the asked length", (language) => {
    const story = tell("A fox looks for honey", four, language);
    const text = textOf(story);
    const { scenes, cast } = plan({ text, language, scenes: 12, title: story.title, cast: story.cast });

    const own = cast.filter(({ name }) => four.some((each) => each.name === name)).map(({ id }) => id);
    const seen = scenes.map(({ picture }) => picture.cast.map(({ id }) => id).filter((id) => own.includes(id)));
    expect(new Set(seen.flat()).size).toBe(four.length);
    expect(seen.filter(({ length }) => length > 0).length).toBeGreaterThanOrEqual(scenes.length / 2);
    expect(speakingSeconds(text, language) / 170).toBeGreaterThan(0.9);
    expect(speakingSeconds(text, language) / 170).toBeLessThan(1.1);
  });

  it("as who they are in the idea: by name, or by kind where the idea has no name", () => {
    const byName = tell("Ada finds a map in the attic");
    const byKind = tell("A little dragon learns to fly");
    const byPlace = tell("A fox looks for honey", [{ name: "Mira" }]);

    expect(byName.cast.map(({ name }) => name)).toEqual(["Ada", "Bo", "Rusty", "Mim"]);
    expect(byKind.cast[0]).toMatchObject({ id: "hero", name: "Bo", kind: "dragon", traits: ["green"] });
    expect(textOf(byKind)).not.toContain("Bo, a green dragon");
    expect(byPlace.cast).toEqual([{ id: "hero", name: "Mira", kind: "fox", traits: [] }]);
  });

  it("with the first as the hero, where the idea names nobody", () => {
    expect(tell("A story about courage").cast[0]).toMatchObject({ id: "hero", name: "Bo", kind: "dragon" });
  });

  it("beside the cast of a sequel", () => {
    const { cast } = write({
      idea: "",
      characters: four,
      language: "english",
      storyType: "fantasy_story",
      scenes: 12,
      seconds: 170,
      seed: "own",
      before: {
        title: "The Fox",
        series: "The Fox",
        part: 2,
        idea: "A fox named Pip learns to swim",
        told: "Pip learned to swim.",
        cast: [{ id: "hero", name: "Pip", kind: "fox", traits: ["red"] }],
      },
    });

    expect(cast.map(({ name }) => name)).toEqual(expect.arrayContaining(["Pip", "Bo", "Ada", "Rusty", "Mim"]));
  });
});

describe("draws the user's own characters", () => {
  it("in the clothes of their trade", () => {
    const kindOf = (kind: string) => withOwnCharacters([], [{ name: "Otto", kind }], "english")[0]?.kind;
    expect(["old fisherman", "sailor", "little dragon"].map(kindOf)).toEqual(["fisherman", "captain", "dragon"]);
  });

  it("as the kind and looks that the user gives, in the words of the film's language or in English", () => {
    const looks = (given: OwnCharacter, language: string) => withOwnCharacters([], [given], language)[0];

    expect(looks({ name: "Bo", kind: "dragon", look: "green, with a red scarf" }, "english")).toMatchObject({
      kind: "dragon",
      traits: ["green"],
    });
    expect(looks({ name: "Bo", kind: "kleiner Drache", look: "grün" }, "german")).toMatchObject({
      kind: "dragon",
      traits: ["little", "green"],
    });
    expect(looks({ name: "Luna", kind: "dragón" }, "spanish")).toMatchObject({ kind: "dragon" });
    expect(looks({ name: "Bo", kind: "owl" }, "japanese")).toMatchObject({ kind: "owl" });
    expect(looks({ name: "Paul" }, "english")).toMatchObject({ kind: "boy" });
    expect(looks({ name: "Anna", kind: "farmer" }, "english")).toMatchObject({ kind: "farmer", traits: ["woman"] });
  });

  it("where a story of the user's own names them, and nowhere else", () => {
    const { cast, scenes } = plan({
      text: "A fox sat by the lake. It was hungry. Bo came down the hill. Bo laughed.",
      language: "english",
      scenes: 2,
      title: "The Lake",
      characters: four,
    });

    expect(cast.find(({ name }) => name === "Bo")).toMatchObject({ kind: "dragon", traits: ["green"] });
    expect(cast.map(({ name }) => name)).not.toContain("Rusty");
    expect(scenes[1]?.picture.cast.map(({ id }) => id)).toContain(cast.find(({ name }) => name === "Bo")?.id);
  });
});
