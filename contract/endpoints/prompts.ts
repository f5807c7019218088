import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { maxSystemPromptLength, StoryType } from "../order/values.ts";
import { formatThousands } from "../thousands.ts";

export const systemPromptTemplates = endpoint({
  id: "systemPromptTemplates",
  method: "GET",
  path: "/api/system_prompt_templates",
  caller: "anyone",
  summary: "The system prompts of every story type",
  reply: z.object({
    data: z.array(
      z.object({
        story_type: z.string(),
        writing_prompt: z.string(),
        structure_prompt: z.string(),
        description: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const systemPromptTemplate = endpoint({
  id: "systemPromptTemplate",
  method: "GET",
  path: "/api/system_prompt_templates/{storyType}",
  caller: "anyone",
  summary: "The system prompts of one story type",
  params: z.object({ storyType: StoryType }),
  reply: z.object({ data: z.object({ writing: z.string(), structure: z.string(), description: z.string() }) }),
  errors: ["invalid_request"],
});

const Prompt = z
  .string()
  .max(maxSystemPromptLength, `A system prompt is longer than ${formatThousands(maxSystemPromptLength)} characters.`)
  .optional();

export const validateSystemPrompt = endpoint({
  id: "validateSystemPrompt",
  method: "POST",
  path: "/api/validate-system-prompt",
  caller: "user",
  summary: "Check that custom system prompts contain all required placeholders",
  body: z.object({ storyType: StoryType, systemPromptWriting: Prompt, systemPromptStructure: Prompt }),
  reply: z.object({
    data: z.object({
      valid: z.boolean(),
      missingPlaceholders: z.object({ writing: z.array(z.string()), structure: z.array(z.string()) }),
    }),
  }),
  errors: ["invalid_request"],
});
