import { describe, expect, it } from "vitest";
import { routes } from "#functions/api/ai/index.ts";
import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import { templateOf } from "#functions/core/prompt/templates.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { fakePorts } from "#test/support/ports.ts";
import { context, request } from "#test/support/request.ts";

/** The AI function with an assistant that says what a test wants. */
const makeClient = (says: Partial<StoryAssistant> = {}) => {
  const ports = fakePorts();
  const deps = { ...ports, assistant: { ...ports.assistant, ...says } };
  // The routes ask only for what is here.
  const handler = httpHandler(routes as unknown as readonly Route<typeof deps>[], () => deps);
  return async (path: string, body: object, claims?: null) => {
    const { statusCode, body: answer } = await handler(
      request("POST", `/ai/${path}`, { body, ...(claims === null && { claims }) }),
      context,
    );
    return { status: statusCode, ...JSON.parse(answer) };
  };
};
const storyType = "fairytale_story";

it.each([
  ["story-idea", { storyType }],
  ["title", { storyType, story: "A fox" }],
  ["summary", { story: "A fox" }],
  ["revise-prompt", { storyType, originalPrompt: "Tell", revisionRequest: "Sing" }],
])("%s is for who signed in", async (path, body) => {
  expect(await makeClient()(path, body, null)).toMatchObject({ status: 401 });
});

describe("what helps to fill in an order", () => {
  it("is an idea of a type", async () => {
    const idea = "A lighthouse keeper's daughter finds a whale that hums.";
    const call = makeClient({ idea: async () => idea });

    expect(await call("story-idea", { storyType })).toMatchObject({ status: 200, data: { idea } });
    expect(await call("story-idea", { storyType: "no_story" })).toMatchObject({ status: 400 });
  });

  it("is a title and a summary of a story", async () => {
    const call = makeClient({ title: async () => '"The Humming Whale"', summary: async () => "A whale hums." });
    const story = "Once upon a tide a whale began to hum. ".repeat(60);

    expect(await call("title", { storyType, story })).toMatchObject({ data: { title: "The Humming Whale" } });
    expect(await call("summary", { story })).toMatchObject({ data: { summary: "A whale hums." } });
    for (const path of ["title", "summary"])
      expect(await call(path, { storyType, story: "  " })).toMatchObject({
        status: 400,
        error: "Please provide either a story prompt or a full story!",
      });
  });

  it("is a prompt changed as wished, and says what it needs", async () => {
    const { writing } = templateOf(storyType);
    const call = makeClient({ revise: async ({ prompt, wish }) => `${prompt}\n${wish}` });
    const asked = { storyType, originalPrompt: writing, revisionRequest: "Make it rhyme." };

    const { data } = await call("revise-prompt", asked);

    expect(data.prompt).toBe(`${writing.trim()}\nMake it rhyme.`);
    expect(await call("revise-prompt", { ...asked, originalPrompt: "" })).toMatchObject({
      status: 400,
      error: "The original system prompt is missing.",
    });
    expect(await call("revise-prompt", { ...asked, revisionRequest: " " })).toMatchObject({
      status: 400,
      error: "Please say what should be changed.",
    });
  });
});
