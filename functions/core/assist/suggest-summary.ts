import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { HasWait } from "../shared/ports.ts";
import { truncate } from "../shared/truncate.ts";
import type { HasAssistant } from "./ports.ts";
import { withTimeout } from "./within.ts";

/** Letters that a summary stays under. */
const maxChars = 1_000;

/** What a long story is about in under 1,000 letters; its beginning where the assistant cannot say in time. */
export const suggestSummary = async (
  deps: HasAssistant & HasWait,
  { story, language }: { readonly story: string; readonly language: LanguageId },
  seconds = 20,
): Promise<string> => {
  const summary = await withTimeout(deps, seconds, () =>
    deps.assistant.summary({ story, language, letters: maxChars - 1 }),
  );
  const text = summary?.trim() ?? "";
  return text && [...text].length < maxChars ? text : truncate(story.trim(), maxChars);
};
