import * as z from "zod";

/** A ledger entry as its owner sees it. */
export const LedgerLine = z
  .object({
    id: z.string(),
    type: z.string().meta({ description: "The type of the entry: signup, reserve, capture, release ..." }),
    amount: z.int().meta({ description: "Negative if credits are reserved or spent" }),
    balance_change: z.int().meta({ description: "The change of the balance; 0 when reserved credits are captured" }),
    text: z.string(),
    ref: z.string().meta({ description: "The id of the task, payment or voucher" }),
    at: z.iso.datetime(),
  })
  .meta({ id: "LedgerLine", description: "One ledger entry." });
export type LedgerLine = z.infer<typeof LedgerLine>;
