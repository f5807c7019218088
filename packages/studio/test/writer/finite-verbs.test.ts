import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { formsOf } from "../../src/writer/english/idea/goal.ts";
import { toPastTense } from "../../src/writer/english/idea/past-tense.ts";

describe("the past tense of an idea", () => {
  it.each([
    ["Two sisters find an old radio that plays messages", "Two sisters found an old radio that played messages"],
    ["she joins the robotics club and builds a robot", "she joined the robotics club and built a robot"],
    [
      "Two neighbours who have not spoken in ten years get stuck in an elevator",
      "Two neighbours who had not spoken in ten years got stuck in an elevator",
    ],
    ["An octopus who plays the drums joins a band", "An octopus who played the drums joined a band"],
    ["An ant carries a crumb while the cat watches", "An ant carried a crumb while the cat watched"],
    [
      "A shy giant who lives behind the school plays the tuba",
      "A shy giant who lived behind the school played the tuba",
    ],
    ["He sells oranges and dreams of becoming a pilot", "He sold oranges and dreamed of becoming a pilot"],
    ["A detective mouse investigates the theft", "A detective mouse investigated the theft"],
    [
      "A girl named Ida and her grandmother plant sunflowers",
      "A girl named Ida and her grandmother planted sunflowers",
    ],
    ["Runa came in her nightdress and rubber boots", "Runa came in her nightdress and rubber boots"],
    ["When I was little I thought my shadow was my twin", "When I was little I thought my shadow was my twin"],
    [
      "Two astronauts who can't stand each other share a capsule",
      "Two astronauts who could not stand each other shared a capsule",
    ],
    ["The number 7 gets lost until it no longer fits", "The number 7 got lost until it no longer fitted"],
    ["They both want the key but never dare to ask", "They both wanted the key but never dared to ask"],
    ["A shepherd boy counts stars instead of sheep", "A shepherd boy counted stars instead of sheep"],
    [
      "a robot left alone on Mars keeps watering one little plant until humans come back",
      "a robot left alone on Mars kept watering one little plant until humans came back",
    ],
    ["the song she sings makes everybody cry", "the song she sang made everybody cry"],
    [
      "One of them hums all day and the other labels his food",
      "One of them hummed all day and the other labeled his food",
    ],
    ["a woman hands him one that weighs nothing at all", "a woman handed him one that weighed nothing at all"],
    ["the drum only speaks to people who've told no lies", "the drum only spoke to people who had told no lies"],
    ["Marisol has a party on the same day the goats escape", "Marisol had a party on the same day the goats escaped"],
    ["This year one of the three is missing", "This year one of the three was missing"],
    ["A door, a frying pan, his mother's laugh", "A door, a frying pan, his mother's laugh"],
    ["the last two people in a traffic jam just stayed", "the last two people in a traffic jam just stayed"],
    ["Most people laugh or shrug", "Most people laughed or shrugged"],
    ["a keeper and a whale who write letters", "a keeper and a whale who wrote letters"],
    ["then a family of five moves in", "then a family of five moved in"],
    ["a boy tired of being small drinks a potion", "a boy tired of being small drank a potion"],
    ["two goldfish plan to escape from their bowl", "two goldfish planned to escape from their bowl"],
    ["everybody in the nursing home looks for them", "everybody in the nursing home looked for them"],
    [
      "After school Ella finds a dragon egg, hides it in her wardrobe and it hatches",
      "After school Ella found a dragon egg, hid it in her wardrobe and it hatched",
    ],
    [
      "Old teddy bears meet in the attic and tell who they loved",
      "Old teddy bears met in the attic and told who they loved",
    ],
    ["Of course Max opens it", "Of course Max opened it"],
    ["A group of seniors break out of the nursing home", "A group of seniors broke out of the nursing home"],
    ["Will, a shy boy, plays Cyrano", "Will, a shy boy, played Cyrano"],
    ["A wizard who cannot do magic makes good soup", "A wizard who could not do magic made good soup"],
  ])("%s", (idea, told) => {
    expect(toPastTense(idea)).toBe(told);
  });

  it("leaves what somebody says", () => {
    expect(toPastTense('"Are we there yet?" asks little Otto')).toBe('"Are we there yet?" asked little Otto');
  });

  it.each([
    ["star", "starred"],
    ["skip", "skipped"],
    ["count", "counted"],
    ["overhear", "overheard"],
  ])("of %s is %s", (verb, past) => {
    expect(formsOf(verb).past).toBe(past);
  });
});

const told = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);

describe("the sentences of an idea", () => {
  it("open a phrase without a main verb", () => {
    expect(told("a cloud that is too shy to rain")).toEqual(["There was once a cloud that was too shy to rain."]);
    expect(told("a grumpy neighbour, a lost parcel and a very long staircase")).toEqual([
      "This is the story of a grumpy neighbour, a lost parcel and a very long staircase.",
    ]);
  });

  it.each([
    [
      "The dragon who couldn't breathe fire, only soap bubbles.",
      ["There was once a dragon who could not breathe fire, only soap bubbles."],
    ],
    [
      "A wolf who is a vegetarian and wants to be friends with the sheep, but nobody believes him.",
      [
        "There was once a wolf who was a vegetarian and wanted to be friends with the sheep.",
        "But nobody believed him.",
      ],
    ],
    [
      "The goldfish who wanted to see the sea, so he jumped.",
      ["There was once a goldfish who wanted to see the sea, so he jumped."],
    ],
    [
      "a pirate who gets seasick and a parrot who is afraid of flying find a map",
      ["There was once a pirate who got seasick and a parrot who was afraid of flying.", "They found a map."],
    ],
    [
      "what happens when a pirate inherits a kindergarten",
      ["This is the story of what happens when a pirate inherits a kindergarten."],
    ],
  ])("have a main verb: %s", (idea, sentences) => {
    expect(told(idea)).toEqual(sentences);
  });

  it.each([
    [
      "My daughter Ella is afraid of the dark. I want a story where the moon comes into her room and shows her that the shadows are friendly.",
      ["Ella was afraid of the dark.", "The moon came into her room.", "It showed her that the shadows were friendly."],
    ],
    [
      "mia forgets her teddy on the train, the teddy travels to italy and sends postcards",
      ["Mia forgot her teddy on the train.", "The teddy travelled to Italy.", "It sent postcards."],
    ],
    ["a bus stop where nobody ever gets off", ["At a bus stop, nobody ever got off."]],
    ["Our neighbour, Mr. Novak, has forty gnomes", ["Our neighbour, Mr. Novak, had forty gnomes."]],
  ])("go on with what acts: %s", (idea, sentences) => {
    expect(told(idea)).toEqual(sentences);
  });

  it("keep a main verb after a relative clause", () => {
    expect(told("a boy who stutters wins a poetry slam")).toEqual(["A boy who stuttered won a poetry slam."]);
  });

  it("part at a comma where a further sentence begins", () => {
    expect(told("two old men play chess in the park, one Sunday one of them doesn't come")).toEqual([
      "Two old men played chess in the park.",
      "One Sunday one of them did not come.",
    ]);
  });

  it("keep what is no word to the writer", () => {
    expect(told("a robot vacuum cleaner falls in love with the dishwasher, but it can't climb the stairs")).toEqual([
      "A robot vacuum cleaner fell in love with the dishwasher.",
      "But it could not climb the stairs.",
    ]);
  });

  it("leave out words to the writer", () => {
    expect(told("a penguin hates the cold and moves to the desert, happy ending please")).toEqual([
      "A penguin hated the cold.",
      "The penguin moved to the desert.",
    ]);
    expect(told("Sad story: an old keeper turns off the light lol")).toEqual(["An old keeper turned off the light."]);
  });
});

describe("the reading of an idea", () => {
  it.each([
    ["Every winter the old ski lift dreams of the summer", "lift"],
    ["A knight who is allergic to horses has to ride to the king's wedding", "knight"],
    ["the lonely vending machine gives free chocolate to people until the boss notices it", "machine"],
    ["dragon egg hatches in a microwave", "egg"],
  ])("%s is about the %s", (idea, noun) => {
    expect(readIdeaParts(idea).hero?.noun).toBe(noun);
  });

  it("is about a thing whose name ends like a plural", () => {
    expect(readIdeaParts("a shy cactus wants a hug").hero?.noun).toBe("cactus");
  });

  it("tells of who owns what the idea begins with", () => {
    expect(readIdeaParts("Grandpa Joe's last day as a driver. His passengers wait.").hero?.name).toBe("Grandpa Joe");
    expect(readIdeaParts("When the river floods, Amara's goat leads everyone.").hero?.name).toBeUndefined();
  });

  it.each([
    ["Kwame sells oranges and dreams of becoming a pilot", "become a pilot"],
    ["Fatima wants to be the first girl on the team", "become the first girl on the team"],
    ["Ben wants a dog for his birthday", "get a dog"],
  ])("%s: to %s", (idea, wish) => {
    expect(readIdeaParts(idea).wish).toBe(wish);
  });

  it.each([
    ["A woman from Seoul opens a shop in Paris", "in Paris"],
    ["The parrot repeats every secret in the town hall", "in the town hall"],
    ["Leila loses her bag at the airport", "at the airport"],
    ["Zoya grows the last tomato on Mars", "on Mars"],
    ["Yuki writes a letter to the moon", undefined],
    ["A bus falls in love with a street lamp", undefined],
  ])("%s: %s", (idea, where) => {
    expect(readIdeaParts(idea).place?.where).toBe(where);
  });
});
