import { describe, expect, it } from "vitest";
import { languageIds } from "../../src/languages/index.ts";
import { type OwnCharacter, plan, speakingSeconds, textOf, withOwnCharacters, write } from "../../src/writer/index.ts";
import { ofIdea } from "./telling.ts";

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
    expect(ofIdea(byPlace.cast)).toEqual([{ id: "hero", name: "Mira", kind: "fox", traits: [] }]);
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

describe("takes a group of the idea for the user's own characters", () => {
  const kids = (...names: string[]): OwnCharacter[] => names.map((name) => ({ name }));
  const castOf = (idea: string, characters: readonly OwnCharacter[], language = "english") =>
    ofIdea(tell(idea, characters, language).cast).map(({ name }) => name);

  it("where their number fits, and draws nobody beside them", () => {
    const dog = { name: "Bruno", kind: "dog" };
    const friends = [...kids("Mia", "Tom"), dog, ...kids("Ada")];
    const story = tell("Four friends who live by the river build a raft", friends);

    expect(ofIdea(story.cast).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      "Mia girl",
      "Tom boy",
      "Bruno dog",
      "Ada girl",
    ]);
    expect(textOf(story)).toContain("They were called Mia, Tom, Bruno the dog and Ada.");
    expect(textOf(story)).not.toContain("came along");
    expect(castOf("Two sisters open a bakery", kids("Mia", "Ada"))).toEqual(["Mia", "Ada"]);
    expect(castOf("The three brothers cross the sea", kids("Tom", "Ben", "Paul"))).toEqual(["Tom", "Ben", "Paul"]);
    expect(castOf("Mia and her three friends find a cave", kids("Mia", "Tom", "Ben", "Ada"))).toEqual(
      expect.arrayContaining(["Mia", "Tom", "Ben", "Ada"]),
    );
    expect(castOf("Mia and her three friends find a cave", kids("Mia", "Tom", "Ben", "Ada"))).toHaveLength(4);
  });

  it("with an animal that comes along, and without words that the idea has", () => {
    const brothers = [...kids("Tom", "Ben"), { name: "Rex", kind: "dog" }];
    const pigs = ["Pip", "Pop", "Pap"].map((name) => ({ name, kind: "pig" }));
    const { cast } = tell("Two brothers and their dog look for a treasure", brothers);

    expect(cast.map(({ name, group }) => `${name} ${group}`)).toEqual(["Tom brothers", "Ben brothers", "Rex brothers"]);
    expect(textOf(tell("Three little pigs build houses", pigs))).toContain("They were called Pip, Pop and Pap.");
  });

  it("as a family, of which the first two are the parents", () => {
    const { cast, paragraphs } = tell("A family of four moves to the mountains", kids("Ann", "Tom", "Ben", "Ada"));

    expect(ofIdea(cast).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      "Ann woman",
      "Tom man",
      "Ben boy",
      "Ada girl",
    ]);
    expect(paragraphs[0]).toContain("family");
  });

  it("not where number or kinds contradict it", () => {
    expect(castOf("Four friends build a raft", kids("Mia", "Tom"))).toContain("the friends");
    expect(castOf("Two sisters open a bakery", kids("Tom", "Ben"))).toContain("the sisters");
    const cats = ["Kit", "Kat", "Kim"].map((name) => ({ name, kind: "cat" }));
    expect(castOf("Three dogs run a restaurant", cats)).toContain("the dogs");
  });

  it.each([
    ["german", "Vier Freunde bauen ein Floß"],
    ["spanish", "Cuatro amigos construyen una balsa"],
    ["french", "Quatre amis construisent un radeau"],
    ["italian", "Quattro amici costruiscono una zattera"],
    ["portuguese", "Quatro amigos constroem uma jangada"],
    ["russian", "Четыре друга строят плот"],
    ["chinese", "四个朋友造了一只木筏"],
    ["japanese", "四人の友だちがいかだを作る"],
    ["korean", "네 친구가 뗏목을 만든다"],
    ["hindi", "चार दोस्त एक बेड़ा बनाते हैं"],
    ["bengali", "চার বন্ধু একটি ভেলা বানায়"],
    ["arabic", "أربعة أصدقاء يبنون طوفًا"],
  ])("in %s", (language, idea) => {
    expect(castOf(idea, kids("Mia", "Tom", "Ben", "Ada"), language)).toEqual(["Mia", "Tom", "Ben", "Ada"]);
  });
});

describe("shows those who go through a story together", () => {
  const shown = (idea: string, characters: readonly OwnCharacter[]) => {
    const story = tell(idea, characters);
    const { scenes, cast } = plan({
      text: textOf(story),
      language: "english",
      scenes: 8,
      title: "",
      cast: story.cast,
      characters,
    });
    const own = cast.filter(({ name }) => characters.some((each) => each.name === name)).map(({ id }) => id);
    return scenes.map(({ picture }) => picture.cast.filter(({ id }) => own.includes(id)).length);
  };

  it("in most scenes, at most four in a picture", () => {
    const ofGroup = shown("Four friends build a raft", four);
    const ofHero = shown("A story about courage", four);

    expect(ofGroup.filter((count) => count === 4).length).toBeGreaterThanOrEqual(6);
    expect(ofHero.filter((count) => count >= 3).length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...ofGroup, ...ofHero)).toBe(4);
  });

  it("and not beside somebody who is alone", () => {
    const cast = [
      { id: "hero", name: "Ada", kind: "girl", traits: [], group: "" },
      { id: "own-2", name: "Bo", kind: "dragon", traits: [], group: "" },
    ];
    const text = "Ada and Bo went home. Ada told no one about the letter.\n\nThen Ada ran down to the lake.";
    const { scenes } = plan({ text, language: "english", scenes: 3, title: "", cast });

    expect(scenes.map(({ picture }) => picture.cast.length)).toEqual([2, 1, 2]);
  });
});
