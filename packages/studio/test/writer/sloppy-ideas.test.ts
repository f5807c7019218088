import { write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";

const told = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);

describe("ideas in a hurry", () => {
  it.each([
    [
      "a story about my dog biscuit who stole the christmas turkey and we had to eat pizza",
      ["My dog Biscuit stole the Christmas turkey.", "We had to eat pizza."],
    ],
    [
      "me and my friend jake built a treehouse and then the storm broke it and we built it again",
      ["My friend Jake and I built a treehouse.", "Then the storm broke it.", "We built it again."],
    ],
    [
      "a dragon who is alergic to fire, he sneezes all the time, at the end he becomes a firefighter",
      [
        "There was once a dragon who was allergic to fire.",
        "He sneezed all the time.",
        "At the end he became a firefighter.",
      ],
    ],
    [
      "something sad but nice about an old man and his empty bench",
      ["This was the story of an old man and his empty bench."],
    ],
    [
      "i want something funny about a grandpa who snores so loud that nobody can sleep",
      ["There was once a grandpa who snored so loud that nobody could sleep."],
    ],
    [
      "our shop cat Oskar catches a thief at night, please make it exciting, he is very fat and lazy",
      ["Our shop cat Oskar caught a thief at night.", "He was very fat and lazy."],
    ],
    [
      "Papa has to work on Christmas Eve, so the kids bring Christmas to him.",
      ["Papa had to work on Christmas Eve.", "So the kids brought Christmas to him."],
    ],
  ])("are told in sentences: %s", (idea, sentences) => {
    expect(told(idea)).toEqual(sentences);
  });

  it.each([
    [
      "office worker bored of his job, one day the coffe machine starts talking and gives him advice",
      ["An office worker was bored of his job.", "One day the coffee machine started talking.", "It gave him advice."],
    ],
    [
      "lost kitten follows the moon because she thinks it is a bowl of milk",
      ["A lost kitten followed the moon because she thought it was a bowl of milk."],
    ],
    ["story abt a knight whos allergic to metal", ["There was once a knight who was allergic to metal."]],
    [
      "a baker who bakes wishes into bread but cant make his own come true",
      ["There was once a baker who baked wishes into bread but could not make his own come true."],
    ],
    [
      "an orphan and a runaway horse cross the desert, meet a caravan, and find an oasis",
      ["An orphan and a runaway horse crossed the desert, met a caravan, and found an oasis."],
    ],
    ["a boy bored in the hospital", ["A boy was bored in the hospital."]],
    [
      "a boy finds a magic pencl and evrything he draws becomes real but then he draws a monster",
      ["A boy found a magic pencil.", "Everything he drew became real.", "But then he drew a monster."],
    ],
    [
      "kid gets a zero in maths and trys to hide the test from his mom",
      ["A kid got a zero in maths.", "He tried to hide the test from his mom."],
    ],
    [
      "zombie opens a flower shop, customers run away, only a blind girl stays",
      ["A zombie opened a flower shop.", "Customers ran away.", "Only a blind girl stayed."],
    ],
    [
      "dad tries to cook, burns everything and we order pizza",
      ["Dad tried to cook and burned everything.", "We ordered pizza."],
    ],
    [
      "two sisters fight over a dress, rip it, and have to sew it together",
      ["Two sisters fought over a dress, ripped it, and had to sew it together."],
    ],
    [
      "grandpa builds a plane in the garage and grandma thinks he is crazy pls make it funny",
      ["Grandpa built a plane in the garage.", "Grandma thought he was crazy."],
    ],
    [
      "My hamster died and I want a story where he is happy in hamster heaven.",
      ["My hamster died.", "He was happy in hamster heaven."],
    ],
    [
      "grandpas old tractor doesnt start anymore but he talks to it every morning",
      ["Grandpa's old tractor did not start anymore.", "But he talked to it every morning."],
    ],
    [
      "every sunday the two sisters phone their brother in canada",
      ["Every Sunday the two sisters phoned their brother in Canada."],
    ],
    [
      "our car breaks down in the desert and a camel tows us home",
      ["Our car broke down in the desert.", "A camel towed us home."],
    ],
  ])("are mended: %s", (idea, sentences) => {
    expect(told(idea)).toEqual(sentences);
  });

  it.each(["my brother shrinks and I hide him", "our hamster escaped"])("take no verb for a name: %s", (idea) => {
    expect(told(idea)[0]).not.toMatch(/Shrinks|Escaped/);
  });

  it("have a title without the words to the writer", () => {
    const { title } = write({
      idea: "please tell about a kid who is scared of the dentist and then its not so bad",
      storyType: "original_story",
      language: "english",
      scenes: 4,
      seconds: 60,
      seed: "title",
    });
    expect(title).not.toMatch(/please|tell/i);
  });

  it("wish for what is learned, and not for its opposite", () => {
    expect(readIdeaParts("A penguin who hates swimming learns to ice skate instead").wish).toBe("learn to ice skate");
  });
});
