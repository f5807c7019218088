import { expect, it } from "vitest";
import { chosenVoices } from "#functions/core/story/chosen-voices.ts";

const cast = [
  { id: "hero", name: "the volcano", kind: "volcano", traits: [] },
  { id: "cast-2", name: "Bo", kind: "dragon", traits: [] },
  { id: "cast-3", name: "Ada", kind: "girl", traits: [] },
];
const order = {
  character_voices: true,
  characters: [{ name: "bo", voice: "studio-english-boy" }, { name: "Ada" }],
  outline: { characters: [{ kind: "little volcano", voice: "studio-english-old-man" }] },
};

it("gives the characters of a cast the voices of the order, by name, or by kind where they have no name", () => {
  expect(chosenVoices(order, cast)).toEqual({ hero: "studio-english-old-man", "cast-2": "studio-english-boy" });
});

it("gives none where the order has none, or its characters have no voices of their own", () => {
  expect(chosenVoices({ ...order, characters: [{ name: "Bo" }], outline: {} }, cast)).toBeUndefined();
  expect(chosenVoices({ ...order, character_voices: false }, cast)).toBeUndefined();
});
