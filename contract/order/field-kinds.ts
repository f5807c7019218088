import * as z from "zod";
import { Audience, maxSystemPromptLength } from "./values.ts";

/** A text that is stored as it was ordered. */
export const text = (max: number, tooLong?: string) => ({
  schema: z.string().trim().max(max, tooLong),
  taskSchema: z.string(),
  default: "",
});

/** A text that the first tasks did not have. */
export const addedText = <Schema extends z.ZodType>(schema: Schema) =>
  ({ schema, taskSchema: z.string().optional(), default: "", whenOmitted: "unset" }) as const;

/** Known words, or the user's own. */
export const audience = { schema: Audience, taskSchema: z.string() };

/** A switch that is off by default. */
export const toggle = { schema: z.boolean(), default: false } as const;

/** A switch that the first tasks did not have. */
export const addedToggle = { ...toggle, taskSchema: z.boolean().default(false) } as const;

/** A system prompt of the user for a part of the writing. */
export const systemPrompt = (part: string) => ({
  isOfOneStory: true as const,
  schema: z.string().max(maxSystemPromptLength),
  taskSchema: z.string(),
  default: "",
  description: `Your own system prompt for ${part}. Keep the placeholder variables of the template intact.`,
});
