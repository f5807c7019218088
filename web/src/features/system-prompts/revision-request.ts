import { type PromptPart, requiredPlaceholders } from "#contract/catalogue/placeholders.ts";
import { type StoryTypeId, storyTypes } from "#contract/catalogue/story-types.ts";

/** The request is in English in every language of the site, as the prompts are. */
const titles: Readonly<Record<PromptPart, string>> = {
  writing: "Story Writing Prompt",
  structure: "Structure Design Prompt",
};

/** Returns a request for any AI assistant to revise a prompt and keep its placeholders. */
export const revisionRequest = (type: StoryTypeId, part: PromptPart, prompt: string, wish: string): string =>
  [
    `Please revise the system prompt below. It is the ${titles[part]} for a ${storyTypes[type]} in a product that makes animated films of stories.`,
    `What should be different: ${wish.trim() || "[say here what should be changed]"}`,
    `Keep these placeholder variables exactly as they are written; a program replaces them later:\n${requiredPlaceholders(
      type,
    )
      .map((placeholder) => `- ${placeholder}`)
      .join("\n")}`,
    "Keep whatever the request does not touch. Answer with the whole revised prompt and nothing else.",
    `The prompt:\n\n${prompt}`,
  ].join("\n\n");
