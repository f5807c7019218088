import { type PromptPart, requiredPlaceholders } from "#contract/catalogue/placeholders.ts";
import { type StoryTypeId, storyTypes } from "#contract/catalogue/story-types.ts";
import { text } from "./text.ts";

/** Returns a request for any AI assistant to revise a prompt and keep its placeholders. */
export const revisionRequest = (type: StoryTypeId, part: PromptPart, prompt: string, wish: string): string =>
  [
    `Please revise the system prompt below. It is the ${text.prompts[part].title} for a ${storyTypes[type]} in a product that makes animated films of stories.`,
    `What should be different: ${wish.trim() || "[say here what should be changed]"}`,
    `Keep these placeholder variables exactly as they are written; a program replaces them later:\n${requiredPlaceholders(
      type,
    )
      .map((placeholder) => `- ${placeholder}`)
      .join("\n")}`,
    "Keep whatever the request does not touch. Answer with the whole revised prompt and nothing else.",
    `The prompt:\n\n${prompt}`,
  ].join("\n\n");
