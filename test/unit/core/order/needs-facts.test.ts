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
    ["fairytale_story", "Why the sky is blue", "lesson"],
    ["fairytale_story", "Why cats purr", "lesson"],
    ["fairytale_story", "Where rain comes from", "lesson"],
    ["fairytale_story", "The water cycle", "lesson"],
    ["fairytale_story", "Photosynthesis for kids", "lesson"],
    ["fairytale_story", "All about bees", "lesson"],
    ["fairytale_story", "How to tie your shoes", "lesson"],
    ["fairytale_story", "make a video about how airplanes fly", "lesson"],
    ["fairytale_story", "Make a video explaining fractions for 4th graders", "lesson"],
    ["fairytale_story", "What happens when water freezes", "lesson"],
    ["fairytale_story", "The history of pizza", "lesson"],
    ["fairytale_story", "The story of the Titanic", "history"],
    ["fairytale_story", "a short film about the french revolution", "history"],
    ["fairytale_story", "The life of Cleopatra", "real_person"],
    ["fairytale_story", "a story about Amelia Earhart", "real_person"],
    ["fairytale_story", "The story of Hanukkah", "scripture"],
    ["fairytale_story", "a video ad for our bakery", "product"],
    ["fairytale_story", "What happened in 1989", "news"],
  ])("%s: %s", (storyType, idea, reason) => {
    expect(factsReason(storyType, idea)).toBe(reason);
  });

  it.each([
    "How Grandma Rosa got lost in the supermarket",
    "Why the owl sleeps by day: once she lost a bet",
    "Jonah does not want to go to bed",
    "A teacher explains to a dragon that fire is not allowed in class",
    "Rosa parks her scooter in the kitchen",
    "Why the rooster would not crow",
    "Why the sun did not want to get up",
    "Why the bear has a short tail and is still angry about it",
    "How the moon lost her slippers",
    "How friends found a treasure in the attic",
    "How to catch a star",
    "Where the lost socks go",
    "What happens when a dragon goes to school",
    "What is the matter with Oskar's kite? It only flies at night.",
    "The life of a lonely lamp post",
    "a story that teaches kids to share",
    "Everything about my brother annoys me until he leaves for college",
    "Gravity takes a day off and everyone floats to school",
    "Maya and her little brother find an old radio in the attic",
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
