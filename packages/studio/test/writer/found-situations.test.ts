import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { clausesOf, wordsOf } from "./telling-ideas.ts";

const storyOf = (idea: string, seconds = 120) =>
  write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds, seed: "found" });
const tell = (idea: string): string => textOf(storyOf(idea));

describe("words of marvels, broken things and second looks", () => {
  it.each([
    ["A girl finds out that her goldfish can sing", { marvel: "her goldfish", canact: "sing" }],
    ["A fisherman catches a boot that talks", { marvel: "the boot", canact: "talk", cantalk: "talk" }],
    ["The carousel breaks down and only Tilda can fix it", { broken: "the carousel" }],
    ["A lonely robot on Mars writes postcards to Earth", { letters: "postcards", lettersto: "to Earth" }],
    [
      "The new teacher is very strict, but the children find out he is only shy",
      { feared: "the new teacher", stern: "strict", truly: "shy", finders: "the children" },
    ],
    ["My grandpa says he was once a pilot", { claim: "a pilot" }],
    ["A boy has to babysit his little sister", { charges: "his little sister" }],
    ["A girl has to look after her uncle's parrot for a week", { pet: "the parrot" }],
    ["An octopus gets a job at a bakery", { jobwhere: "at the bakery" }],
    ["One day my cat became president", { role: "president" }],
    ["A fir tree does not want to become a Christmas tree", { fate: "a Christmas tree" }],
    ["An old woman knits a scarf that never ends", { endless: "the scarf" }],
    ["Grandpa Jo still drives his old tractor although he is 90", { rideold: "the tractor" }],
    ["A girl tries to catch the biggest pike in the river", { prey: "the biggest pike" }],
    ["A baker bakes a bread that makes people tell the truth", { oddfood: "the bread", oddeffect: "tell the truth" }],
    ["A boy gets a watch that runs backwards", { oddthing: "the watch", oddkind: "a watch", oddwhat: "ran backwards" }],
    ["The smallest fire engine in town has never put out a fire", { bigone: "the big fire engine" }],
    ["A lonely moon asks the sun to meet just once", { skypair: "the sun and the moon" }],
    ["A father takes his daughter into the woods to watch the owls", { watcher: "a father", tosee: "the owls" }],
  ])("%s", (idea, words) => {
    const { watcher, ...others } = wordsOf(idea);
    expect({ ...others, ...(watcher && { watcher: watcher.replace(/^the /, "a ") }) }).toMatchObject(words);
  });

  it.each([
    "A boy discovers that his friend could not come",
    "A singer lost her keys",
    "The king was mean to his people",
    "A cook got a new oven",
    "A girl does not want to be alone",
  ])("none in: %s", (idea) => {
    expect(wordsOf(idea)).toEqual({});
  });
});

describe("plots of marvels, broken things and second looks", () => {
  it.each([
    ["A fisherman catches a boot that talks", [/there's a draught/]],
    ["A lonely robot on Mars writes postcards to Earth", [/all your postcards/]],
    ["The new teacher is very strict, but the children find out he is only shy", [/Are there any more of these/]],
    [
      "A girl has to babysit her twin brothers on the night of the big storm",
      [/laundry basket/, /“That was only the storm,”/],
    ],
    ["A boy has to look after his grandma's parrot for a week", [/the parrot ate the list/]],
    ["A polar bear gets a job at a laundromat", [/The uniform had been made/]],
    ["The day my goldfish became mayor", [/wanted to be mayor/]],
    ["A pumpkin who doesn't want to become a Halloween lantern", [/I'm not a Halloween lantern|I am not a Halloween/]],
    ["An old woman knits a scarf that never ends", [/Take hold of the scarf/]],
    ["Opa Karl still drives his old tractor to the village although he is 92", [/The tractor started/]],
    ["Nina's dad takes her on a night walk to see the badgers", [/the badgers, so near/]],
    [
      "A grandfather and his grandson try to catch the biggest carp in the lake",
      [/The jerk was the same as ever|It pulled the boat round/, /boat/],
    ],
    ["A baker bakes a bread that makes people tell the truth", [/tell the truth as well/]],
    [
      "A boy who is always late gets a watch that runs backwards",
      [/a watch that ran backwards/, /it ran backwards, and/],
    ],
    ["The smallest fire engine in town has never put out a fire", [/The big fire engine/]],
    ["A lonely moon asks the sun to meet just once", [/“So that's you,” said the moon/]],
    ["An old teddy bear in a shop window waits for someone to buy him", [/Only till spring/]],
  ])("%s", (idea, parts) => {
    for (const part of parts) expect(tell(idea)).toMatch(part);
  });
});

describe("sentences of ideas", () => {
  it.each([
    [
      "A vampire who faints when he sees blood becomes a dentist",
      "A vampire who fainted when he saw blood became a dentist.",
    ],
    [
      "A group of pensioners rob a bank because their bus was late",
      "A group of pensioners robbed a bank because their bus was late.",
    ],
    ["A goat who believes the mirror is a window", "There was once a goat who believed the mirror was a window."],
    [
      "The porter of a hotel has seen everything, but never the roof",
      "The porter of a hotel had seen everything, but never the roof.",
    ],
    ["A hen who lays a square egg", "There was once a hen who laid a square egg."],
    ["A man tends a garden and still dreams of space", "A man tended a garden and still dreamed of space."],
  ])("%s", (idea, sentence) => {
    expect(clausesOf(idea)).toEqual([sentence]);
  });

  it.each([
    ["My best friend moves to Canada and leaves me her rabbit", "I"],
    ["Our neighbour's dog barks every night at three and we want to know why", "I"],
  ])("%s: told by %s", (idea, name) => {
    expect(storyOf(idea).cast[0]?.name).toBe(name);
  });

  it("knows no Eve in New Year's Eve", () => {
    const names = storyOf("The clock stops on New Year's Eve and Ida fixes it").cast.map(({ name }) => name);

    expect(names).toEqual(["Ida"]);
  });

  it("lets who cannot do it learn it", () => {
    expect(readIdeaParts("Leo is the only kid in his class who can't swim").wish).toBe("learn to swim");
  });
});
