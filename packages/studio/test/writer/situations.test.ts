import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { situationWords } from "../../src/writer/english/contract/situation.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";

const storyOf = (idea: string, seconds = 100) =>
  write({ idea, storyType: "fairytale_story", language: "english", scenes: 6, seconds, seed: "situations" });
const tell = (idea: string): string => textOf(storyOf(idea));
const clausesOf = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);

describe("words of everyday situations", () => {
  it.each([
    ["Ana knits socks, but she always runs out of wool", { lack: "wool" }],
    [
      "a boy who doesn't want to eat vegetables",
      { refused: "eat vegetables", refusing: "eating vegetables", gavein: "ate vegetables" },
    ],
    ["a girl who hates brushing her teeth", { refused: "brush her teeth" }],
    ["A grandpa accidentally orders 100 pizzas", { toomany: "100 pizzas", themany: "the pizzas" }],
    [
      "I broke my mum's favourite vase and blamed it on the dog.",
      { harmed: "the vase", wronged: "my mum", shattered: "the vase", blamed: "the dog" },
    ],
    ["A watchman discovers that the animals have a choir", { actors: "the animals", affair: "had a choir" }],
    [
      "Lucia plays the tuba, but her neighbors complain about the noise",
      { complainers: "her neighbors", complaint: "the noise" },
    ],
    ["two cousins who want to sell lemonade but it keeps raining", { ware: "lemonade", rain: "rain" }],
    ["Nils catches the biggest fish in the fjord, and the fish asks him to let it go", { caught: "the fish" }],
    ["Wei folds paper cranes for his sick sister", { patient: "his sister" }],
    ["A bus driver drives for the last time and all passengers have a surprise for him", { givers: "the passengers" }],
    ["The last bookstore in town is going to close, so Nadia reads aloud", { closing: "the bookstore" }],
    [
      "A farmer digs a well although everyone says there is no water",
      { doubters: "the others", doubt: "there was no water", denied: "water" },
    ],
    ["A sad story about a snowman who falls in love with a campfire", { beloved: "the campfire" }],
    ["An old teddy is jealous of the new robot", { rival: "the new robot" }],
    ["Kai finds a stranded baby whale on the beach", { stranded: "the baby whale" }],
    ["A mouse takes the wrong train", { wrong: "the wrong train", wrongroute: "the wrong train" }],
    ["a bee who is allergic to flowers", { allergen: "the flowers" }],
    [
      "Grandpa and Lotta build a birdhouse but instead of birds a squirrel family moves in",
      { guests: "the squirrel family" },
    ],
    ["A snail who is late for his own wedding", { event: "his wedding" }],
    ["Granny makes the best dumplings in town but nobody knows the secret", { dish: "the dumplings" }],
    ["Paul touches the dinosaur bone and it wakes up", { alive: "the dinosaur" }],
    ["My dad drives a truck and is away all week. I wait at the window", { away: "my dad" }],
    ["The moon is too tired to shine, so the fireflies help out", { tired: "the moon" }],
    ["The knight who would rather knit", { rather: "knitting" }],
    ["A princess would rather repair clocks than marry a prince", { rather: "repairing clocks" }],
    ["A pirate who prefers to read books rather than steal gold", { rather: "reading books" }],
    ["Two grandmothers compete who has the better cookies", { prize: "cookies" }],
    ["Our school garden is eaten by slugs", { eaters: "the slugs" }],
    ["Kofi sells his goat to pay for school but the goat walks back every night", { returner: "the goat" }],
    ["Ravi's kite gets stuck in the tallest tree of the park", { stuck: "the kite" }],
    ["A little plow named Pip is too small. One night the big plow breaks down.", { bigone: "the big plow" }],
  ])("%s", (idea, words) => {
    expect(situationWords(clausesOf(idea))).toMatchObject(words);
  });

  it.each([
    "A girl runs out of time",
    "Tom sells his house and moves to the sea",
    "A boy and his sick cat",
    "A king wants to catch the thief",
    "Lena lost her own key",
  ])("none in: %s", (idea) => {
    expect(situationWords(clausesOf(idea))).toEqual({});
  });
});

describe("plots of everyday situations", () => {
  it.each([
    ["two cousins who want to sell lemonade but it keeps raining", [/lemonade for people in the rain/]],
    ["A grandpa accidentally orders 100 pizzas", [/of 100 pizzas there was exactly one left/]],
    ["I broke my mum's favourite vase and blamed it on the dog.", [/“It was me,”/, /the dog got the best place/]],
    ["A bee who is allergic to flowers", [/greatest sneeze of all time/]],
    ["A watchman discovers that the animals have a choir", [/the animals had a choir!/]],
    ["A mean girl called Tracy puts gum in everybody's hair", [/“I'm sorry,”/]],
    ["Emma and her grandma get lost in the fog", [/a bell/, /a gate/]],
    ["the smallest penguin finds a bottle with a map", [/spread the map out/, /Under the cross there was a box/]],
    [
      "My class wants to save the old chestnut tree because the city wants to build a parking lot",
      [/managed to save the old chestnut tree/],
    ],
    ["A boy swaps bodies with his dog for a day", [/his dog looked back/]],
    ["Sofia's parents get divorced and she has two bedrooms now", [/a small rucksack/]],
    ["The day the wifi stopped working in our house", [/a small green light/]],
    ["Paula does not want to say goodbye to her friend Ben who goes to another school", [/gap in the fence/]],
    ["A pirate who gets seasick", [/On land there was no(?:body| one) bolder/]],
    ["Kim and her robot dog want to win the science fair", [/Kim won the science fair/]],
  ])("%s", (idea, parts) => {
    for (const part of parts) expect(tell(idea)).toMatch(part);
  });

  it("leaves a bully's victim alone", () => {
    expect(tell("A bully picks on Omar every day after school")).not.toContain("the funniest thing in the world");
  });

  it("lets nobody but a narrator say I", () => {
    const text = tell("A boy swaps bodies with his dog for a day");

    expect(text.replace(/“[^”]*”/g, "")).not.toMatch(/\bI\b/);
  });

  it("looks for what is lost, and not for what somebody else wants", () => {
    const text = tell("Jamila lost her favorite mitten and her brother says it has run off to see the world");
    expect(text).not.toMatch(/wanted to see the world|saw the world/);
  });

  it("speaks of a group as of many", () => {
    const text = textOf(storyOf("two cousins who want to sell lemonade but it keeps raining", 170));

    expect(text).not.toMatch(/they was|cousins was/);
  });
});

describe("what is no part of the story", () => {
  it.each([
    ["My son Felix lost his toy. Please with a happy end, he is 4", ["Felix lost his toy."]],
    ["Make it funny: a grandpa who dances", ["There was once a grandpa who danced."]],
    [
      "Milo is scared to go to the dentist, please a story with a brave little shark",
      ["Milo was scared to go to the dentist.", "A brave little shark came along."],
    ],
    ["My two kids want a story about a unicorn who dances", ["There was once a unicorn who danced."]],
    ["Our dog is getting old. a sad story but also warm", ["Our dog was getting old."]],
    ["Make it sad but with hope: an old man talks to his wifes photo", ["An old man talked to his wife's photo."]],
    ["Tell me about a watchman who sings", ["There was once a watchman who sang."]],
    ["my twin daughters Ella and Ruby share a room", ["The sisters Ella and Ruby shared a room."]],
  ])("%s", (idea, clauses) => {
    expect(clausesOf(idea)).toEqual(clauses);
  });
});

describe("what an idea's sentences say", () => {
  it.each([
    [
      "When he finally catches it, the fish asks him to let it go",
      ["When he finally caught it, the fish asked him to let it go."],
    ],
    [
      "two mice find a cheese but its too heavy to carry",
      ["Two mice found a cheese.", "But it was too heavy to carry."],
    ],
    ["Tom puts gum in everybodys hair", ["Tom put gum in everybody's hair."]],
    [
      "Tomás and his neighbor Mrs. Kowalski share a wall and send each other messages with a tin can telephone",
      [
        "Tomás and his neighbor Mrs. Kowalski shared a wall.",
        "They sent each other messages with a tin can telephone.",
      ],
    ],
    ["A clown teaches a shy girl how to make people laugh", ["A clown taught a shy girl how to make people laugh."]],
    [
      "a grandpa who does not understand his phone and accidently orders pizza",
      ["There was once a grandpa who did not understand his phone and accidentally ordered pizza."],
    ],
  ])("%s", (idea, clauses) => {
    expect(clausesOf(idea)).toEqual(clauses);
  });

  it.each([
    ["a little snowplow named Pippo is too small, and the doctor has to get to a baby", "Pippo", "truck"],
    ["I broke a vase. Now the dog has to sleep outside", "I", "girl"],
    ["A bicycle is left alone in the garage since its owner got a car", "the bicycle", "bicycle"],
    ["Two rival ice cream vans on the same street", "the ice cream vans", "van"],
  ])("%s is the story of %s", (idea, name, kind) => {
    expect(storyOf(idea).cast[0]).toMatchObject({ name, kind });
  });
});

describe("a turning point and what comes right before it", () => {
  it.each([
    [
      "Two grandmothers compete who has the better cookies and the whole building has to taste",
      /one of the two kitchens stayed dark/,
      /My oven is broken/,
    ],
  ])("%s", (idea, crisis, turn) => {
    const text = tell(idea);

    expect(text).toMatch(crisis);
    expect(text.search(crisis)).toBeLessThan(text.search(turn));
  });
});
