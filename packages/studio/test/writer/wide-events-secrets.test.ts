import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "wide" }));

describe("a story for any secret, theft, case, duty or strange time", () => {
  it.each([
    [
      "Mr. Lund, the caretaker of a museum, secretly polishes the armour of the knights at night in the empty hall.",
      /oil the gate for you/i,
    ],
    ["A man secretly waters the plants on the balcony of his dead neighbour every night.", /oil the gate for you/i],
    ["Story about a boy who moves to a new school in Oslo and pretends to be someone else.", /low hills/i],
    ["Lea and her brother Tom find out that their bus driver is an alien.", /always the soup/i],
    ["A nurse finds out that her patient is the man who caused her sister's accident.", /The four sheets/i],
    ["The moon is missing and the owl is accused of stealing it.", /hop, hop, and a pause/i],
    ["Can you make a story about a dog named Rolo who eats the wedding cake and blames the cat?", /mark of a nose/i],
    ["Two burglars break into the same villa on the same evening.", /told to wait/i],
    ["A weaver is hired by a duke to weave a carpet that nobody can step on.", /a mistake in it/i],
    [
      "Captain Rosa Lind and her first mate Per must choose between saving the cargo and saving the rival ship that is sinking.",
      /sixth/i,
    ],
    ["A woman wakes up and everybody has forgotten her.", /one with the ladder/i],
    [
      "The ship's doctor is the only one who notices that the first officer is no longer the same person.",
      /on page four/i,
    ],
    ["A boy tells his new classmates that his father is a pilot, but he is in prison.", /on the cake/i],
    ["In a country where clocks are forbidden, a girl finds a watch.", /which all looked seven/i],
    ["A cook is paid to spoil the president's dinner.", /not done/i],
    ["A boy breaks the bell and his brother is punished for it.", /the bigger half/i],
    ["A boy is expected to become a butcher, but he dreams of drawing maps.", /mostly/i],
    ["A pilot has to land a plane full of sleeping passengers in the fog.", /next small thing/i],
    [
      "My twins Ola and Per always get mixed up by their coach, so one day they swap teams on purpose.",
      /eating liver/i,
    ],
    ["A young soldier refuses to burn down the library of the enemy.", /There is a form for it/i],
    ["A cleaning man at a mint works out how to rob it and nobody ever suspects him.", /step eight/i],
  ])("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it.each([
    ["A maid secretly loves the gardener.", /oil the gate for you/],
    ["A boy hides from his brother in the attic.", /There is no aunt/],
    ["A girl finds out that her cat is a thief.", /It's always the soup/],
    ["A teacher tells everyone that school is closed.", /“The part on the cake.”/],
    ["A badger is accused of eating the cake.", /hop, hop, and a pause/i],
    ["A gang steals a van for a bank robbery.", /very slow writer/],
    ["A detective looks for her lost glasses.", /a thief who dusts/],
    ["A girl must choose between two dresses.", /The sixth one was the only one/],
    ["A man gets a letter from his brother.", /Everything would be soup/],
    ["A boy is the only one who likes spinach.", /You've cut your hair/],
    ["A cat refuses to open its eyes.", /no column for it/],
    ["A boy has to land a toy plane on the table.", /the next small thing/],
  ])("is not told of what only looks like it: %s", (idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
