import { type PromptPart, requiredPlaceholders } from "#contract/catalogue/placeholders.ts";
import { missingIn, placeholdersIn, restored } from "../prompt/placeholders.ts";
import { Refusal } from "../shared/errors.ts";
import { refuseOnProviderError } from "./helped.ts";
import type { HasAssistant } from "./ports.ts";

const minChars = 100;

/**
 * Changes a system prompt by its owner's wish. Keeps its placeholders and those that are required: if the
 * assistant loses some, it is asked once more, and then they are appended.
 */
export const revisePrompt = async (
  deps: HasAssistant,
  asked: { readonly storyType: string; readonly part: PromptPart; readonly prompt: string; readonly wish: string },
): Promise<string> => {
  const { prompt, storyType, part, wish } = asked;
  const needed = [...new Set([...placeholdersIn(prompt), ...requiredPlaceholders(storyType)])];
  const ask = () =>
    refuseOnProviderError("System prompt revision failed", () => deps.assistant.revise({ part, prompt, wish }));
  const first = (await ask()).trim();
  const revised = missingIn(first, needed).length > 0 ? (await ask()).trim() : first;
  if ([...revised].length < minChars) throw new Refusal("provider_failed", "AI revision produced insufficient content");
  return restored(revised, needed);
};
