import { readOutline } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { doneIn, tell } from "./telling-ideas.ts";

describe("an idea that begins with when or while", () => {
  it.each([
    ["When the power goes out in the whole city, neighbors cook together in the street", ["doing cooked (hero)"]],
    ["When the circus leaves town, a boy hides in the elephant's wagon", ["doing hid (hero)"]],
    ["When his dog dies, a boy plants a tree", ["doing planted (hero)"]],
  ])("is told by who acts in its main clause: %s", (idea, done) => {
    expect(doneIn(idea)).toEqual(expect.arrayContaining(done));
  });

  it("does not let the hero do what others do meanwhile", () => {
    expect(doneIn("While everyone sleeps, the statues in the park hold a meeting")).toEqual([]);
  });

  it.each([
    ["When the bridge breaks, villagers build a raft together", "villagers"],
    ["When grandma moves in, Tom has to share his room", "grandma"],
    ["When the power goes out in the whole city, neighbors cook together", "neighbors"],
  ])("names people without the words before the comma: %s", (idea, kind) => {
    expect(readOutline(idea, "english")?.characters?.map((each) => each.kind)).toContain(kind);
  });

  it("is not told by a story of what comes before the comma alone", () => {
    expect(tell("When his dog dies, a boy plants a tree", 120)).not.toContain("guinea pig");
    expect(tell("When grandma dies, Tom inherits her old car", 120)).not.toContain("black button");
  });
});
