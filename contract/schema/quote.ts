import * as z from "zod";
import { minutesSold } from "../catalogue/lengths.ts";
import { formShape } from "../order/shapes.ts";
import { Language } from "../order/values.ts";

/** As much of the task form as its price and length depend on. */
export const QuoteForm = z
  .object({
    videoDuration: formShape.videoDuration,
    fullStory: formShape.fullStory,
    voiceLanguage: Language.default("english"),
    enableChapterTransitions: formShape.enableChapterTransitions,
  })
  .meta({ id: "QuoteForm", description: "As much of the task form as its price and length depend on." });
export type QuoteForm = z.output<typeof QuoteForm>;

export const Reading = z.object({
  seconds: z.int().meta({ description: "How long a narrator reads the story" }),
  text: z.string().meta({ description: 'The same in words: "Reads in about 41 minutes"' }),
  fit: z.enum(["word_for_word", "too_long", "too_short"]).meta({ description: "At the chosen length" }),
  word_for_word: z.boolean().meta({ description: "At the chosen length it is read as it is written" }),
  fitting_minutes: z.literal(minutesSold).meta({ description: "The length that fits it best" }),
});
export type Reading = z.infer<typeof Reading>;

/** What a film would cost, before it is ordered. */
export const Quote = z
  .object({
    credits: z.int(),
    scenes: z.int(),
    minutes: z.literal(minutesSold),
    parts: z
      .object({ story: z.int(), voices: z.int(), pictures: z.int(), film: z.int() })
      .meta({ description: "What each part of the making costs: 10, 20, 60 and 10 percent; together the price" }),
    balance: z.int(),
    balance_after: z.int().meta({ description: "Not less than 0: what is missing is named" }),
    missing: z.int(),
    reading: Reading.optional().meta({ description: "Where there is a full story" }),
  })
  .meta({ id: "Quote", description: "What a film would cost, before it is ordered." });
export type Quote = z.infer<typeof Quote>;
