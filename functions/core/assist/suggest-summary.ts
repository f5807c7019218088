import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { HasWait } from "../shared/ports.ts";
import { truncate } from "../shared/truncate.ts";
import { titledText } from "../story/titled-text.ts";
import type { HasAssistant } from "./ports.ts";
import { withTimeout } from "./within.ts";

/** Maximum letters of a summary. */
const maxChars = 1_000;

/** A summary of a story in at most 1,000 letters; the beginning of the story if the assistant fails or is too slow. */
export const suggestSummary = async (
  deps: HasAssistant & HasWait,
  { story: whole, language }: { readonly story: string; readonly language: LanguageId },
  seconds = 20,
): Promise<string> => {
  const { text: story } = titledText(whole);
  const summary = await withTimeout(deps, seconds, () =>
    deps.assistant.summary({ story, language, letters: maxChars - 1 }),
  );
  const text = summary?.trim() ?? "";
  return text && [...text].length < maxChars ? text : truncate(story.trim(), maxChars);
};
