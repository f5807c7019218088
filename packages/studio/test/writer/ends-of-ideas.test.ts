import { describe, expect, it } from "vitest";
import { contradictionsOf } from "../../src/writer/english/contract/against-idea.ts";
import { courseOf } from "../../src/writer/english/contract/course-of-idea.ts";
import { endsOfStory } from "../../src/writer/english/contract/ends-of-story.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { type EndKind, ends } from "../../src/writer/english/plots/ends/index.ts";
import { lastPictures } from "../../src/writer/english/plots/ends/last-pictures.ts";
import { outcomes } from "../../src/writer/english/plots/ends/outcomes.ts";
import { picturesOfThings } from "../../src/writer/english/plots/ends/pictures-of-things.ts";
import { tell } from "./telling-ideas.ts";

const kinds = Object.keys(ends) as EndKind[];

/** The kind of end that an idea gets first, where it has a line for it. */
const kindOf = (idea: string): EndKind | undefined => {
  const [, choices = []] = endsOfStory(courseOf(readIdeaParts(idea)), undefined, true);
  const lines: readonly (string | number)[] = choices[0]?.beat ?? [];
  return kinds.find((kind) => ends[kind].some((line) => lines.includes(line)));
};

/** How what an idea tells comes out. */
const outcomeOf = (idea: string): string =>
  endsOfStory(courseOf(readIdeaParts(idea)), undefined, false)[0]
    ?.flatMap(({ beat: [, ...lines] }) => lines)
    .join("\n") ?? "";

describe("the ends of stories", () => {
  const all = [...Object.values(ends), lastPictures, picturesOfThings, outcomes.map(({ lines }) => lines)].flat(2);

  it.each(kinds)("are at least thirty for each kind: %s", (kind) => {
    expect(ends[kind].length).toBeGreaterThanOrEqual(30);
  });

  it("are each told once, and short enough to be the end", () => {
    expect(all.filter((line, at) => all.indexOf(line) < at)).toEqual([]);
    expect(all.filter((line) => line.split(" ").length > 42)).toEqual([]);
  });

  it("name what is seen, and no lesson that is learned", () => {
    expect(
      all.filter((line) => /\b(?:lesson|never forgot|learned that|in (?:his|her|\{his\}) heart)\b/.test(line)),
    ).toEqual([]);
  });

  it.each<[string, EndKind]>([
    ["Two sisters fought over the last room in the hotel.", "quarrel"],
    ["A boy finds an old map in the attic.", "find"],
    ["A girl and her dog walk along the river.", "two"],
    ["A funny story about a goose who becomes head of security at a bank.", "funny"],
    ["A boy was sad because his team had lost every game.", "trouble"],
    ["A baker bakes bread every night.", "calm"],
  ])("fit what the idea tells: %s", (idea, kind) => {
    expect(kindOf(idea)).toBe(kind);
  });

  it.each([
    ["A lighthouse keeper teaches a pelican to read the weather.", /\btenth try\b|\bpupil\b/],
    ["An old woman waits at the bus stop.", /\bwaiting was over\b|\bThere was a sound\b/],
    ["A boy saves his pocket money.", /^$/],
  ])("say how it comes out, where the idea does not: %s", (idea, words) => {
    expect(outcomeOf(idea)).toMatch(words);
  });

  it("does not sit beside the hero who has gone", () => {
    expect(kindOf("Nora and the driver meet every Thursday. One Thursday the driver did not come.")).not.toBe("two");
  });
});

describe("small moments and ends", () => {
  const says = (idea: string, line: string): boolean => contradictionsOf(readIdeaParts(idea), true)(line);

  it.each([
    ["The new girl spoke only in whistles.", "“Yes,” said {hero}."],
    ["A blind piano tuner heard a secret.", "{Hero} looked up."],
    ["A dancer with a broken leg sat at the window.", "{Hero} jumped over a puddle."],
    ["Two friends camped in the woods.", "^{Hero} opened the kitchen window."],
  ])("say nothing that the idea denies: %s", (idea, line) => {
    expect(says(idea, line)).toBe(true);
    expect(says("A girl found a shell.", line)).toBe(false);
  });

  it("leave out speech where somebody only whistles", () => {
    expect(tell("The new girl speaks only in whistles.", 120)).not.toMatch(
      /” (?:the new girl|the girl|she) said|” said (?:the|she)/,
    );
  });
});
