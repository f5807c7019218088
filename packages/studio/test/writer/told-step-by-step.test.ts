import { describe, expect, it } from "vitest";
import { calmReactions } from "../../src/writer/english/lore/calm-moments.ts";
import { lore } from "../../src/writer/english/lore/index.ts";
import { reactions } from "../../src/writer/english/lore/reactions.ts";
import { tell } from "./telling-ideas.ts";

const doings = lore.filter(({ sort }) => sort === "doing").flatMap(({ entries }) => Object.entries(entries));
const stepsOf = (done: string): readonly string[] => {
  const [, steps = []] = doings.find(([words]) => new RegExp(`\\b(?:${words})\\b`).test(done)) ?? [];
  return steps;
};
/** The longest run of plain words of a line, which neither gaps nor other words of the same meaning change. */
const markOf = (line: string): string =>
  line
    .split(/\{[^}]+\}|[“”.,!?]/)
    .map((part) => part.trim())
    .toSorted((a, b) => b.length - a.length)[0] ?? "#";

describe("an idea that is told by its own sentences", () => {
  it("tells what is done step by step, in the order of time", () => {
    const story = tell("She planted a key in the garden, and in spring a very small door came up.", 90);
    const steps = stepsOf("planted a key");
    const places = steps.map((step) => story.indexOf(markOf(step))).filter((at) => at >= 0);

    expect(places.length).toBeGreaterThan(2);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("tells what it was for", () => {
    const story = tell("A little fox crosses the moonlit forest to find the lost star", 170);

    expect(story).toMatch(/^A little fox crossed the moonlit forest to find the lost star\./);
    expect(story).toContain("But it was the lost star, there could be no doubt about that");
    expect(story).not.toMatch(/tram|umbrella mender|barn/);
  });

  it("finds a thing that was lost, where the idea leaves that open", () => {
    const story = tell("A clever otter loses its kite in the park.", 170);

    expect(story).toMatch(/there was its kite|found its kite again|sitting on the kite/);
  });

  it("lets the hero answer what others do", () => {
    const story = [
      "A widow lives by the sea. One Tuesday a fox brought her a present. The wind opened it.",
      "A baker lives by the river. One Tuesday a heron brought her a hat. The rain filled it.",
    ]
      .map((idea) => tell(idea, 90).replaceAll("for a second", "for a moment").replaceAll("n't", " not"))
      .join("\n");
    const marks = [...reactions, ...calmReactions].map(markOf).filter((mark) => mark.length > 12);

    expect(marks.some((mark) => story.includes(mark))).toBe(true);
  });

  it("says nothing of a goose and a week of cakes", () => {
    const story = tell("A goose becomes head of security at a bank.", 170);

    expect(story).not.toMatch(/On Monday|a cake is never wrong/);
    expect(story.match(/goose/g)?.length).toBeGreaterThan(5);
  });
});
