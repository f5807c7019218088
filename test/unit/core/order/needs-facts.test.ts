import { describe, expect, it } from "vitest";
import { createTask } from "#functions/core/order/create-task.ts";
import { factsReason } from "#functions/core/order/needs-facts.ts";
import { builtInModels } from "#functions/core/provider/models.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeForm } from "#test/support/task.ts";

describe("an idea that needs facts", () => {
  it.each([
    ["educational_story", "a fox at school", "lesson"],
    ["historical_story", "the fall of a city", "history"],
    ["bible_story", "a lost lamb", "scripture"],
    ["fairytale_story", "How do bees make honey?", "lesson"],
    ["fairytale_story", "Explain gravity", "lesson"],
    ["adventure_story", "the story of Noah's ark", "scripture"],
    ["cinematic_story", "A promo video for our new app", "product"],
    ["cinematic_story", "breaking news from the harbour", "news"],
    ["book_story", "Marie Curie as a girl", "real_person"],
  ])("%s: %s", (storyType, idea, reason) => {
    expect(factsReason(storyType, idea)).toBe(reason);
  });

  it.each([
    "How Grandma Rosa got lost in the supermarket",
    "Why the owl sleeps by day: once she lost a bet",
    "Jonah does not want to go to bed",
    "A teacher explains to a dragon that fire is not allowed in class",
    "Rosa parks her scooter in the kitchen",
  ])("is not: %s", (idea) => {
    expect(factsReason("fairytale_story", idea)).toBeUndefined();
  });
});

describe("an order for the built-in writer", () => {
  const settings = { ...fakePorts().settings, models: builtInModels };
  const form = { storyType: "historical_story", inputStory: "The fall of a city" } as const;

  it("is refused before anything is held", async () => {
    const deps = { ...fakePorts(), settings };

    await expect(createTask(deps, "ada", makeForm(form))).rejects.toMatchObject({
      code: "facts_needed",
      details: { reason: "history" },
    });
    expect(deps.committed).toEqual([]);
  });

  it("is taken with a full story, or while a model writes", async () => {
    const text = { ...form, inputStory: "", fullStory: "The walls fell on a Tuesday." };

    await expect(createTask({ ...fakePorts(), settings }, "ada", makeForm(text))).resolves.toBeDefined();
    await expect(createTask(fakePorts(), "ada", makeForm(form))).resolves.toBeDefined();
  });
});
