import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { characterVoices, isCharacterVoice } from "#contract/catalogue/character-voices.ts";
import { languageIds } from "#contract/catalogue/languages.ts";
import { castVoices } from "#functions/core/narration/cast-voices.ts";
import { type CastMember, genders } from "#functions/core/story/story.ts";

const member = (id: string, kind: string, given: Partial<CastMember> = {}): CastMember => ({
  id,
  name: id,
  kind,
  traits: [],
  ...given,
});

const voicesOf = (cast: readonly CastMember[], chosen?: Readonly<Record<string, string>>) =>
  Object.fromEntries(castVoices({ language: "english", narrator: "studio-english-ella", cast, chosen }));

describe("the voices of a cast", () => {
  it("fit gender and age, as the cast says them or the kind shows them", () => {
    const cast = [
      member("anna", "girl"),
      member("tom", "fox", { gender: "male", traits: ["little"] }),
      member("gran", "grandma"),
      member("sage", "owl", { gender: "male", traits: ["old"] }),
      member("pilot", "astronaut", { gender: "female" }),
      member("smith", "man", { traits: ["young"] }),
    ];

    expect(voicesOf(cast)).toEqual({
      anna: "studio-english-girl",
      tom: "studio-english-boy",
      gran: "studio-english-old-woman",
      sage: "studio-english-old-man",
      pilot: "studio-english-woman",
      smith: "studio-english-ross",
    });
  });

  it("are those of the owner's characters first", () => {
    const cast = [member("friends", "girl"), member("anna", "woman"), member("rose", "girl")];
    const given = { language: "english", narrator: "studio-english-ella", cast } as const;

    expect(castVoices({ ...given, own: ["Anna", "Rose"] })).toEqual(
      new Map([
        ["anna", "studio-english-woman"],
        ["rose", "studio-english-girl"],
        ["friends", "studio-english-old-woman"],
      ]),
    );
    expect(castVoices(given).get("friends")).toBe("studio-english-girl");
  });

  it("stay of the gender where two have the same age, and are another's where none is left", () => {
    const girls = ["a", "b", "c", "d"].map((id) => member(id, "girl"));

    expect(Object.values(voicesOf(girls))).toEqual([
      "studio-english-girl",
      "studio-english-woman",
      "studio-english-old-woman",
      "studio-english-girl",
    ]);
  });

  it("are those that the owner has chosen, and then nobody else's", () => {
    const cast = [member("anna", "girl"), member("eva", "girl")];

    expect(voicesOf(cast, { eva: "studio-english-girl" })).toEqual({
      anna: "studio-english-woman",
      eva: "studio-english-girl",
    });
  });

  it("speak the film's language, are not the narrator's, and differ while there are enough", () => {
    const anybody = fc.record({
      kind: fc.constantFrom("girl", "boy", "fox", "grandpa", "queen", "robot"),
      gender: fc.option(fc.constantFrom(...genders), { nil: undefined }),
      traits: fc.subarray(["old", "little", "red"]),
    });
    fc.assert(
      fc.property(fc.constantFrom(...languageIds), fc.array(anybody, { maxLength: 12 }), (language, people) => {
        const cast = people.map((each, index) => ({ ...each, id: `${index}`, name: `${index}` }));
        const narrator = characterVoices.find((voice) => voice.language === language)?.id ?? "";
        const voices = castVoices({ language, narrator, cast });

        expect(castVoices({ language, narrator, cast })).toEqual(voices);
        for (const voice of voices.values()) {
          expect(isCharacterVoice(voice, language)).toBe(true);
          expect(voice).not.toBe(narrator);
        }
        if (cast.length <= 3) expect(new Set(voices.values()).size).toBe(cast.length);
      }),
    );
  });
});
