import { describe, expect, it, vi } from "vitest";
import { placeholders } from "#contract/catalogue/placeholders.ts";
import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import { revisePrompt } from "#functions/core/assist/revise-prompt.ts";
import { suggestIdea } from "#functions/core/assist/suggest-idea.ts";
import { suggestSummary } from "#functions/core/assist/suggest-summary.ts";
import { suggestTitle } from "#functions/core/assist/suggest-title.ts";
import { templateOf } from "#functions/core/prompt/templates.ts";
import { ContentBlocked, ProviderBusy } from "#functions/core/shared/errors.ts";
import { fakePorts } from "#test/support/ports.ts";

const saying = (says: Partial<StoryAssistant>) => {
  const deps = fakePorts();
  return { ...deps, assistant: { ...deps.assistant, ...says } };
};
const fails = (error: Error) => async () => {
  throw error;
};

describe("a story idea", () => {
  const asked = { storyType: "dream_story", language: "english" } as const;

  it("is asked for a type of story, on a day, and another one each time", async () => {
    const idea = vi.fn<StoryAssistant["idea"]>(async () => "x".repeat(50));
    const deps = saying({ idea });

    await suggestIdea(deps, asked);
    await suggestIdea(deps, asked);

    expect(idea).toHaveBeenCalledWith(expect.objectContaining({ ...asked, today: "2026-01-01" }));
    expect(new Set(idea.mock.calls.map(([{ seed }]) => seed)).size).toBe(2);
  });

  it("of under 50 characters is none", async () => {
    const deps = saying({ idea: async () => ` ${"狐".repeat(49)} ` });

    await expect(suggestIdea(deps, asked)).rejects.toMatchObject({
      code: "provider_failed",
      message: "AI generated insufficient story content",
    });
  });

  it("that the provider failed to give says why", async () => {
    const deps = saying({ idea: fails(new ContentBlocked("Response was blocked due to SAFETY")) });

    await expect(suggestIdea(deps, asked)).rejects.toMatchObject({
      code: "provider_failed",
      message: "Story idea generation failed: Response was blocked due to SAFETY",
    });
  });
});

describe("a title", () => {
  const titled = (title: StoryAssistant["title"], story = `${"Once upon a tide ".repeat(40)}`) =>
    suggestTitle(saying({ title }), { storyType: "fairytale_story", language: "english", story });

  it.each([
    ['"The Fox at Sea"', "The Fox at Sea"],
    ["«The Fox at Sea»\n", "The Fox at Sea"],
    ["a".repeat(60), "a".repeat(60)],
    ["a".repeat(61), `${"a".repeat(57)}...`],
  ])("is without its quotation marks and not too long: %j", async (said, shown) => {
    expect(await titled(async () => said)).toBe(shown);
  });

  it.each([
    ["is too short", async () => '"The Foxes"'],
    ["fails", fails(new ProviderBusy("Gemini API error: 503"))],
    ["does not come", () => new Promise<string>(() => {})],
  ])("is the type and the beginning of the story where the assistant's %s", async (_, title) => {
    expect(await titled(title)).toBe("Fairytale Story - Once upon a tide Once upon a tide Once u...");
  });

  it("is the one on the story's first line, however short it is", async () => {
    const title = vi.fn<StoryAssistant["title"]>(async () => "The Fox at Sea");

    expect(await titled(title, `The Lamp\n\n${"Mara kept the lamp of the old lighthouse. ".repeat(40)}`)).toBe(
      "The Lamp",
    );
    expect(title).not.toHaveBeenCalled();
  });

  it("is made of the first 500 characters", async () => {
    const title = vi.fn<StoryAssistant["title"]>(async () => "The Fox at Sea");

    await titled(title, "狐".repeat(2_000));

    expect(title).toHaveBeenCalledWith(expect.objectContaining({ story: "狐".repeat(500) }));
  });
});

describe("a summary", () => {
  const summed = (summary: StoryAssistant["summary"], story = "狐".repeat(1_500)) =>
    suggestSummary(saying({ summary }), { language: "chinese", story });

  it("is under 1,000 characters", async () => {
    expect(await summed(async () => "狐".repeat(999))).toBe("狐".repeat(999));
  });

  it.each([
    ["is too long", async () => "x".repeat(1_000)],
    ["is empty", async () => " "],
    ["fails", fails(new ProviderBusy("Gemini API error: 503"))],
  ])("is the first 1,000 characters where the assistant's %s", async (_, summary) => {
    expect(await summed(summary)).toBe(`${"狐".repeat(1_000)}...`);
    expect(await summed(summary, "A short one")).toBe("A short one");
  });
});

it("a summary is made of the story without its title", async () => {
  const story = "Mara kept the lamp of the old lighthouse.";
  const summary = vi.fn<StoryAssistant["summary"]>(fails(new ProviderBusy("Gemini API error: 503")));
  const deps = saying({ summary });

  expect(await suggestSummary(deps, { language: "english", story: `The Lamp\n\n${story}` })).toBe(story);
  expect(summary).toHaveBeenCalledWith(expect.objectContaining({ story }));
});

describe("a revised prompt", () => {
  const { writing } = templateOf("fairytale_story");
  const revise = (said: StoryAssistant["revise"], prompt = writing) =>
    revisePrompt(saying({ revise: said }), {
      storyType: "fairytale_story",
      part: "writing",
      prompt,
      wish: "Make it rhyme",
    });

  it("is the assistant's where it kept every placeholder", async () => {
    const said = vi.fn<StoryAssistant["revise"]>(async ({ prompt, wish }) => `${prompt} ${wish}`);

    expect(await revise(said)).toBe(`${writing} Make it rhyme`);
    expect(said).toHaveBeenCalledTimes(1);
  });

  it("is asked for once more where a placeholder was lost", async () => {
    const said = vi.fn<StoryAssistant["revise"]>(async () => writing).mockResolvedValueOnce("x".repeat(200));

    expect(await revise(said)).toBe(writing);
    expect(said).toHaveBeenCalledTimes(2);
  });

  it("gets back what the assistant lost twice, those too that only this prompt had", async () => {
    const revised = await revise(async () => "x".repeat(200), `${writing} ${placeholders.scenes}`);

    expect(revised).toMatch(/^x{200}\n\n/);
    for (const name of ["language", "age", "minutes", "scenes"] as const) expect(revised).toContain(placeholders[name]);
  });

  it("of under 100 characters is none", async () => {
    await expect(revise(async () => "x".repeat(99))).rejects.toMatchObject({
      code: "provider_failed",
      message: "AI revision produced insufficient content",
    });
  });

  it("that the provider failed to give says why", async () => {
    await expect(revise(fails(new ProviderBusy("Gemini API error: 500")))).rejects.toMatchObject({
      code: "provider_failed",
      message: "System prompt revision failed: Gemini API error: 500",
    });
  });
});
