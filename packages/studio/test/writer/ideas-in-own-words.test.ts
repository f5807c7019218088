import { describe, expect, it } from "vitest";
import { textOf, write } from "../../src/writer/index.ts";
import { againWords } from "../../src/writer/non-english/tell/again-words.ts";

const storyOf = (idea: string, language: string) =>
  write({ idea, language, storyType: "children_story", scenes: 10, seconds: 170, seed: "own" });
/** A story without its first paragraph, which says the idea. */
const restOf = (idea: string, language: string): string =>
  textOf(storyOf(idea, language)).split("\n\n").slice(1).join(" ");

describe("what an idea names, told again", () => {
  it.each([
    ["german", { thing: "den alten Teddybären", wish: "ihn zurückbringen" }, "den Teddybären zurückbringen"],
    ["german", { there: "im Garten", wish: "im Garten ein Haus bauen" }, "ein Haus bauen"],
    ["german", { thing: "den Schlüssel", wish: "den Schlüssel suchen" }, "den Schlüssel finden"],
    ["german", { wish: "sie finden" }, undefined],
    ["french", { thing: "la lettre", wish: "la ramener au village" }, "ramener la lettre au village"],
    ["spanish", { thing: "la tortuga", wish: "devolverla a su dueño" }, "devolver la tortuga a su dueño"],
    ["italian", { thing: "il gattino", wish: "riportarlo a casa" }, "riportare il gattino a casa"],
    ["italian", { thing: "la palla", wish: "riportarlo a casa" }, "riportarlo a casa"],
  ] as const)("in %s has the thing for its pronoun and no place twice: %o", (language, words, wish) => {
    expect(againWords(words, language).wish).toBe(wish);
  });

  it.each([
    ["german", "Klara will schwimmen lernen.", /Klara kann schwimmen/],
    ["french", "Anatole veut apprendre à nager.", /Anatole sait nager/],
    ["spanish", "Nico quiere aprender a nadar.", /Nico ya sabe nadar/],
    ["italian", "Pietro vuole imparare a nuotare.", /Pietro sa nuotare/],
    ["german", "Theo findet in der neuen Schule keinen Freund.", /ist Theo nicht mehr allein/],
    ["french", "Lina cherche une amie dans sa nouvelle école.", /Lina n’est plus sans ami/],
    ["spanish", "Sofía no tiene amigos en su nueva escuela.", /Sofía ya no está sin amigos/],
    ["italian", "Chiara cerca un'amica nella nuova scuola.", /Chiara non è più senza amici/],
  ])("in %s comes to the end that the idea asks for: %s", (language, idea, end) => {
    expect(restOf(idea, language)).toMatch(end);
  });

  it.each([
    ["german", "Drei Hühner backen eine Torte.", /(?<!\p{L})(?:du|dein\p{L}*)(?!\p{L})/iu],
    ["french", "Deux cousines préparent un gâteau.", /(?<!\p{L})(?:tu|toi)(?!\p{L})/iu],
    ["spanish", "Dos hermanos construyen un barco.", /(?<!\p{L})(?:quieres|harías)(?!\p{L})/iu],
    ["italian", "Due sorelle costruiscono una zattera.", /(?<!\p{L})(?:vuoi|faresti)(?!\p{L})/iu],
  ])("in %s does not speak to several as to one: %s", (language, idea, singular) => {
    expect(restOf(idea, language)).not.toMatch(singular);
  });
});

it.each([
  ["spanish", "El jardinero Tomás cultiva una calabaza gigante."],
  ["italian", "Il giardiniere Sandro coltiva una zucca gigante."],
  ["french", "Le jardinier Marcel cultive une citrouille géante."],
])("takes a size for no giant, in %s: %s", (language, idea) => {
  expect(storyOf(idea, language).cast.map(({ kind }) => kind)).not.toContain("troll");
});

it("draws hens for a German plural with an umlaut", () => {
  expect(storyOf("Drei Hühner fahren mit dem Zug nach Hamburg.", "german").cast.map(({ kind }) => kind)).toContain(
    "chicken",
  );
});
