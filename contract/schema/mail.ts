import * as z from "zod";

/** The mails that a user can switch off. */
export const mailKinds = ["film_ready", "film_failed", "film_expiring", "review_ready", "webhook_disabled"] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mails that are always sent: an account needs them, or the law asks for them. */
export const requiredMails = ["sign_in_codes", "email_changed", "payment_receipts", "credit_refunds"] as const;

/** Which optional mails a user gets. */
export const MailPreferences = z
  .object({
    film_ready: z.boolean().meta({ description: "A film or a new cut is finished" }),
    film_failed: z.boolean().meta({ description: "A film or a new cut could not be finished" }),
    film_expiring: z.boolean().meta({ description: "A film will be deleted soon" }),
    review_ready: z.boolean().meta({ description: "A film waits for its owner" }),
    webhook_disabled: z.boolean().meta({ description: "The webhook was switched off because deliveries failed" }),
  } satisfies Record<MailKind, z.ZodType>)
  .meta({ id: "MailPreferences" });
export type MailPreferences = z.infer<typeof MailPreferences>;

export const MailChoices = MailPreferences.partial().refine((choices) => Object.keys(choices).length > 0, {
  error: "Please name at least one kind of mail.",
});

/** What an unsubscribe link is about. `film_copies` are mails to an address that another user added to an order. */
export const MailSubscription = z
  .object({ kind: z.enum([...mailKinds, "film_copies"]), subscribed: z.boolean() })
  .meta({ id: "MailSubscription" });
export type MailSubscription = z.infer<typeof MailSubscription>;
