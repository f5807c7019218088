import { expect, it } from "vitest";
import { write } from "../../src/writer/write.ts";

const castOf = (language: string, idea: string) =>
  write({ idea, storyType: "fairytale_story", language, scenes: 6, seconds: 60, seed: idea }).cast;

it.each([
  ["german", "Ein Pinguin mit einem roten Schal will fliegen lernen", "red scarf"],
  ["german", "Ein Junge im gelben Regenmantel findet einen Hund", "yellow coat"],
  ["french", "Un pingouin avec une écharpe rouge veut apprendre à voler", "red scarf"],
  ["spanish", "Un pingüino con una bufanda roja quiere aprender a volar", "red scarf"],
  ["italian", "Un pinguino con una sciarpa rossa vuole imparare a volare", "red scarf"],
  ["portuguese", "Um pinguim com um cachecol vermelho quer aprender a voar", "red scarf"],
  ["russian", "Мальчик в жёлтых сапогах прыгает по лужам", "yellow boots"],
])("draws the clothes of an idea in %s: %s", (language, idea, wears) => {
  expect(castOf(language, idea)[0]?.wears).toEqual([wears]);
});

it.each([
  ["german", "Ein Mädchen in einem Dorf verliert ihren Hut"],
  ["french", "Un garçon avec son chien cherche un chapeau"],
])("does not draw what is looked for, in %s: %s", (language, idea) => {
  expect(castOf(language, idea).flatMap(({ wears = [] }) => wears)).toEqual([]);
});
