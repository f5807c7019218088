import * as z from "zod";
import { endpoint } from "../endpoint.ts";

const blank = "Please enter a voucher code";

export const redeemVoucher = endpoint({
  id: "redeemVoucher",
  method: "POST",
  path: "/api/redeem-voucher",
  caller: "user",
  limit: "voucher",
  idempotent: true,
  summary: "Redeem a voucher code for credits, once per code",
  body: z.object({
    voucherCode: z.string({ error: blank }).trim().min(1, { error: blank }).max(100),
    userId: z.string().optional(),
  }),
  reply: z.object({ amount: z.int(), message: z.string() }),
  errors: ["invalid_request", "forbidden", "not_found", "conflict", "too_many_requests"],
});
