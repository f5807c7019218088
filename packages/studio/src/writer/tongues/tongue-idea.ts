import type { Chance } from "../chance.ts";
import { type Foreign, spaceAfterSentence } from "../languages.ts";
import { tongues } from "./index.ts";
import type { Tongue } from "./tongue.ts";

const BEATS = ["wish", "arrive", "meet", "trouble", "ask"] as const satisfies readonly (keyof Tongue)[];

/** An idea in another language: a wish, a place, somebody who is met there, a danger, and a word of advice. */
export const tongueIdea = (language: Foreign, chance: Chance): string => {
  const tongue = tongues[language];
  return BEATS.map((beat) =>
    chance
      .pick(tongue[beat])
      .replace(/\{(when|where|who|advice)\}/g, (_, gap: "when" | "where" | "who" | "advice") =>
        chance.pick(tongue[gap]),
      ),
  ).join(spaceAfterSentence(language));
};
