import * as z from "zod";
import { Pronunciation } from "../order/values.ts";
import { UserLanguage } from "./account.ts";
import { MailPreferences } from "./mail.ts";
import { PaymentStatus } from "./payment.ts";
import { Preset } from "./preset.ts";
import { Task } from "./task.ts";
import { YouTubeChannel } from "./youtube.ts";

/** A page of everything that is stored about a user. */
export const AccountExport = z
  .object({
    account: z
      .object({
        user_id: z.string(),
        email: z.string().optional(),
        member_since: z.string().optional(),
        credits: z.object({ available: z.int(), held: z.int(), earned: z.int(), spent: z.int() }),
        ledger: z.array(
          z.object({
            id: z.string(),
            type: z.string(),
            amount: z.int(),
            ref: z.string(),
            text: z.string(),
            at: z.string(),
          }),
        ),
        payments: z.array(
          z.object({
            id: z.string(),
            package_name: z.string(),
            amount: z.int().meta({ description: "US cents" }),
            currency: z.string(),
            credits: z.int(),
            status: PaymentStatus,
            created_at: z.string(),
            email: z.string(),
            tax: z.int().optional().meta({ description: "US cents that the amount contains" }),
            amount_refunded: z.int().meta({ description: "US cents" }),
            invoice_number: z.string().optional(),
          }),
        ),
        files: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), uploaded_at: z.string() })),
        presets: z.array(Preset),
        pronunciations: z.array(Pronunciation),
        mail_preferences: MailPreferences.optional(),
        language: UserLanguage.optional(),
        youtube_channel: YouTubeChannel.nullable(),
      })
      .optional()
      .meta({ description: "On page 0" }),
    films: z.array(Task),
    next_page: z.int().optional().meta({ description: "Absent on the last page" }),
  })
  .meta({ id: "AccountExport" });
export type AccountExport = z.infer<typeof AccountExport>;
