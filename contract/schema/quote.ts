import * as z from "zod";
import { minutesSold } from "../catalogue/lengths.ts";
import { Outline } from "../order/outline.ts";
import { formShape } from "../order/shapes.ts";
import { Language } from "../order/values.ts";

/** The fields of the task form that decide its price and length, and the prompt whose outline is read. */
export const QuoteForm = z
  .object({
    videoDuration: formShape.videoDuration,
    inputStory: formShape.inputStory,
    fullStory: formShape.fullStory,
    voiceLanguage: Language.default("english"),
    enableChapterTransitions: formShape.enableChapterTransitions,
  })
  .meta({
    id: "QuoteForm",
    description: "The fields of the task form that decide its price and length, and the story prompt to be read.",
  });
export type QuoteForm = z.output<typeof QuoteForm>;

export const Reading = z.object({
  seconds: z.int().meta({ description: "The speaking time of the story in seconds" }),
  text: z.string().meta({ description: 'The same as text: "Reads in about 41 minutes"' }),
  fit: z
    .enum(["word_for_word", "too_long", "too_short"])
    .meta({ description: "Whether the story fits the chosen length" }),
  word_for_word: z.boolean().meta({ description: "Whether it is narrated word for word at the chosen length" }),
  fitting_minutes: z.literal(minutesSold).meta({ description: "The length that fits the story best" }),
});
export type Reading = z.infer<typeof Reading>;

/** The price of a film before it is ordered. */
export const Quote = z
  .object({
    credits: z.int(),
    scenes: z.int(),
    minutes: z.literal(minutesSold),
    parts: z
      .object({ story: z.int(), voices: z.int(), pictures: z.int(), film: z.int() })
      .meta({ description: "The price of each stage: 10, 20, 60 and 10 percent" }),
    balance: z.int(),
    balance_after: z.int().meta({ description: "At least 0; see `missing`" }),
    missing: z.int(),
    reading: Reading.optional().meta({ description: "Only with a full story" }),
    text_language: Language.optional().meta({
      description: "The language of the full story or of the prompt, where it is another one than `voiceLanguage`",
    }),
    outline: Outline.optional().meta({
      description:
        "What the built-in writer understands of the story prompt; only with a prompt and without a full story. To change a part, send it as `outline` with the order",
    }),
  })
  .meta({ id: "Quote", description: "The price of a film before it is ordered." });
export type Quote = z.infer<typeof Quote>;
