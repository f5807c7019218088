import * as z from "zod";
import { engineNameRule } from "../catalogue/engines.ts";
import { endpoint } from "../endpoint.ts";
import { AuditRecord } from "../schema/audit.ts";
import { SupportFilm, SupportUser } from "../schema/support.ts";
import { Voucher, VoucherStatistics } from "../schema/voucher.ts";
import { formatThousands } from "../thousands.ts";

/** A larger amount is probably a typing error. */
const maxCredits = 1_000_000;
const amountError = "The amount must be a positive whole number of credits";
const Amount = z
  .int({ error: amountError })
  .min(1, { error: amountError })
  .max(maxCredits, { error: `At most ${formatThousands(maxCredits)} credits at once` });
const Reason = z.string().trim().max(500).default("");

const TopUp = z
  .object({
    id: z.string(),
    amount: z.int(),
    created_at: z.iso.datetime(),
    description: z.string(),
    metadata: z.object({ email: z.string(), topup_reason: z.string() }),
  })
  .meta({ id: "TopUp" });

export const listVouchers = endpoint({
  id: "listVouchers",
  method: "GET",
  path: "/api/admin/vouchers",
  caller: "admin",
  summary: "The newest 50 vouchers, and statistics of all",
  reply: z.object({ data: z.array(Voucher), statistics: VoucherStatistics }),
  errors: ["forbidden"],
});

export const createVoucher = endpoint({
  id: "createVoucher",
  method: "POST",
  path: "/api/admin/vouchers",
  caller: "admin",
  idempotent: true,
  summary: "Create a voucher with a generated code",
  body: z.object({ amount: Amount.default(100) }),
  reply: z.object({ data: Voucher }),
  status: 201,
  errors: ["invalid_request", "forbidden"],
});

export const topUpCredits = endpoint({
  id: "topUpCredits",
  method: "POST",
  path: "/api/admin-credit-topup",
  caller: "admin",
  idempotent: true,
  summary: "Give credits to a user, found by e-mail or id",
  body: z
    .object({
      adminUserId: z.string().optional(),
      targetEmail: z.string().trim().max(254).optional(),
      targetUserId: z.string().trim().max(100).optional(),
      creditAmount: Amount,
      reason: Reason,
    })
    .refine(({ targetEmail, targetUserId }) => Boolean(targetEmail) !== Boolean(targetUserId), {
      error: "Please name the user by email or by user id",
      path: ["targetEmail"],
    }),
  reply: z.object({ message: z.string(), data: TopUp }),
  errors: ["invalid_request", "forbidden", "not_found"],
});

export const topUpHistory = endpoint({
  id: "topUpHistory",
  method: "GET",
  path: "/api/admin/credit-topup-history",
  caller: "admin",
  summary: "Credits given by administrators, newest first",
  reply: z.object({ data: z.array(TopUp) }),
  errors: ["forbidden"],
});

export const customerInfo = endpoint({
  id: "customerInfo",
  method: "GET",
  path: "/api/customer/by-email/{email}/info",
  caller: "admin",
  summary: "The credits of the user with an e-mail address",
  params: z.object({ email: z.string().trim().min(1).max(254) }),
  reply: z.object({ credits: z.object({ balance: z.int(), total_earned: z.int() }), user_id: z.string() }),
  errors: ["forbidden", "not_found"],
});

export const refundTask = endpoint({
  id: "refundTask",
  method: "POST",
  path: "/api/admin/refund-task",
  caller: "admin",
  idempotent: true,
  summary: "Refund the price of a film, once",
  body: z.object({ taskId: z.string().min(1).max(100), userId: z.string().min(1).max(100), reason: Reason }),
  reply: z.object({ amount: z.int(), message: z.string() }),
  errors: ["invalid_request", "forbidden", "not_found", "conflict"],
});

export const findForSupport = endpoint({
  id: "findForSupport",
  method: "GET",
  path: "/api/admin/support",
  caller: "admin",
  summary: "A user and their newest 20 films, found by e-mail, user id or film id",
  query: z.object({
    query: z
      .string()
      .trim()
      .min(1, { error: "Please enter an email, a user ID or a film ID" })
      .max(254)
      .meta({ description: "An e-mail address, a user id, or a film id; a film id finds only this film" }),
  }),
  reply: z.object({ user: SupportUser, data: z.array(SupportFilm) }),
  errors: ["invalid_request", "forbidden", "not_found"],
});

const AuditReason = z.string().trim().min(1, { error: "Please give a reason for the audit log" }).max(500);

const FilmAction = z.object({
  taskId: z.string().min(1).max(100),
  userId: z.string().min(1).max(100),
  reason: AuditReason,
});

export const endTask = endpoint({
  id: "endTask",
  method: "POST",
  path: "/api/admin/end-task",
  caller: "admin",
  idempotent: true,
  summary: "End a film that waits or is being made: its owner gets all its credits back and may retry it",
  body: FilmAction,
  reply: z.object({ message: z.string() }),
  errors: ["invalid_request", "forbidden", "not_found", "conflict"],
});

export const retryFilm = endpoint({
  id: "retryFilm",
  method: "POST",
  path: "/api/admin/retry-film",
  caller: "admin",
  idempotent: true,
  summary: "Start a failed film again from where it failed. Its owner does not pay what was refunded",
  body: FilmAction,
  reply: z.object({ message: z.string() }),
  errors: ["invalid_request", "forbidden", "not_found", "conflict"],
});

export const extendFilm = endpoint({
  id: "extendFilm",
  method: "POST",
  path: "/api/admin/extend-film",
  caller: "admin",
  idempotent: true,
  summary: "Keep a completed film longer, for nothing",
  body: FilmAction,
  reply: z.object({ message: z.string() }),
  errors: ["invalid_request", "forbidden", "not_found", "conflict"],
});

export const searchFilms = endpoint({
  id: "searchFilms",
  method: "POST",
  path: "/api/admin/search-films",
  caller: "admin",
  summary: "Films of all users by words of a title or of the idea, among those that are being made or have files",
  body: z.object({
    text: z
      .string()
      .trim()
      .min(3, { error: "Please enter at least 3 letters" })
      .max(100)
      .meta({ description: "Each word must occur in a title or in the idea. The search is noted in the audit log" }),
  }),
  reply: z.object({
    data: z.array(SupportFilm).meta({ description: "The newest 20 films that match" }),
    total: z.int().meta({ description: "How many films match" }),
    searched: z.int().meta({ description: "How many films were searched, at most 1,000" }),
    is_complete: z.boolean().meta({ description: "False if more films have files than were searched" }),
  }),
  errors: ["invalid_request", "forbidden"],
});

const ProviderAction = z.object({
  provider: z.string().trim().regex(engineNameRule.pattern, { error: engineNameRule.error }),
  reason: AuditReason,
});

export const pausedProviders = endpoint({
  id: "pausedProviders",
  method: "GET",
  path: "/api/admin/paused-providers",
  caller: "admin",
  summary: "The engines that administrators have paused",
  reply: z.object({
    data: z.array(z.object({ provider: z.string(), reason: z.string(), since: z.iso.datetime() })),
  }),
  errors: ["forbidden"],
});

export const pauseProvider = endpoint({
  id: "pauseProvider",
  method: "POST",
  path: "/api/admin/pause-provider",
  caller: "admin",
  summary: "Stop all calls to an engine: new films wait, films that are being made retry for 50 minutes",
  body: ProviderAction,
  reply: z.object({ message: z.string() }),
  errors: ["invalid_request", "forbidden"],
});

export const resumeProvider = endpoint({
  id: "resumeProvider",
  method: "POST",
  path: "/api/admin/resume-provider",
  caller: "admin",
  summary: "Allow calls to a paused engine again: waiting films continue by themselves",
  body: ProviderAction,
  reply: z.object({ message: z.string() }),
  errors: ["invalid_request", "forbidden"],
});

export const listAudit = endpoint({
  id: "listAudit",
  method: "GET",
  path: "/api/admin/audit",
  caller: "admin",
  summary: "The audit log of a month, newest first",
  query: z.object({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "A month must have the form 2026-01" })
      .optional()
      .meta({ description: "Default: this month" }),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({ data: z.array(AuditRecord) }),
  errors: ["invalid_request", "forbidden"],
});
