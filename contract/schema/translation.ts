import * as z from "zod";
import { languageIds } from "../catalogue/languages.ts";
import { maxNarrationLength } from "../catalogue/text-limits.ts";

/** The owner's own translation of a film. */
const OwnTranslation = z
  .object({
    title: z.string().trim().min(1, "The title is empty.").max(100),
    scenes: z
      .array(
        z.object({
          scene: z.int().meta({ description: "The `id` of the scene" }),
          narration: z.string().trim().min(1, "The narration is empty.").max(maxNarrationLength),
          title: z.string().trim().max(100).optional().meta({
            description: "The title of a chapter that begins with it; by default the first words of the narration",
          }),
        }),
      )
      .min(1)
      .max(200),
  })
  .meta({ description: "The owner's own translation: the title, and the narration of every scene" });

const TranslationOrder = z.object({
  language: z.enum(languageIds),
  voice_id: z.string().max(100).optional().meta({ description: "A voice of this language; by default its first one" }),
  texts: OwnTranslation.optional().meta({
    description: "Without it, the language model that writes stories translates; the built-in writer cannot",
  }),
});
export type TranslationOrder = z.infer<typeof TranslationOrder>;

/** A finished film in other languages: each is a film of its own. All are ordered, or none. */
export const TranslationOrders = z.object({
  languages: z
    .array(TranslationOrder)
    .min(1, "Please choose a language.")
    .max(languageIds.length)
    .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, {
      error: "Each language can be ordered once.",
    }),
  dry_run: z.boolean().default(false).meta({ description: "true: only says the price; nothing is ordered" }),
});
export type TranslationOrders = z.infer<typeof TranslationOrders>;

/** A film in another language. */
export const FilmTranslation = z
  .object({ language: z.enum(languageIds), task_id: z.string() })
  .meta({ id: "FilmTranslation", description: "The film in another language: the last one that was ordered." });
export type FilmTranslation = z.infer<typeof FilmTranslation>;

/** What films in other languages cost, and their tasks. */
export const OrderedTranslations = z
  .object({
    credits: z.int().meta({ description: "The price of all of them, reserved in one step" }),
    credits_each: z.int(),
    needs_texts: z.boolean().meta({
      description: "No language model is connected that could translate: the order needs `texts`, or is refused",
    }),
    films: z
      .array(FilmTranslation)
      .meta({ description: "The new tasks, in the order of the request; empty in a dry run" }),
    balance: z.int().meta({ description: "The balance after the order, at least 0; see `missing`" }),
    missing: z.int().meta({ description: "Credits that the balance lacks" }),
  })
  .meta({ id: "OrderedTranslations", description: "Films in other languages that were ordered, and their price." });
export type OrderedTranslations = z.infer<typeof OrderedTranslations>;
