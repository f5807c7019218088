import { lengths } from "#contract/catalogue/lengths.ts";
import type { Quote, QuoteForm } from "#contract/schema/quote.ts";
import type { HasCredits } from "../credit/ports.ts";
import { partsOf } from "../credit/price-parts.ts";
import { estimateSpeechDuration } from "./estimate-speech.ts";
import type { HasOutlines, HasSpeechEstimate } from "./ports.ts";

/** The price of a film, how its full story fits, its language, and the outline of its prompt. No credits are reserved. */
export const quote = async (
  deps: HasCredits & HasSpeechEstimate & HasOutlines,
  userId: string,
  form: QuoteForm,
): Promise<Quote> => {
  const { scenes, credits } = lengths[form.videoDuration];
  const { available: balance } = await deps.credits.balances(userId);
  const text = form.fullStory || form.inputStory;
  const written = text ? await deps.detectLanguage(text, form.voiceLanguage) : form.voiceLanguage;
  return {
    credits,
    scenes,
    minutes: form.videoDuration,
    parts: partsOf(credits),
    balance,
    balance_after: Math.max(0, balance - credits),
    missing: Math.max(0, credits - balance),
    ...(form.fullStory && { reading: estimateSpeechDuration(deps, form) }),
    ...(written !== form.voiceLanguage && { text_language: written }),
    ...(form.inputStory && !form.fullStory && { outline: await deps.readOutline(form.inputStory, form.voiceLanguage) }),
  };
};
