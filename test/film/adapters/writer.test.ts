import { speakingSeconds } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { studioWriter } from "#functions/adapters/engines/built-in/writer.ts";
import { makeStoryRequest } from "#test/support/studio.ts";

const request = makeStoryRequest();
const sentence = "The keeper climbed the stairs and lit the lamp, and the storm outside listened to every step. ";
const storyOf = (seconds: number) => sentence.repeat(Math.round(seconds / speakingSeconds(sentence, "english"))).trim();

describe("a pasted story", () => {
  it.each([20, 100, 160, 195])("of %i seconds is narrated word for word in a film of 160 seconds", async (seconds) => {
    const text = storyOf(seconds);

    const draft = await studioWriter.adapt({ ...request, text });

    expect(draft).toMatchObject({ text, wordForWord: true });
  });

  it("has its own title", async () => {
    const text = storyOf(60);

    const draft = await studioWriter.adapt({ ...request, title: "The Lighthouse of Mara", text });

    expect(draft).toMatchObject({ title: "The Lighthouse of Mara", text });
  });

  it("that is much too long is abridged and not marked as word for word", async () => {
    const draft = await studioWriter.adapt({ ...request, text: storyOf(1_000) });

    expect(draft.wordForWord).toBe(false);
    expect(speakingSeconds(draft.text, "english")).toBeLessThan(165);
  });

  it("that fills a part of the film has a proportional number of scenes, and all of its words", async () => {
    const text = storyOf(60);
    const story = await studioWriter.adapt({ ...request, text });

    const { scenes } = await studioWriter.plan({ ...request, story });

    expect(scenes.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(
      scenes
        .map(({ narration }) => narration)
        .join(" ")
        .replace(/\s+/g, " "),
    ).toBe(text.replace(/\s+/g, " "));
  });
});

describe("a story from an idea", () => {
  it("is the same for the same task, and different for another task", async () => {
    const [first, again, other] = await Promise.all(
      ["web_1", "web_1", "web_2"].map((seed) => studioWriter.write({ ...request, seed })),
    );

    expect(first).toEqual(again);
    expect(first?.text).not.toBe(other?.text);
  });
});

describe("the user's own characters", () => {
  it("have their look in the user's words, for image models", async () => {
    const characters = [{ name: "Bo", kind: "dragon", look: "green, with a red scarf" }];
    const idea = { ...request, idea: "A little dragon learns to fly", characters };
    const story = await studioWriter.write(idea);

    const { cast } = await studioWriter.plan({ ...idea, story });

    expect(cast[0]).toMatchObject({
      name: "Bo",
      traits: ["green"],
      wears: ["red scarf"],
      look: "dragon, green, with a red scarf",
    });
  });
});
