import { write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";

const told = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);

describe("ideas in a hurry", () => {
  it.each([
    [
      "A shy giraffe who works as a window cleaner finds a love letter.",
      ["A shy giraffe who worked as a window cleaner found a love letter."],
    ],
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
      ["This is the story of an old man and his empty bench."],
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

  it.each([
    [
      "a old lighthouse keeper who gets a letter evry day from a whale",
      ["There was once an old lighthouse keeper who got a letter every day from a whale."],
    ],
    [
      "i want a story abuot a unicorn and a gril named lily they go to the candy forrest",
      ["A unicorn and a girl named Lily went to the candy forest."],
    ],
    [
      "a cat that wants too be a pirat but hes scared of water lol",
      ["There was once a cat that wanted to be a pirate.", "But he was scared of water."],
    ],
    [
      "My students love penguins, so please: a penguin who can't slide on his tummy.",
      ["There was once a penguin who could not slide on his tummy."],
    ],
    ["For my class: a caterpillar who is impatient.", ["There was once a caterpillar who was impatient."]],
    [
      "Story about my grandpa who had an allotment and grew a pumpkin so big the fire brigade had to come",
      ["My grandpa had an allotment.", "He grew a pumpkin so big the fire brigade had to come."],
    ],
    ["an astronaut stuck on mars grows one sunflower", ["An astronaut stuck on Mars grew one sunflower."]],
    [
      "Please write about a clumsy knight, Sir Puddle, who has to bring a princess home, and the princess ends up leading the way.",
      [
        "There was once a clumsy knight called Sir Puddle who had to bring a princess home.",
        "The princess ended up leading the way.",
      ],
    ],
    [
      "A baker falls in love with a florist. Could you make it a little love story with a happy end?",
      ["A baker fell in love with a florist."],
    ],
    [
      "Can you make a story where a little girl called Maisie finds out her imaginary friend is real?",
      ["A little girl called Maisie found out her imaginary friend was real."],
    ],
    ["A mouse flies to the moon. make a film about his adventure", ["A mouse flew to the moon."]],
    [
      "An old woman feeds the pigeons every morning, and one day the pigeons bring her something back.",
      ["An old woman fed the pigeons every morning.", "One day the pigeons brought her something back."],
    ],
    [
      "A street musician plays every night, and people started playing along",
      ["A street musician played every night.", "People started playing along."],
    ],
    [
      "my grandma has a secret she was a spy in the war and now the bad guys found her",
      ["My grandma had a secret.", "She was a spy in the war.", "Now the bad guys found her."],
    ],
    [
      "a little star falls from the sky and a sheep finds it and keeps it warm",
      ["A little star fell from the sky.", "A sheep found it.", "The sheep kept it warm."],
    ],
    [
      "The janitor is secretly a wizard, and only a boy called Tunde notices because the floors are too clean.",
      ["The janitor was secretly a wizard.", "Only a boy called Tunde noticed because the floors were too clean."],
    ],
    [
      "An old clock stops at the moment the clockmaker dies.",
      ["An old clock stopped at the moment the clockmaker died."],
    ],
    [
      "Benny builds a dam but the river is to strong and together they make it",
      ["Benny built a dam.", "But the river was too strong.", "Together they made it."],
    ],
    [
      "The night train stops in a snowy field, and the passengers, who are strangers, have to stay together.",
      ["The night train stopped in a snowy field.", "The passengers, who were strangers, had to stay together."],
    ],
    [
      "A girl who is blind and her guide dog Sparky solve a robbery.",
      ["A girl who was blind and her guide dog Sparky solved a robbery."],
    ],
    [
      "i want a funny story where a cow learns to skateboard and the farmer cant believe his eyes",
      ["A cow learned to skateboard.", "The farmer could not believe his eyes."],
    ],
    [
      "Once there was a wizard and his apprentice and the apprentice breaks the wand and now everything they say becomes true",
      [
        "Once there was a wizard and his apprentice.",
        "The apprentice broke the wand.",
        "Now everything they said became true.",
      ],
    ],
    [
      "Dear writer, please tell a story about our dog Rufus. He still guards the house.",
      ["This is the story of our dog Rufus.", "He still guarded the house."],
    ],
    [
      "A writer writes a book about his cat, the publisher loves it but wants a dog",
      ["A writer wrote a book about his cat.", "The publisher loved it.", "But the publisher wanted a dog."],
    ],
    [
      "Idea: a retired clown teaches a shy boy how to juggle so he can perform at the show.",
      ["A retired clown taught a shy boy how to juggle so he could perform at the show."],
    ],
    [
      "a bear in a tree because its tired of walking",
      ["This is the story of a bear in a tree because it is tired of walking."],
    ],
  ])("are told without slips and words to the writer: %s", (idea, sentences) => {
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
