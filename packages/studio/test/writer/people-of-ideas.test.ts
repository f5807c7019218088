import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { write } from "../../src/writer/index.ts";
import { ofIdea } from "./telling.ts";

const heroOf = (idea: string): string | undefined => {
  const { hero } = readIdeaParts(idea);
  return hero?.name ?? hero?.noun;
};
const drawnIn = (idea: string): string[] =>
  ofIdea(
    write({ idea, storyType: "original_story", language: "english", scenes: 8, seconds: 170, seed: "1" }).cast,
  ).map(({ name, kind }) => `${name} ${kind}`);

describe("the people of an idea", () => {
  it.each([
    [
      "a ghost is one figure",
      "The ghost of a drowned sailor falls in love with the lighthouse keeper's widow.",
      ["the ghost ghost", "the widow woman"],
    ],
    [
      "those with names are the group",
      "Grandma Rosa lost her recipe book, so her grandchildren Luca and Bianca cook her soup from memory.",
      ["Grandma Rosa grandma", "Bianca girl", "Luca boy"],
    ],
    [
      "a trade behind a name is no other",
      "Leo, a clown without a circus, looks for his daughter.",
      ["Leo clown", "the daughter girl"],
    ],
    [
      "who is thirty-four is not old",
      "Jamal, a 34 year old single father, enters a dance competition with his little daughter.",
      ["Jamal man", "the daughter girl"],
    ],
    [
      "her grandfather shows a woman",
      "Nguyen Linh and her grandfather sell lanterns.",
      ["Nguyen Linh girl", "the grandfather grandpa"],
    ],
    ["brothers at a funeral are men", "Three brothers come home for their father's funeral.", ["the brothers man"]],
    [
      "two who are something are no others",
      "My best friend Zoe and I are mermaids and we find a treasure chest full of socks.",
      ["I mermaid", "Zoe mermaid"],
    ],
    [
      "brothers with a rocket of cardboard are boys",
      "Two brothers, Kofi and Yaw, build a cardboard rocket and argue about who gets to be captain.",
      ["Kofi boy", "Yaw boy"],
    ],
    [
      "a trade before a name is no other",
      "A retired teacher, Mrs Holloway, gets a strange letter.",
      ["Mrs. Holloway teacher"],
    ],
    ["what a boy has is no other", "A boy with dyslexia called Sam writes a song.", ["Sam boy"]],
    ["a name of another part of the world is known", "Amadou stammers and has to read a poem.", ["Amadou boy"]],
    [
      "parents are those of a child",
      "Sofia's parents are getting divorced and she has two bedrooms now.",
      ["Sofia girl"],
    ],
    ["a name with a hyphen is one name", "Hye-jin finds a letter in her locker.", ["Hye-jin girl"]],
    ["a barber called Ciro is a man", "In Naples a barber called Ciro closes his shop.", ["Ciro man"]],
    ["a Viking is no name", "A young Viking wants to become a poet.", ["the Viking man"]],
  ])("%s: %s", (_, idea, people) => {
    expect([...new Set(drawnIn(idea))]).toEqual(people);
  });
});

describe("the hero of an idea is whom its first sentence is about", () => {
  it.each([
    ["During a blackout a pregnant woman gets stuck with the ex boyfriend she never wanted to see again.", "woman"],
    [
      "Old Mr. Nguyen plays chess every day against a boy who never speaks, until one day the boy doesn't come.",
      "Old Mr Nguyen",
    ],
    ["An elephant at the zoo and a mouse want to escape together, but the mouse is too slow.", "elephant"],
    ["A kid finds grandpa's old accordion in the attic and when she plays it the furniture dances.", "kid"],
    [
      "The women's rowing team of a small Irish village hasn't won in thirty years and now their new coach is a nun.",
      "team",
    ],
    ["A divorced couple has to pretend they are still married because her parents come to visit.", "couple"],
    ["A pencil and an eraser in a school bag are always quarrelling until the girl forgets them.", "pencil"],
  ])("%s", (idea, hero) => {
    expect(heroOf(idea)).toBe(hero);
  });

  it.each([
    ["A bully picks on Omar every day after school.", "Omar"],
    ["The tooth fairy is ill and her little apprentice has to do the whole night alone.", "apprentice"],
    ["A lighthouse is switched off and the keeper doesn't know what to do with his evenings.", "keeper"],
  ])("or who has to act: %s", (idea, hero) => {
    expect(heroOf(idea)).toBe(hero);
  });
});
