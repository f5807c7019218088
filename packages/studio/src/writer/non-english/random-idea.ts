import { type NonEnglish, sentenceSpace, storyPacks } from "../../languages/index.ts";
import type { Beat } from "../../languages/pack.ts";
import type { Random } from "../random.ts";

const BEATS = ["wish", "arrive", "meet", "trouble", "ask"] as const satisfies readonly Beat[];

/** A new idea in another language: a wish, a place, somebody met there, a danger and a piece of advice. */
export const randomIdea = (language: NonEnglish, random: Random): string => {
  const { beats, phrases } = storyPacks[language].text;
  const choices = { ...phrases, where: Object.values(phrases.where) };
  return BEATS.map((beat) =>
    random
      .pick(beats[beat])
      .replace(/\{(when|where|who|advice)\}/g, (_, gap: keyof typeof choices) => random.pick(choices[gap])),
  ).join(sentenceSpace(language));
};
