import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const storyOf = (idea: string) =>
  write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds: 120, seed: idea });

describe("an idea about things, magic, space or adventure", () => {
  it.each([
    ["An old car called Bertha refuses to start on the day she is supposed to be sold.", ["isn't for sale any more"]],
    ["The last bus of the night carries a ghost who forgot his stop.", ["Lamp upstairs"]],
    ["A young wizard can only do magic when he sneezes.", ["Bless you"]],
    ["A baker finds a tiny dragon living in his oven and the bread has never been better.", ["It has a scarf on"]],
    ["A dragon who is afraid of fire wants to become a firefighter.", ["soup pot"]],
    ["A witch has to take the bus to the witches' meeting.", ["Single or return"]],
    ["Pirate captain Molly has a treasure map but she can't read.", ["That one's an S", "twenty-sixth evening"]],
    ["The escalator in the shopping mall decides to go sideways.", ["he went sideways", "on Saturdays sideways"]],
    ["A coffee machine in an office listens to everybody's secrets.", ["red eyes", "held its breath"]],
    ["A dragon with a cold keeps setting the village on fire by accident.", ["potter's daughter"]],
    ["A telephone box is sad because nobody uses it any more.", ["In use"]],
    ["An alien comes to Earth to study why humans laugh.", ["One has to be there"]],
    ["A baker wants to become a knight. The king laughs at him.", ["coat of arms|coats of arms"]],
    ["A dragon that breathes bubbles instead of fire gets laughed at.", ["great wave of bubbles"]],
    ["An astronaut called Nora is alone on the space station at Christmas.", ["HELLO UP THERE"]],
    ["The elevator in our house only stops on floors that don't exist.", ["lady in a bathing cap"]],
    ["The dream factory breaks down and nobody in the city can dream.", ["front of the funnel"]],
  ])("is told by its situation: %s", (idea, parts) => {
    const text = textOf(storyOf(idea));
    for (const part of parts) expect(text).toMatch(new RegExp(part));
  });

  it("keeps the end that the idea tells itself", () => {
    const text = textOf(
      storyOf("A toaster is jealous of the new microwave. In the end they bake a sandwich together."),
    );
    expect(text).not.toContain("Are you awake");
    expect(text).toContain("In the end they baked a sandwich together");
  });

  it("is led by the thing that acts, and not by where it stands", () => {
    expect(storyOf("The teapot in grandma's kitchen can talk, but only when it is boiling.").cast[0]?.name).toBe(
      "the teapot",
    );
    expect(storyOf("Once there was a spoon who wanted to be a fork.").cast[0]?.name).toBe("the spoon");
  });

  it("has a title that says who it is about, rather than half a sentence", () => {
    expect(storyOf("a princess gets turned into a frog and likes it so much she does not want to go back").title).toBe(
      "The Princess and the Frog",
    );
  });
});
