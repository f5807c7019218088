import { readOutline, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { ofIdea } from "./telling.ts";
import { clausesOf } from "./telling-ideas.ts";

const castOf = (idea: string): string[] =>
  ofIdea(
    write({ idea, storyType: "original_story", language: "english", scenes: 4, seconds: 60, seed: "who" }).cast,
  ).map(({ name, kind }) => `${name} ${kind}`);
const heroOf = (idea: string): string | undefined => {
  const [hero] = readOutline(idea, "english").characters ?? [];
  return hero?.name ?? hero?.kind;
};

describe("who leads an idea", () => {
  it.each([
    ["Tale of a tiny blue kite that dreams of leaving the garden to meet an eagle.", "tiny blue kite"],
    ["The oldest apple on the branch does not want to fall.", "oldest apple"],
    ["Our cat Pickle hides from the plumber. One day she finds out why he whistles.", "Pickle"],
    ["The first driver at the depot gets a passenger who only wants to go in circles.", "first driver"],
    ["A guitar tuner finds out that the old singer he visits is going blind.", "guitar tuner"],
    ["Rosie the little tram must reach the hospital before the snow.", "Rosie"],
    ["A sailor's daughter who is afraid of storms must row home alone.", "daughter"],
  ])("%s", (idea, hero) => {
    expect(heroOf(idea)).toBe(hero);
  });
});

describe("who is in an idea", () => {
  it.each([
    ["An elderly couple sings on the balcony.", ["the couple grandma", "the couple grandpa"]],
    [
      "The handball team loses its ball.",
      ["the handball team woman", "the handball team man", "the handball team woman"],
    ],
    ["The mouse choir opens a shop.", ["the mouse choir mouse", "the mouse choir mouse", "the mouse choir mouse"]],
    ["A baby elephant looks for his mother.", ["the elephant elephant", "the mother elephant"]],
    ["A widow and her sister buy a boat.", ["the widow woman", "the sister woman"]],
    ["A female blacksmith named Runa forges a bell.", ["Runa mechanic"]],
    ["A cook joins the dragon hunters.", ["the cook cook", "the hunters farmer", "the hunters farmer"]],
    ["A snail likes her friends the ants.", ["the snail snail", "the ants ant", "the ants ant"]],
    ["Twin brothers build a sledge.", ["the brothers boy", "the brothers boy"]],
    ["My grandparents open a cinema.", ["the grandparents grandma", "the grandparents grandpa"]],
    ["A rock star hides on a sheep farm.", ["the star woman"]],
    ["A robot gardener dreams of a tree.", ["the gardener robot"]],
    ["Caterpillar Cleo is afraid of wings.", ["Cleo bug"]],
    ["Old Mr Sato paints boats.", ["Old Mr Sato grandpa"]],
    ["Malik drives a night bus.", ["Malik man"]],
    ["A boy who is the drummer of a loud band moves house.", ["the boy boy"]],
    ["A hedgehog wants friends but is too shy.", ["the hedgehog hedgehog"]],
    ["On a base on Europa, captain Ines hears a song.", ["Ines captain"]],
  ])("%s", (idea, cast) => {
    expect(castOf(idea)).toEqual(cast);
  });
});

describe("the sentences of an idea", () => {
  it.each([
    [
      "A shy owl who wants to sing but hides whenever someone looks at her.",
      ["There was once a shy owl who wanted to sing but hid whenever someone looked at her."],
    ],
    [
      "A tram driver who likes a passenger she only ever sees in the mirror.",
      ["There was once a tram driver who liked a passenger she only ever saw in the mirror."],
    ],
    [
      "A goat who says no to everything meets a hen who says yes to everything.",
      ["A goat who said no to everything met a hen who said yes to everything."],
    ],
    [
      "A baker who is afraid of nothing has to ask the florist for a dance.",
      ["A baker who was afraid of nothing had to ask the florist for a dance."],
    ],
    [
      "A hen and a goose who live on one roof and secretly become friends.",
      ["A hen and a goose lived on one roof and secretly became friends."],
    ],
    [
      "A shy mole who wants to make friends but is afraid his claws will scare everyone.",
      ["There was once a shy mole who wanted to make friends but was afraid his claws would scare everyone."],
    ],
    [
      "Pia and her neighbour Mr. Holt quarrel over a fence and end up building a gate together.",
      ["Pia and her neighbour Mr. Holt quarrelled over a fence.", "They ended up building a gate together."],
    ],
    [
      "The new baker at the corner, Olga, notices that the flour is gone.",
      ["Olga, the new baker at the corner, noticed that the flour was gone."],
    ],
    ["Story for my son Emil, 6, who is afraid of bees.", ["Emil, 6, was afraid of bees."]],
    ["A rower aged 70 wants to cross the lake.", ["A 70-year-old rower wanted to cross the lake."]],
    [
      "A sailor coming home after ten years is met by nobody.",
      ["A sailor coming home after ten years was met by nobody."],
    ],
    ["When the well dries up, a frog moves out.", ["When the well dried up, a frog moved out."]],
    ["Young twins Ida and Per start a newspaper.", ["Young twins Ida and Per started a newspaper."]],
    [
      "My sister Lena and I, stuck on an island without a boat",
      ["My sister Lena and I were stuck on an island without a boat."],
    ],
    ["A judge, a nurse and a thief share a taxi. comedy", ["A judge, a nurse and a thief shared a taxi."]],
    ["funny one about a duck who opens a bank", ["There was once a duck who opened a bank."]],
    [
      "My niece Ana loves whales, can you make her the first girl under the ice?",
      ["Ana loved whales.", "She became the first girl under the ice."],
    ],
    [
      "A ferry that picks up cats one after another and takes them home.",
      ["There was once a ferry that picked up cats one after another and took them home."],
    ],
    ["school bus gets lost in the hills", ["A school bus got lost in the hills."]],
  ])("%s", (idea, told) => {
    expect(clausesOf(idea)).toEqual(told);
  });
});

describe("who is only spoken of", () => {
  it.each([
    ["A widow learns to swim because her husband always wanted to see the reef.", ["the widow woman"]],
    ["A boy writes letters to his drowned father.", ["the boy boy"]],
    ["A diver has to solve the murder of her own husband.", ["the diver woman"]],
    ["A girl named Ines inherits a lighthouse from an aunt she never met.", ["Ines girl"]],
    ["A boy inherits his grandmother's puppet theatre and understands nothing about puppets.", ["the boy boy"]],
    ["A reporter finds out why her best friend disappeared.", ["the reporter woman"]],
    ["A carpenter builds the bench that his late wife drew.", ["the carpenter craftsman"]],
  ])("is not drawn: %s", (idea, cast) => {
    expect(castOf(idea)).toEqual(cast);
  });
});
