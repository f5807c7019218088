import { plan, textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { clausesOf } from "../../src/writer/english/contract/clauses.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { matchOfEvent } from "../../src/writer/english/contract/words-of-event.ts";
import { event } from "../../src/writer/english/plots/events/event.ts";
import { scenesOfEvents } from "../../src/writer/english/plots/events/index.ts";
import { readPeople } from "../../src/writer/people/read-people.ts";

const tell = (idea: string, seconds = 120): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds, seed: idea }));

/** Lines of the plots for ideas of which nothing is known. */
const STOCK =
  /empty corner on page four|bought two rolls|On Monday (?:nobody|no one) thought|rolled up two sleeves|wrote on the sheet/;

describe("an idea whose events are known", () => {
  it.each([
    ["Ella spilled juice on the carpet and blamed the dog.", ["the juice went", "“It was the dog,”", "“It was me.”"]],
    ["A town votes for a dog as its mayor.", ["sat down on the big chair", "first mayor in a hundred years"]],
    ["Two snails plan a bank robbery.", ["On Wednesday they were at the corner"]],
    ["A hedgehog rolls into the wrong suitcase and ends up in Paris.", ["Inside the wrong suitcase", "in Paris took"]],
    ["A crow collects shiny things and returns them all on one night.", ["had never been lost"]],
    ["Zoe's science experiment turns the whole school blue.", ["a blue puddle"]],
    ["An alien lands in our garden and only wants to use the toilet.", ["hole in the hedge", "First door on the left"]],
    ["A new neighbour moves in and brings seventeen suitcases.", ["in a row, big ones and small ones"]],
    ["The monster under the bed needs a night light.", ["the night light was there"]],
    ["A dragon babysits three princesses.", ["The princesses wanted a story"]],
    ["An alien goes to the dentist.", ["not an eyebrow moved"]],
    ["Nina plants a button and hopes a coat will grow.", ["“The coat,” said Nina"]],
    ["A boy finds a whale in his bathtub.", ["this is your bathtub"]],
    ["Tim has to share his room with his snoring grandfather.", ["a line of chalk across the floor"]],
    ["A parrot repeats everything and gives away the surprise party.", ["only a little muffled: the surprise party"]],
    ["A stubborn goat eats the mayor's speech.", ["“Where is the speech?”"]],
    ["The princess doesn't want to be rescued, she wants to keep the dragon.", ["There was washing on the tower"]],
    ["The scarecrow wants to travel, but the birds need him.", ["So the scarecrow stayed, and they went"]],
    ["A hen crosses the road and forgets why.", ["exactly the same way"]],
    ["The moon comes down to play hide and seek with the children.", ["They are only counting to a hundred"]],
    ["A knight falls asleep in every battle.", ["It is shaped like a pillow"]],
    ["A vacuum cleaner swallows a wedding ring", ["Where is the wedding ring?"]],
    ["A lost mitten waits on a fence for its other half", ["They have been sewn together since"]],
    ["A cyclist stops in the middle of a race to help a rival who has fallen", ["tore off a sleeve"]],
    ["A chicken who thinks she is a dinosaur", ["For sixty million years?"]],
    ["A goldfish is moved to a bigger tank and feels lonely", ["The goldfish swam in at the front"]],
    ["A hedgehog wakes up in the middle of winter and cannot get back to sleep", ["hare came by"]],
    ["An owl who can't stay awake at night.", ["counted mice", "two watches"]],
    ["A letter to Santa arrives thirty years late.", ["About the cat: never mind"]],
    ["The neighbour's rooster crows at noon instead of in the morning.", ["it shows village time"]],
    ["The king's cook has run out of ideas and asks the children of the village.", ["department for new ideas"]],
    ["A boy learns that his stuffed rabbit used to belong to his father.", ["Now it knows twice as much"]],
  ])("is told by them: %s", (idea, parts) => {
    const text = tell(idea);
    for (const part of parts) expect(text).toMatch(new RegExp(part.replace(/[.?]/g, "\\$&")));
    expect(text).not.toMatch(STOCK);
  });

  it("is told to the end of each event before the next one", () => {
    const text = tell("A hedgehog rolls into the wrong suitcase and ends up in Paris.");
    expect(text.indexOf("the way out was gone")).toBeGreaterThan(text.indexOf("rolled into the wrong suitcase"));
    expect(text.indexOf("ended up in Paris")).toBeGreaterThan(text.indexOf("the way out was gone"));
    expect(text.indexOf("said the pigeon")).toBeGreaterThan(text.indexOf("ended up in Paris"));
  });

  it("is not told by an event that is only said of somebody", () => {
    expect(tell("Octavia the spider knits socks for a centipede who has cold feet.")).toMatch(
      /Half of it|Is it ready|had to measure/,
    );
  });

  it.each([60, 120, 240])("has about the asked length of %s seconds", (seconds) => {
    expect(tell("A hen lays a square egg.", seconds).split(/\s+/).length / seconds).toBeGreaterThan(1.8);
  });
});

describe("the words of an event", () => {
  const scene = (source: string) => ({ by: "any" as const, words: event(source), after: [] });
  const wordsOf = (source: string, text: string) => matchOfEvent(scene(source), text)?.words;

  it.each([
    ["sold {object}", "Grandpa sold his old accordion.", { object: "his old accordion" }],
    ["sold {object}", "Mia sold a cake to her aunt.", { object: "the cake" }],
    ["filled {spot}", "It filled the whole street.", { spot: "the street" }],
    ["looked after {being}", "A dragon looked after three princesses.", { being: "the princesses" }],
    ["hid {object}", "Tom had to hide two kittens' bells behind the door.", { object: "the kittens' bells" }],
  ])("%s in: %s", (source, text, words) => {
    expect(wordsOf(source, text)).toEqual(words);
  });

  it.each([
    ["sold {object}", "She sold it."],
    ["sold {object}", "The king sold his daughter."],
    ["looked after {being}", "She looked after the garden."],
    ["sold {object}", "She sold everything."],
  ])("none for %s in: %s", (source, text) => {
    expect(wordsOf(source, text)).toBeUndefined();
  });

  it("are there for a line of every main part of every scene", () => {
    for (const { words, after, end = [] } of scenesOfEvents) {
      const gaps = new Set([...words.source.matchAll(/\(\?<(\w+)>/g)].map(([, gap = ""]) => gap));
      const lines = [...after, ...end].flatMap(([, ...each]) => each);
      const used = lines.flatMap((line) =>
        [...line.matchAll(/\{([A-Za-z]+)\}/g)].map(([, gap = ""]) => gap.toLowerCase()),
      );
      const own = used.filter((gap) =>
        /^(?:object|spot|being|stuff|colour|thing|office|task|who|shape|role|lost)$/.test(gap),
      );
      for (const gap of own) expect([...gaps], words.source).toContain(gap);
    }
  });
});

describe("the sentences of an idea", () => {
  const told = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);

  it.each([
    ["A cat who thinks she is a dog applies for a job.", ["A cat who thought she was a dog applied for a job."]],
    [
      "The night before Christmas the reindeer catch a cold.",
      ["The night before Christmas, the reindeer caught a cold."],
    ],
    ["An umbrella and a rubber boot become friends.", ["An umbrella and a rubber boot became friends."]],
    [
      "A king who cannot sleep orders everybody to be quiet.",
      ["A king who could not sleep ordered everybody to be quiet."],
    ],
    ["A hen crosses the road and forgets why.", ["A hen crossed the road.", "She forgot why."]],
    ["A crow collects buttons and returns them all.", ["A crow collected buttons.", "The crow returned them all."]],
    ["A boy loves trains and planes and dreams of flying", ["A boy loved trains and planes and dreamed of flying."]],
  ])("%s", (idea, sentences) => {
    expect(told(idea)).toEqual(sentences);
  });

  it("are not split in a list", () => {
    expect(clausesOf("Mia collects shells and stones", { heOf: () => "she" }).map(({ text }) => text)).toEqual([
      "Mia collected shells and stones.",
    ]);
  });
});

describe("whom an idea is about", () => {
  it.each([
    ["The bear family has forgotten to set the alarm for spring.", { kind: "bear", many: true, count: 3 }],
    ["A letter to Santa arrives thirty years late.", { kind: "santa-claus" }],
    ["Grandma and I get stuck in the ferris wheel.", { isNarrator: true }],
    ["Nobody comes to Mika's birthday party except an old tortoise.", { name: "Mika" }],
    ["A cyclist stops in the middle of a race to help a rival who has fallen", { noun: "cyclist" }],
    ["once there was a girl named Aisha who wanted a kite but her mum had no money", { name: "Aisha" }],
    ["Tilda and her grandpa plant a tree for the new baby.", { name: "Tilda" }],
    ["Nele's grandmother forgets things and Nele makes her a book of memories.", { name: "Nele" }],
    ["a bedtime story for Theo about a sleepy train", { kind: "train" }],
    ["Our dog Bello ate my homework and the teacher doesn't believe me.", { isNarrator: true }],
  ])("%s", (idea, hero) => {
    expect(readIdeaParts(idea).hero).toMatchObject(hero);
  });

  it("does what is told every day only if it is the one who does it", () => {
    expect(tell("Every night somebody leaves a red shoe on our doorstep.")).not.toContain("it's a nuisance");
  });
});

describe("the pictures of such stories", () => {
  const placesOf = (idea: string): string[] => {
    const story = write({
      idea,
      storyType: "original_story",
      language: "english",
      scenes: 6,
      seconds: 100,
      seed: idea,
    });
    const { scenes } = plan({
      text: textOf(story),
      language: "english",
      scenes: 6,
      title: story.title,
      cast: story.cast,
    });
    return scenes.map(({ picture }) => picture.place);
  };

  it.each(["A boy finds a whale in his bathtub.", "The monster under the bed needs a night light."])(
    "stay in the house: %s",
    (idea) => {
      expect(placesOf(idea)[0]).toBe("room");
      expect(placesOf(idea)).not.toContain("sea");
      expect(placesOf(idea)).not.toContain("underwater");
    },
  );

  it("take no verb for people: the goose who guards the farm", () => {
    expect(readPeople("The goose who guards the farm is afraid of the dark.")).toHaveLength(1);
  });

  it("show the only guest who came", () => {
    expect(
      readPeople("Nobody comes to Mika's birthday party except an old tortoise.").map(({ kind }) => kind),
    ).toContain("turtle");
  });
});

describe("a word that only names a day or a thing", () => {
  it.each([
    ["Nobody comes to Mika's birthday party except an old tortoise.", /best present/],
    ["The smallest tree in the forest wants to be a Christmas tree.", /best present/],
    ["A stubborn goat eats the mayor's speech.", /Try it on the ducks/],
    ["Leni's kite carries her over the town.", /The bridge is closed/],
    ["Three friends want to sleep in the haunted house to win a bet.", /I need more chairs|We need more chairs/],
  ])("makes no plot of it: %s", (idea, wrong) => {
    expect(tell(idea)).not.toMatch(wrong);
  });

  it("lets the pupil tell it: Grandpa teaches me to whistle", () => {
    expect(readIdeaParts("Grandpa teaches me to whistle with a blade of grass.").hero?.isNarrator).toBe(true);
  });
});

describe("who leads an idea about something that is broken", () => {
  it.each([
    ["The lift in our house is broken and all the neighbours meet on the stairs.", "i"],
    ["Our holiday house has no electricity.", "i"],
    ["Mum's birthday cake has fallen on the floor and the party starts in ten minutes.", "mum"],
    ["Grandma's clock has fallen in love with the radio.", "clock"],
  ])("%s", (idea, hero) => {
    const { hero: found } = readIdeaParts(idea);
    expect([found?.key, ...(found?.aliases ?? [])]).toContain(hero);
  });
});
