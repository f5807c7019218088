import { describe, expect, it } from "vitest";
import { withSeveralBodies } from "../../src/writer/english/contract/several-bodies.ts";
import { tell } from "./telling-ideas.ts";

describe("several heroes", () => {
  it.each([
    ["The aunts' heart was beating fast.", "The aunts' hearts were beating fast."],
    ["They tipped their head to one side.", "They tipped their heads to one side."],
    ["They came back and shook the sand from their foot.", "They came back and shook the sand from their feet."],
    ["On their way back they sang.", "On their way back they sang."],
    ["They went to their headmaster.", "They went to their headmaster."],
  ])("have a body each: %s", (line, told) => {
    expect(withSeveralBodies(line)).toBe(told);
  });

  it("have no heart or nose in common in a story", () => {
    for (const idea of [
      "Three cousins look for a lost parrot in the old harbour.",
      "Two sisters wait for the night train.",
    ])
      expect(tell(idea, 170)).not.toMatch(/\b(?:cousins|sisters)['’] (?:heart|nose|head|foot|face)\b/);
  });
});
