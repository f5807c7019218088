import { describe, expect, it } from "vitest";
import { plan } from "../../src/writer/plan/plan.ts";

const ONE =
  "Nora was nine years old and lived with her brother Tom in a small house at the end of the lane. Every morning Nora and Tom walked to school together.";
const THREE =
  "On Sunday Uncle Peter came to the house. Uncle Peter laughed and gave Nora a kite, and Nora and Uncle Peter flew it on the hill until it was dark. Tom watched them from the fence and counted the clouds.";

/** Who is in the picture of a scene between two others of one text. */
const shownIn = (told: string): string[] => {
  const { cast, scenes } = plan({ text: [ONE, told, THREE].join("\n\n"), language: "english", scenes: 3, title: "" });
  const scene = scenes.find(({ narration }) => narration.includes(told));
  return scene?.picture.cast.map(({ id }) => cast.find((one) => one.id === id)?.name ?? "") ?? [];
};

describe("somebody of whom a pasted text only speaks", () => {
  it.each([
    "Nora wore the coat that Uncle Peter had given her, and she pulled up the collar and looked down the lane.",
    "Nora wondered what Uncle Peter would have said to that, and she sat down on the step with the broken kite.",
    "Nora bought a blue scarf for Uncle Peter and hid it in the deepest drawer of her desk until Christmas.",
    "Thanks to Uncle Peter, who lived in Leeds, Nora could swim, and she jumped into the water before all the others.",
    "Nora had not seen Uncle Peter for a whole year, and she drew a line on the wall for every week of it.",
    "Nora heard Uncle Peter's voice in her head, and she put the knife back into the drawer without a word.",
    "Nora was looking forward to seeing Uncle Peter again, and she swept the whole path down to the gate.",
  ])("is not in its picture: %s", (told) => {
    expect(shownIn(told)).not.toContain("Uncle Peter");
  });

  it("is in it when the text brings them", () => {
    expect(shownIn(THREE)).toContain("Uncle Peter");
  });
});

describe("a saying", () => {
  it.each([
    "It was raining cats and dogs. Nora waited under the tree for a long time, and Tom held his bag over his head.",
    "Nora let the cat out of the bag and laughed, and Tom threw his cap on the ground and walked away from her.",
    "Nora had butterflies in her stomach. She walked up to the blue door all the same and knocked three times.",
  ])("brings no animal into the picture: %s", (told) => {
    const { cast } = plan({ text: [ONE, told, THREE].join("\n\n"), language: "english", scenes: 3, title: "" });
    expect(cast.map(({ kind }) => kind).join()).not.toMatch(/cat|dog|butterfly/);
  });
});
