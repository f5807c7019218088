import { describe, expect, it } from "vitest";
import { characterOf } from "../../src/artist/figures/character.ts";
import { makePerson } from "../../src/artist/people/casting.ts";
import { roleOf } from "../../src/artist/people/roles.ts";
import type { CastMember } from "../../src/vocabulary.ts";

const girl: CastMember = { id: "hero", name: "Mia", kind: "girl", traits: [] };
const personWith = (...wears: string[]) => {
  const role = roleOf("girl");
  if (!role) throw new Error("no girl");
  return makePerson({ ...girl, wears }, role, "story");
};

const still = { turn: 0, phase: 0, stride: 0, tail: 0, nod: 0, arm: 0, mouth: 0 };
const pose = { ...still, mood: "happy", blink: false, sit: false, holds: false } as const;
const partsOf = (member: CastMember) => {
  const character = characterOf(member, "story", false);
  if (character.by !== "joints") throw new Error("an icon");
  return JSON.stringify(character.pose(pose, (colour) => colour).parts);
};

describe("dresses the user's own characters", () => {
  it("in coats, hats and shoes of the named colours", () => {
    const person = personWith("red coat", "green boots", "blue cap", "yellow scarf", "black trousers");

    expect(person.role).toMatchObject({ outfit: "coat", hat: "cap" });
    expect(person.colour).toBe("#d5443f");
    expect(person.worn).toEqual({
      boots: "#4a9a5a",
      hat: "#3f6fc9",
      scarf: "#e8b93f",
      trousers: "#3a3640",
    });
  });

  it("with the named hair, skin, eyes and face", () => {
    const person = personWith(
      "curly hair",
      "black hair",
      "glasses",
      "freckles",
      "long beard",
      "dark skin",
      "green eyes",
    );

    expect(person).toMatchObject({ hair: "curly", hairColour: "#241d22", freckles: true, skin: "#7d4e33" });
    expect(person.features).toMatchObject({ glasses: true, iris: "#3f7a3f" });
    expect(person.role.beard).toBe("long");
    expect(personWith("blonde hair", "pale skin").skin).toBe("#fbdcc4");
  });

  it("and leaves the rest as it was", () => {
    const { worn: _, ...plain } = personWith();
    const { worn, ...scarf } = personWith("red scarf");

    expect(worn).toEqual({ scarf: "#d5443f" });
    expect(scarf).toEqual(plain);
  });

  it("draws each of them", () => {
    const things = ["scarf", "boots", "moustache", "beanie", "hat", "cape", "bag", "apron", "trousers", "ponytail"];

    for (const thing of things) expect(partsOf({ ...girl, wears: [thing] }), thing).not.toBe(partsOf(girl));
  });

  it.each(["dog", "bear", "owl", "frog"])(
    "and what fits an animal: a %s has hat, glasses and scarf, but no coat",
    (kind) => {
      const animal = { ...girl, kind };

      for (const thing of ["hat", "glasses", "scarf"])
        expect(partsOf({ ...animal, wears: [thing] }), thing).not.toBe(partsOf(animal));
      for (const [one, other] of [
        ["green scarf", "red scarf"],
        ["blue cap", "black cap"],
      ] as const)
        expect(partsOf({ ...animal, wears: [one] }), one).not.toBe(partsOf({ ...animal, wears: [other] }));
      expect(partsOf({ ...animal, wears: ["red coat", "boots"] })).toBe(partsOf(animal));
    },
  );
});

describe("an animal of a named colour", () => {
  const coloured = (kind: string, ...traits: string[]) => partsOf({ ...girl, kind, traits }).toLowerCase();

  it("has nothing of its usual stripes: a black cat is black", () => {
    expect(coloured("cat")).toContain("#d98b35");
    expect(coloured("cat", "black")).not.toContain("#d98b35");
  });

  it("keeps stripes that make it what it is: a white tiger has black ones", () => {
    expect(coloured("tiger", "white")).toContain("#33231f");
  });
});
