import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { storiesAbout } from "../../src/writer/english/contract/subject-story-of-idea.ts";
import { generalStories } from "../../src/writer/english/plots/subjects/general/index.ts";
import { subjectStories } from "../../src/writer/english/plots/subjects/index.ts";
import type { SubjectStory } from "../../src/writer/english/plots/subjects/subject-story.ts";
import { generalIdeas } from "./general-ideas.ts";
import { otherIdeas } from "./other-ideas.ts";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "general" }));

/** The lines of a story between their gaps: three of them show that it is told. */
const partsOf = ({ after, end }: SubjectStory): readonly string[] =>
  [...after, ...end]
    .flatMap(([, ...lines]) => lines)
    .flatMap((line) => line.replace(/^=#/, "").split(/\{[^}]+\}|[“”]|(?<=[.,:;!?]) /))
    .map((part) => part.trim())
    .filter((part) => part.split(" ").length > 2);
const general = generalStories.map((story) => partsOf(story));

describe("a general story", () => {
  it.each(generalIdeas)("is told of an idea with its own words: %s", (idea) => {
    const text = tell(idea);

    expect(general.some((parts) => parts.filter((part) => text.includes(part)).length >= 3)).toBe(true);
    expect(text).not.toMatch(/[{}]/);
  });

  it("says what is done as it stands, and not as somebody whom it names", () => {
    const text = tell("An old keeper teaches a young dog how to play with the children");

    expect(text).toContain("showed the dog how to play with the children");
    expect(text).not.toContain("the the");
  });

  it("gives way to a story that is about just this", () => {
    expect(tell("A girl learns to ride a bike with her big brother")).toContain("“Have you got me?”");
  });
});

/** The stories of a file, in the order in which they stand there. */
const storiesOf = async (file: string): Promise<readonly SubjectStory[]> => {
  const path = new URL(`../../src/writer/english/plots/subjects/${file}.ts`, import.meta.url).pathname;
  const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ path);
  return Object.values(module).flatMap((each) => (Array.isArray(each) ? each : []));
};

it.each(otherIdeas)(
  "$file [$at] is not about an idea that only shares its words: $idea",
  async ({ file, at, idea }) => {
    const story = (await storiesOf(file))[at];

    expect(story?.after.length).toBeGreaterThan(0);
    expect(storiesAbout(readIdeaParts(idea)).map((each) => each.story.after)).not.toContain(story?.after);
  },
);

describe("a story for any idea", () => {
  it("is told where no other story is about it, with what the hero has to do", () => {
    const text = tell("A shy accountant has to shave a llama in front of the whole embassy.");

    expect(text).toContain("The accountant had to shave a llama in front of the whole embassy.");
    expect(text).toMatch(/until the coffee\.$/);
  });

  it("is one of all stories", () => {
    expect(subjectStories.filter(({ isForAny }) => isForAny).length).toBeGreaterThan(8);
  });
});
