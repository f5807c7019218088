import * as z from "zod";
import { languageTags } from "../catalogue/languages.ts";

/** The language of a user. */
export const UserLanguage = z
  .enum(languageTags)
  .meta({ description: "The language of the user's mails: the language of the site that the user chose" });

/** The credits of a user. `balance` is what can be spent now. */
export const Credits = z
  .object({
    balance: z.int(),
    held: z.int().meta({ description: "Reserved for films that wait or are being made" }),
    total_earned: z.int(),
    total_spent: z.int(),
    spent_last_30_days: z
      .int()
      .meta({ description: "Paid for films and for keeping them in the last 30 days, without what was given back" }),
    debt: z
      .int()
      .optional()
      .meta({ description: "Owed after a refund of credits that were already spent; new credits pay it off first" }),
    member_since: z.iso.datetime().optional().meta({ description: "When the account was created" }),
    language: UserLanguage.optional().meta({ description: "The language of the user's mails; absent until it is set" }),
    currency: z.literal("credits"),
  })
  .meta({ id: "Credits" });
export type Credits = z.infer<typeof Credits>;
