import { describe, expect, it } from "vitest";
import { contradictionsOf } from "../../src/writer/english/contract/against-idea.ts";
import { bodyMisfit } from "../../src/writer/english/contract/body-of-hero.ts";
import { courseOf } from "../../src/writer/english/contract/course-of-idea.ts";
import { loreOf } from "../../src/writer/english/contract/lore-of-idea.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { topicOf } from "../../src/writer/english/contract/topic.ts";
import { tell } from "./telling-ideas.ts";

const shareBefore = (text: string, words: string): number => text.indexOf(words) / text.length;

describe("the last event of an idea", () => {
  it.each([
    [
      "Hugo the snail signs up for the village marathon; he finishes eight days late, but the whole village is still waiting at the line.",
      "He finished eight days late.",
    ],
    [
      "The little cloud Pim wants to rain on the desert, but the big clouds say he is far too small. He goes anyway, and one single flower blooms.",
      "One single flower bloomed.",
    ],
    [
      "A girl loses her ring in the lake and the whole class dives for it. In the end a pike brings it back.",
      "In the end a pike brought it back.",
    ],
  ])("is told after three fifths of the story: %s", (idea, event) => {
    expect(shareBefore(tell(idea, 170), event)).toBeGreaterThan(0.6);
  });

  it("comes after its cause", () => {
    const text = tell(
      "The little cloud Pim wants to rain on the desert, but the big clouds say he is far too small. He goes anyway, and one single flower blooms.",
      170,
    );

    expect(text.indexOf("rained on the desert")).toBeLessThan(text.indexOf("One single flower bloomed."));
  });
});

describe("the story that an idea asks for", () => {
  it("is not the one of a purpose", () => {
    const text = tell(
      "Tariq wants to win the kite race so that his father, who works far away, can see him on television.",
      170,
    );

    expect(text).toContain("the kite race");
    expect(text).not.toMatch(/put a plate over|” (?:said|asked) his father|his father (?:said|asked)/);
  });

  it("is not the one of somebody for whom a thing is made", () => {
    const text = tell("A violin maker in Venice builds one last violin for a girl who cannot hear.", 170);

    expect(text).toMatch(/violin maker/);
    expect(text).not.toMatch(/stood in a row|” (?:said|asked) the girl/);
  });

  it("is not that of a stranger's letter where the finder wrote it", () => {
    const text = tell(
      "A fisherman catches a bottle with a letter that he wrote himself, dated thirty years in the future.",
      170,
    );

    expect(text).not.toMatch(/half an address|That's an old story|tinker/);
  });

  it("begins nowhere else for small moments that fill it", () => {
    expect(tell("Two rival barbers share one mirror.", 170)).toContain("The mirror stood exactly in the middle");
  });
});

describe("lines of a story", () => {
  const denies = (idea: string, line: string): boolean => contradictionsOf(readIdeaParts(idea), true)(line);

  it.each([
    ["Two old chess players meet every day without ever speaking.", "“Hello,” said {hero}."],
    ["A robot on an empty space station finds a screw.", "“Nothing will come of that,” said the ones who passed by."],
    ["A nurse on the night shift finds a key.", "{Hero} lay still in the night and listened."],
    ["A retired driver secretly drives his old route at night.", "Somebody in the last row sang."],
    ["A robot chef wants to cook its first soup.", "{Hero} opened the door of the oven."],
  ])("say nothing against the idea: %s", (idea, line) => {
    expect(denies(idea, line)).toBe(true);
    expect(denies("A girl found a shell.", line)).toBe(false);
  });

  it.each([
    ["The last tree in the city refuses to lose its leaves.", "{Hero} walked into a lamp post."],
    ["i am a pizza and i run away", "I counted on {his} fingers, said {hero}."],
    ["A little cloud wants to rain.", "{Hero} practised behind a closed door."],
    ["Hugo the snail enters a race.", "{Hero} put one foot forward."],
    ["My dog Biscuit checks the gates.", "{Hero} polished {his} shoes."],
  ])("need no body that the hero does not have: %s", (idea, line) => {
    expect(bodyMisfit(readIdeaParts(idea))(line)).toBe(true);
    expect(bodyMisfit(readIdeaParts("A girl found a shell."))(line)).toBe(false);
  });

  it.each([
    ["Our football team has never scored, and tomorrow is the final game on the old field.", /^(?:field|game|final)$/],
    ["On a generation ship that left Earth long ago, a boy finds a seed.", /^ship$/],
    ["My dog Biscuit thinks he is the boss of our street.", /^boss$/],
    ["The little cloud Pim wants to rain on the desert.", /^rain$/],
  ])("mean what the words mean there: %s", (idea, words) => {
    const reading = readIdeaParts(idea);
    const topics = loreOf(reading, courseOf(reading).actions).map(({ matched }) => matched.toLowerCase());

    expect(topics.filter((topic) => words.test(topic))).toEqual([]);
  });

  it("are not spoken by somebody who sleeps", () => {
    const text = tell(
      "The last tree in the city refuses to lose its leaves because a small owl is still sleeping in it.",
      170,
    );

    expect(text).not.toMatch(/” (?:said|asked|whispered) the owl|the owl (?:said|asked|whispered|told)/);
  });
});

describe("a hurried idea", () => {
  const told = (idea: string): string =>
    readIdeaParts(idea)
      .clauses.map(({ text }) => text)
      .join(" ");

  it.each([
    ["boy finds egg in forest, egg hatches, its a tiny elephant", "A boy found an egg in the forest, the egg hatched"],
    ["A boy finds a dragon. Mom must not know.", "Mom was not to know."],
    [
      "A nurse discovers that the patient in room twelve tells her the same dream she had.",
      "the patient in room twelve told her",
    ],
    ["Two socks form a club and plan their way home.", "planned their way home"],
    ["hi, can you do a funny one about my boss Karen who gets locked in the office", "My boss Karen got locked"],
  ])("is told in whole sentences: %s", (idea, sentence) => {
    expect(told(idea)).toContain(sentence);
  });
});

describe("what a story is about", () => {
  it.each([
    ["A blind beekeeper notices before anyone else that the mountain is about to slide.", "the before anyone"],
    ["My grandmother taught me to whistle with a blade of grass.", "the blade"],
  ])("is a thing: %s", (idea, wrong) => {
    expect(topicOf(readIdeaParts(idea))).not.toBe(wrong);
  });
});
