import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { StoryTypeId } from "#contract/catalogue/story-types.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { refuseOnProviderError } from "./helped.ts";
import type { HasAssistant } from "./ports.ts";

const minChars = 50;

/** A new story idea, different at each call. */
export const suggestIdea = async (
  deps: HasAssistant & HasClock & HasIds,
  asked: { readonly storyType: StoryTypeId; readonly language: LanguageId },
): Promise<string> => {
  const today = deps.now().toISOString().slice(0, 10);
  const idea = await refuseOnProviderError("Story idea generation failed", () =>
    deps.assistant.idea({ ...asked, today, seed: deps.newId("msg") }),
  );
  if ([...idea.trim()].length < minChars)
    throw new Refusal("provider_failed", "AI generated insufficient story content");
  return idea.trim();
};
