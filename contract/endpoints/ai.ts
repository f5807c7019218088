import * as z from "zod";
import { promptParts } from "../catalogue/placeholders.ts";
import { maxFullStoryLength } from "../catalogue/text-limits.ts";
import { endpoint } from "../endpoint.ts";
import { Language, maxSystemPromptLength, StoryType } from "../order/values.ts";
import { formatThousands } from "../thousands.ts";

const Story = z
  .string({ error: "Please provide either a story prompt or a full story!" })
  .trim()
  .min(1, "Please provide either a story prompt or a full story!")
  .max(maxFullStoryLength, `The full story is longer than ${formatThousands(maxFullStoryLength)} characters.`);
const voiceLanguage = Language.default("english");

export const storyIdea = endpoint({
  id: "storyIdea",
  method: "POST",
  path: "/api/ai/story-idea",
  caller: "user",
  limit: "ai",
  summary: "A new story idea for a story type",
  body: z.object({ storyType: StoryType, voiceLanguage }),
  reply: z.object({ data: z.object({ idea: z.string() }) }),
  errors: ["invalid_request", "provider_failed"],
});

export const storyTitle = endpoint({
  id: "storyTitle",
  method: "POST",
  path: "/api/ai/title",
  caller: "user",
  limit: "ai",
  summary: "A title of up to 60 characters for a story",
  body: z.object({ storyType: StoryType, voiceLanguage, story: Story }),
  reply: z.object({ data: z.object({ title: z.string() }) }),
  errors: ["invalid_request"],
});

export const storySummary = endpoint({
  id: "storySummary",
  method: "POST",
  path: "/api/ai/summary",
  caller: "user",
  limit: "ai",
  summary: "A summary of a story in fewer than 1,000 characters",
  body: z.object({ voiceLanguage, story: Story }),
  reply: z.object({ data: z.object({ summary: z.string() }) }),
  errors: ["invalid_request"],
});

export const revisePrompt = endpoint({
  id: "revisePrompt",
  method: "POST",
  path: "/api/ai/revise-prompt",
  caller: "user",
  limit: "ai",
  summary: "A system prompt revised as requested, with all its placeholders",
  body: z.object({
    storyType: StoryType,
    part: z.enum(promptParts).default("writing").meta({ description: "Which of the two system prompts" }),
    originalPrompt: z
      .string({ error: "The original system prompt is missing." })
      .trim()
      .min(1, "The original system prompt is missing.")
      .max(maxSystemPromptLength),
    revisionRequest: z
      .string({ error: "Please say what should be changed." })
      .trim()
      .min(1, "Please say what should be changed.")
      .max(5_000, "Your request is longer than 5,000 characters."),
  }),
  reply: z.object({ data: z.object({ prompt: z.string() }) }),
  errors: ["invalid_request", "provider_failed"],
});
