import { expect, it } from "vitest";
import { QuoteForm } from "#contract/schema/quote.ts";
import { estimateSpeechDuration } from "#functions/core/order/estimate-speech.ts";

/** A text reads as many seconds as it has letters. */
const deps = { estimateSpeechSeconds: (text: string) => text.length };
const secondsOf = (fullStory: string) =>
  estimateSpeechDuration(deps, QuoteForm.parse({ videoDuration: 5, fullStory })).seconds;

it("counts the title of a full story as no speech, and a heading as speech", () => {
  const told = "The fox built a boat. He sailed to the far island, and slept there.";

  expect(secondsOf(`The Fox at Sea\n\n${told}`)).toBe(told.length);
  expect(secondsOf(`Chapter One\n\n${told}`)).toBe(`Chapter One\n\n${told}`.length);
});
