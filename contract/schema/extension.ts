import * as z from "zod";

/** An extension of a finished film: a later date of its deletion. */
export const FilmExtension = z
  .object({
    days: z.int().meta({ description: "Days by which a further extension moves expires_at" }),
    credits: z.int().meta({ description: "The price of a further extension" }),
    expires_at: z.iso.datetime().meta({ description: "The expires_at that it leads to" }),
    state: z.enum(["offered", "copying", "failed", "refused"]).meta({
      description:
        "offered: it can be bought. copying: it is bought, and in force when the files are copied. failed: the files could not be copied, and the credits are refunded; it can be bought again. refused: see reason",
    }),
    reason: z.string().optional().meta({ description: "Why it cannot be bought now" }),
  })
  .meta({ id: "FilmExtension", description: "What it costs to keep a finished film longer." });
export type FilmExtension = z.infer<typeof FilmExtension>;
