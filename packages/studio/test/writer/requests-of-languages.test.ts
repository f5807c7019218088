import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { firstPersons } from "../../src/languages/romance-first-person.ts";
import { plainIdea } from "../../src/writer/non-english/plain-idea/plain-idea.ts";
import { readForTelling } from "../../src/writer/non-english/tell/read.ts";

const storyOf = (idea: string, language: string) =>
  write({ idea, storyType: "fairytale_story", language, scenes: 6, seconds: 100, seed: "requests" });

describe("words to the writer in other languages", () => {
  it.each([
    ["german", "Opa sucht sein Gebiss, lustig bitte", "Opa sucht sein Gebiss"],
    ["german", "Meine Tochter Klara (6) baut ein Floß, mit Happy End", "Klara baut ein Floß"],
    ["german", "Der Clown ist traurig", "Der Clown ist traurig"],
    ["german", "Ein kleiner Bagger der Angst vor dem Dunkeln hat", "Ein kleiner Bagger hat Angst vor dem Dunkeln"],
    [
      "german",
      "Bitte erzähl von einem Roboter, der in der Bibliothek arbeitet und gern tanzt.",
      "Ein Roboter arbeitet in der Bibliothek und tanzt gern.",
    ],
    [
      "german",
      "Eine Geschichte über einen Drachen, der kein Feuer spucken kann und Bäcker werden will.",
      "Ein Drache kann kein Feuer spucken und will Bäcker werden.",
    ],
    ["german", "Erzähl von einem Bären, der singt und tanzt", "Ein Bär singt und tanzt"],
    [
      "german",
      "Eine Geschichte über einen Jungen, der spät und allein heimkommt",
      "Ein Junge kommt spät und allein heim",
    ],
    [
      "french",
      "L'histoire d'un chat qui pense que le soleil dort et que la lune veille",
      "Un chat pense que le soleil dort et que la lune veille",
    ],
    ["german", "Erzähl mir eine Geschichte über einen Fuchs, der rot und flink ist", "Ein Fuchs ist rot und flink"],
    ["french", "Raconte-moi l'histoire d'une vache qui veut apprendre à nager.", "Une vache veut apprendre à nager."],
    [
      "french",
      "L'histoire d'un dragon qui a peur du feu et qui rêve de devenir pompier.",
      "Un dragon a peur du feu et rêve de devenir pompier.",
    ],
    ["spanish", "Cuéntame la historia de una vaca que quiere volar a la luna.", "Una vaca quiere volar a la luna."],
    ["italian", "Raccontami la storia di una mucca che vuole volare.", "Una mucca vuole volare."],
    ["portuguese", "Conta-me a história de uma vaca que quer voar.", "Uma vaca quer voar."],
    ["french", "Ma fille Léa cherche son chat, drôle s'il te plaît", "Léa cherche son chat"],
    ["spanish", "Mi hijo Leo busca su gato, con final feliz por favor", "Leo busca su gato"],
    ["italian", "Mia figlia Anna cerca il gatto, con lieto fine", "Anna cerca il gatto"],
    ["portuguese", "Minha filha Ana procura o gato, engraçado por favor", "Ana procura o gato"],
  ] as const)("in %s: %s", (language, idea, told) => {
    expect(plainIdea(idea, language)).toBe(told);
  });
});

describe("what ideas in other languages say", () => {
  it("is told in French with an aspirated h", () => {
    const { polish } = firstPersons.french;

    expect(polish("Et je hochai la tête, et je hésitai, et je allai.")).toBe(
      "Et je hochai la tête, et j’hésitai, et j’allai.",
    );
  });

  it("wants nothing that it denies", () => {
    const read = readForTelling("Klara will ihre Haare nie kämmen", "german");

    expect(read?.family).toBe("refuse");
    expect(read?.words["wish"]).toBeUndefined();
  });

  it("looks for what was lost", () => {
    const read = readForTelling("Opa Heinz hat sein Gebiss verloren und die ganze Familie sucht danach", "german");

    expect(read?.words).toMatchObject({ thing: "das Gebiss" });
    expect(read?.words["wish"]).toBeUndefined();
  });

  it("is about the two who quarrel, and not about the tree", () => {
    const idea = "Deux voisins se disputent à cause d'un arbre, jusqu'à ce qu'une tempête le fasse tomber";

    expect(readForTelling(idea, "french")?.hero).toMatchObject({ name: "les voisins", person: "they" });
    expect(textOf(storyOf(idea, "french"))).not.toMatch(/le fasse(?! tomber)/);
  });

  it("draws a digger as no man", () => {
    expect(storyOf("Ein kleiner Bagger hat Angst vor dem Dunkeln", "german").cast[0]).toMatchObject({
      name: "Bagger",
      kind: "tractor",
    });
  });
});
