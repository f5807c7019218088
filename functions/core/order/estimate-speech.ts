import { type Minutes, minutesSold, wordForWord } from "#contract/catalogue/lengths.ts";
import type { QuoteForm, Reading } from "#contract/schema/quote.ts";
import { speechSeconds } from "../media/film-format.ts";
import { titledText } from "../story/titled-text.ts";
import type { HasSpeechEstimate } from "./ports.ts";

/** The speech duration of a full story without its title, and how it fits a film of the chosen length. */
export const estimateSpeechDuration = (deps: HasSpeechEstimate, form: QuoteForm): Reading => {
  const seconds = deps.estimateSpeechSeconds(titledText(form.fullStory).text, form.voiceLanguage);
  const off = (minutes: Minutes) => {
    const fills = speechSeconds({
      video_length_minutes: minutes,
      enable_chapter_transitions: form.enableChapterTransitions,
    });
    return (seconds - fills) / fills;
  };
  const fitting = minutesSold.reduce((best, each) => (Math.abs(off(each)) < Math.abs(off(best)) ? each : best));
  const chosen = off(form.videoDuration);
  const fit = chosen > wordForWord ? "too_long" : chosen < -wordForWord ? "too_short" : "word_for_word";
  const better = fitting === form.videoDuration ? "" : ` ${fitting} minutes would fit best.`;
  return {
    seconds: Math.round(seconds),
    text: `Reads in about ${inMinutes(seconds)}. ${becomes[fit](form.videoDuration)}${fit === "word_for_word" ? "" : better}`,
    fit,
    word_for_word: fit === "word_for_word",
    fitting_minutes: fitting,
  };
};

const becomes = {
  word_for_word: () => "It will be narrated word for word.",
  too_long: (minutes: Minutes) => `It is too long for ${minutes} minutes and will be abridged.`,
  too_short: (minutes: Minutes) =>
    `It is short for ${minutes} minutes: the film may be shorter, and the difference is refunded.`,
};

const inMinutes = (seconds: number): string => {
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? "1 minute" : `${minutes} minutes`;
};
