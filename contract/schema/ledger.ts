import * as z from "zod";

/** One movement of credits as its owner reads it. */
export const LedgerLine = z
  .object({
    id: z.string(),
    type: z.string().meta({ description: "What moved them: signup, reserve, capture, release ..." }),
    amount: z.int().meta({ description: "As its owner sees it: less than 0 where credits are set aside or paid" }),
    balance_change: z.int().meta({ description: "What it does to the balance; 0 where what was set aside is paid" }),
    text: z.string(),
    ref: z.string().meta({ description: "The task, payment or voucher that it belongs to" }),
    at: z.iso.datetime(),
  })
  .meta({ id: "LedgerLine", description: "One movement of credits." });
export type LedgerLine = z.infer<typeof LedgerLine>;
