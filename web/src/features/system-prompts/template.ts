import type { ReplyOf } from "#contract/endpoint.ts";
import type { systemPromptTemplates } from "#contract/endpoints/prompts.ts";

/** The prompts of one story type, as they come. */
export type Template = ReplyOf<typeof systemPromptTemplates>["data"][number];
