import { speakingSeconds, textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string, seconds = 170): string =>
  textOf(write({ idea, storyType: "fairytale_story", language: "english", scenes: 8, seconds, seed: "in-order" }));

const shareBefore = (text: string, words: string): number => text.indexOf(words) / text.length;

describe("an idea told from its own sentences", () => {
  it.each([])("tells what turns it in the middle and not at once: %s", (idea, turn) => {
    const share = shareBefore(tell(idea), turn);

    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.75);
  });

  it("lets the one who helps act and speak", () => {
    const text = tell(
      "A small penguin named Pip can't swim and watches the others from the ice. An old seal teaches him.",
    );

    expect(text).toMatch(/(?:said|asked) the seal|the seal (?:said|asked)/);
  });

  it("names nobody before the idea does", () => {
    const text = tell("Sophie gets a baby brother and is jealous. Her uncle Tom shows her how to hold him.");

    expect(text.indexOf("Tom")).toBe(text.indexOf("Her uncle Tom showed her") + "Her uncle ".length);
  });

  it("lets others look for who is missing, and not the missing one", () => {
    const text = tell(
      "The cat Minka does not come home one evening. Paul and his neighbour Mrs Vogel look for her all over the street with a flashlight.",
      120,
    );

    expect(text).not.toMatch(/Minka (?:looked|asked|said)|(?:said|asked) Minka/);
    expect(text).toContain("out came Minka");
  });

  it("is told with a plot where its own sentences are far too short", () => {
    const idea = "The cat Minka does not come home one evening. Paul looks for her with a flashlight.";

    for (const seconds of [120, 170, 300]) {
      const missing = 1 - speakingSeconds(tell(idea, seconds), "english") / seconds;
      expect([seconds, missing < 0.15]).toEqual([seconds, true]);
    }
  });

  it("lets no baby talk", () => {
    const text = tell(
      "Sophie gets a baby brother and is jealous because nobody has time for her. In the end he smiles at her first.",
    );

    expect(text).not.toMatch(
      /(?:said|asked) (?:the|her) (?:baby )?brother|(?:the|her) (?:baby )?brother (?:said|asked)/,
    );
  });

  it("keeps the wish unfulfilled where the hero gives it up", () => {
    const text = tell("Ben wants to win the sack race on sports day, but he stops to help his friend Lukas who fell.");

    expect(text).not.toContain("Ben won the sack race");
  });
});

describe("what a sentence of an idea is no case of", () => {
  it("forgets how to laugh and looks for nothing", () => {
    const text = tell("An old clown has forgotten how to laugh. A little girl gives him her red balloon.");

    expect(text).not.toContain("moment ago");
    expect(text).not.toContain("new words");
  });

  it("lets the one who found it bring it back", () => {
    const text = tell(
      "Frieda has lost her cuddly rabbit on the bus. The bus driver finds it and brings it to her kindergarten.",
    );

    expect(text).toContain("She brought it to her kindergarten.");
  });

  it("goes on with a crow who does not believe it, and without its company", () => {
    const text = tell(
      "The snail Schorsch wants to visit his aunt on the other side of the road. A crow says he will never make it.",
    );

    expect(text).not.toMatch(/(?:asked|said) the crow[^”]*(?:fun with two|hungry)/);
    expect(text).toContain("the thing that Schorsch had wished for came true");
  });
});
