import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { titleFor } from "../../src/writer/english/contract/title-of-idea.ts";

const told = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);

describe("an everyday idea", () => {
  it.each([
    [
      "A village where nobody ever laughs is visited by a clown who has lost his job.",
      ["A village where nobody ever laughed was visited by a clown who had lost his job."],
    ],
    ["A kitchen where the pots argue every night.", ["In a kitchen, the pots argued every night."]],
    [
      "A couple's camping holiday goes wrong when a goat eats their tent.",
      ["A couple went on a camping holiday.", "But it went wrong when a goat ate their tent."],
    ],
    [
      "Two brothers' fishing trip ends on an island full of goats.",
      ["Two brothers went on a fishing trip.", "The trip ended on an island full of goats."],
    ],
    [
      "The twins' birthday party is a disaster until the dog saves the day.",
      ["The twins had a birthday party.", "But it was a disaster.", "Then the dog saved the day."],
    ],
    [
      "Two best friends, Nora and Jamal, both want to be captain of the football team.",
      ["Two best friends, Nora and Jamal both wanted to be captain of the football team."],
    ],
    [
      "the princess doesn't want to marry the prince she wants to be a blacksmith",
      ["The princess did not want to marry the prince.", "She wanted to be a blacksmith."],
    ],
    ["The boy does not like football he likes ballet", ["The boy did not like football.", "He liked ballet."]],
    [
      "Two girls go into the forest to find mushrooms and get lost.",
      ["Two girls went into the forest to find mushrooms.", "They got lost."],
    ],
    [
      "A goalkeeper who never let in a goal is afraid of the final.",
      ["A goalkeeper who had never let in a goal was afraid of the final."],
    ],
    [
      "A lost letter from 1944 arrives at the house of a young couple.",
      ["A lost letter from 1944 arrived at the house of a young couple."],
    ],
    [
      "Two sisters have not talked for 20 years and meet at the reading of their father's will.",
      ["Two sisters had not talked for 20 years and met at the reading of their father's will."],
    ],
    [
      "A story about friendship: a crocodile with a toothache and a bird who is a dentist.",
      ["This is the story of a crocodile with a toothache and a bird who is a dentist."],
    ],
    [
      "Please write something funny for my dad's 60th birthday, he is called Wolfgang, loves his garden and always fights with the moles.",
      ["My dad Wolfgang loved his garden.", "He always fought with the moles."],
    ],
  ])("is told as it was meant: %s", (idea, sentences) => {
    expect(told(idea)).toEqual(sentences);
  });

  it.each([
    ["In our street nobody talks to each other until a big snowstorm blocks the road.", "neighbours"],
    ["The people of a small island want to build a bridge to the mainland.", "people"],
    ["Once upon a time there was a small town where nobody could sleep because of the bell.", "townspeople"],
    ["Everybody in the village is afraid of the old woman on the hill, until a storm drives a boy to her door.", "boy"],
    ["A retired couple buys a narrowboat although neither of them can swim.", "couple"],
    ["The snow queen's youngest daughter loves the summer and runs away to the south.", "daughter"],
    ["A girl's imaginary friend does not want to leave.", "girl"],
    ["Our class trip to the zoo gets exciting when a penguin hides in my backpack.", "i"],
    ["My best friend likes the same boy as me.", "i"],
  ])("is about those who act in it: %s", (idea, noun) => {
    const { hero } = readIdeaParts(idea);

    expect(hero?.isNarrator ? "i" : hero?.noun).toBe(noun);
  });

  it.each([
    ["The old tram Frieda dreams of flying.", "tram", "she"],
    ["The old fire engine Felix is to be scrapped.", "fire-engine", "he"],
    ["The little digger Benno wants to dig the biggest hole in the world.", "tractor", "he"],
    ["The pencil Pip is afraid of the sharpener.", "pencil", "it"],
    ["The robot vacuum cleaner Robbie escapes from the apartment to see the sea.", "vacuum-cleaner", "he"],
    ["A robot vacuum cleaner called Robbie escapes to see the sea.", "vacuum-cleaner", "he"],
    ["When Paul turns 40 he gets a letter he wrote himself as a child.", "man", "he"],
    ["A goalkeeper is afraid of the final because his father will be watching.", "man", "he"],
    ["A shy mechanic writes songs and one day a famous singer brings her car to his garage.", "mechanic", "he"],
    ["A baker falls in love with a pilot who lands his plane on her roof.", "cook", "she"],
  ])("has a hero of the right kind: %s", (idea, kind, gender) => {
    expect(readIdeaParts(idea).hero).toMatchObject({ kind, gender });
  });

  it.each([
    [
      "Lukas is scared of the swimming lesson because he is the only one with armbands.",
      "Lukas and the Swimming Lesson",
    ],
    ["A vampire who faints when he sees blood becomes a dentist.", "The Vampire Who Became a Dentist"],
    [
      "A taxi driver picks up a passenger who claims to be Death and is in a hurry.",
      "The Taxi Driver and the Passenger",
    ],
    ["Hannah's little brother is born and nobody has time for her anymore", "Hannah and the Brother"],
    ["My sister's wedding almost fails because the rings are in the stomach of our dog.", "The Sister and the Dog"],
    ["Lilly's tooth fairy forgets to come and Lilly sets out to find her.", "Lilly and the Tooth Fairy"],
  ])("has a title that names what it is about: %s", (idea, title) => {
    expect(titleFor(readIdeaParts(idea), idea)).toBe(title);
  });
});
