import { describe, expect, it } from "vitest";
import { madeFor } from "../../src/writer/english/contract/made-for.ts";
import { textOf, write } from "../../src/writer/index.ts";

const tell = (idea: string): string =>
  textOf(write({ idea, language: "english", storyType: "original_story", scenes: 8, seconds: 120, seed: idea }));

describe("something is made for a purpose", () => {
  it.each([
    ["Four friends build a raft to reach the island in the lake", "the raft", "the friends reached the island"],
    ["Three kids build a treehouse to watch the stars", "the treehouse", "the kids watched the stars"],
    ["A boy builds a rocket to visit his grandma on the moon", "the rocket", "the boy visited his grandma on the moon"],
    ["Two brothers dig a tunnel to find treasure", "the tunnel", "the brothers found treasure"],
  ])("%s: it is made, and serves its purpose", (idea, made, end) => {
    const text = tell(idea);

    expect(text).toContain(end);
    expect(text.split(made).length).toBeGreaterThan(4);
    expect(text).not.toMatch(/lost things|fourth verse|shoebox/);
  });

  it.each(["built a bridge to the island", "made a promise", "built a house", "sewed a coat to his measure"])(
    "no purpose: %s",
    (text) => {
      expect(madeFor([text])).toBeUndefined();
    },
  );
});
