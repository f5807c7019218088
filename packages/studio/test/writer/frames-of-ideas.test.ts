import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";

const told = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);
const heroOf = (idea: string): string | undefined => {
  const { hero } = readIdeaParts(idea);
  return hero?.name ?? hero?.noun;
};

describe("an idea with words around it", () => {
  it.each([
    [
      "I teach year 3 and my class loves clouds, could you do a puddle called Pip who is worried about the sun?",
      "There was once a puddle called Pip who was worried about the sun.",
    ],
    [
      "my daughter Imani loves harvesters, please make one about a shy harvester that is scared of the dark barn",
      "There was once a shy harvester that was scared of the dark barn.",
    ],
    [
      "so there's this bus driver, Gloria, route 14, and she decides not to turn around",
      "A bus driver called Gloria decided not to turn around.",
    ],
    [
      "Thriller on a sleeper train: the conductor finds an empty compartment.",
      "On a sleeper train, the conductor found an empty compartment.",
    ],
    [
      "a geeky romance about two people who keep outbidding each other",
      "There were once two people who kept outbidding each other.",
    ],
    [
      "My idea is about a girl who is 16 and she fakes being sick to skip school.",
      "A 16-year-old girl faked being sick to skip school.",
    ],
    ["Little Red Riding Hood but the wolf is a vegetarian.", "There was Little Red Riding Hood."],
  ])("is told without them: %s", (idea, first) => {
    expect(told(idea)[0]).toBe(first);
  });

  it("keeps what is asked for in a second sentence", () => {
    expect(
      told("Our hamster died on Monday. Please make a story where my sons Arlo and Finn build him a boat."),
    ).toContain("Arlo and Finn built him a boat.");
  });

  it("tells what a question leaves open", () => {
    expect(told("Amara packs a jar of warm air. What happens when she opens it in January?")).toContain(
      "One day she opened it in January.",
    );
  });
});

describe("sentences that are joined in an odd way", () => {
  it.each([
    [
      "A bike courier is given a package and told never to stop.",
      ["A bike courier was given a package.", "The bike courier was told never to stop."],
    ],
    [
      "A lion cub who can't roar, only squeaks, gets lost.",
      ["A lion cub could not roar but only squeaked.", "The cub got lost."],
    ],
    [
      "A knight who always gets lost and his clever horse are looking for a treasure.",
      ["A knight and his clever horse were looking for a treasure.", "The knight always got lost."],
    ],
    [
      "Once there was a tiny train that only went round the factory.",
      ["There was once a tiny train that only went round the factory."],
    ],
    ["An astronaut cat crash lands on the moon.", ["An astronaut cat crashed on the moon."]],
    ["A woman of 45 runs her first marathon.", ["A 45-year-old woman ran her first marathon."]],
    [
      "Grandpa Otto and his granddaughter Lena, 9, build a bicycle and fly over the Alps.",
      ["Grandpa Otto and his granddaughter Lena, 9, built a bicycle.", "They flew over the Alps."],
    ],
    [
      "A couple divorcing after 31 years must first win the mixed doubles.",
      ["A couple was divorcing after 31 years.", "They had to first win the mixed doubles."],
    ],
  ])("%s", (idea, sentences) => {
    expect(told(idea)).toEqual(sentences);
  });
});

describe("who an idea is about", () => {
  it.each([
    ["Someone is stealing garden gnomes in our street and old Mr. Henderson keeps watch.", "Old Mr Henderson"],
    ["A passenger disappears from a night train, and the conductor has until morning to find him.", "conductor"],
    ["A farmer walks to the city to talk to the bank manager because they want to take his land.", "farmer"],
    ["A nurse notices that one patient has no name, and she decides to find out who he is.", "nurse"],
    ["Old toys in the attic hear that the little girl will move.", "toys"],
    ["A competitive whistler loses two teeth and hides it from her husband.", "whistler"],
    ["A retired detective in Lisbon, Duarte, gets a letter.", "Duarte"],
    ["Two rival bakers in Paris, Colette and Henri, fight over a croissant.", "Colette"],
    ["my teacher mr okonkwo gets swallowed by the photocopier", "Mr. Okonkwo"],
    ["A kite cut loose over Lahore tries to find the boy who cried.", "kite"],
    ["the girl in the wheelchair who wants to be a goalkeeper, her name is Hannah", "Hannah"],
    ["A dog walker loses eleven dogs in the park and must have them back by five.", "walker"],
  ])("%s", (idea, hero) => {
    expect(heroOf(idea)).toBe(hero);
  });

  it("is who tells it, where something falls into their pond or their dog runs away", () => {
    const heroes = [
      "The moon falls into the pond behind our house and me and my friend try to put it back.",
      "My dog Biscuit runs away and me and my brother look for him.",
    ].map((idea) => readIdeaParts(idea).hero?.isNarrator);

    expect(heroes).toEqual([true, true]);
  });

  it("leaves out names of places and things", () => {
    const { others } = readIdeaParts(
      "A cat learns Morse code on the island of Tristan da Cunha and an AI helps her on Hadrian's Wall.",
    );

    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it("draws a named grown-up by the world that the idea tells of", () => {
    const kinds = ["Farah writes obituaries and has a strange client.", "Farah has a magic teddy."].map(
      (idea) => readIdeaParts(idea).hero?.kind,
    );

    expect(kinds).toEqual(["woman", "girl"]);
  });
});
