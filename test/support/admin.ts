import { vi } from "vitest";
import type { AuditRecord } from "#contract/schema/audit.ts";
import type { VoucherRecord } from "#contract/schema/voucher.ts";
import type { Change, Ports } from "#functions/core/all-ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { fakePorts, type Given } from "./ports.ts";

/** An unused voucher of 100 credits. */
export const makeVoucher = (given: Partial<VoucherRecord> = {}): VoucherRecord => ({
  id: "vch_1",
  code: "v_1234",
  amount: 100,
  is_used: false,
  created_by: "root",
  created_at: "2026-01-01T00:00:00.000Z",
  ...given,
});

/** `fakePorts` with vouchers, an audit log, and accounts that can be found by address. */
export const fakeAdminPorts = ({
  vouchers = [],
  ...given
}: Given & { readonly vouchers?: readonly VoucherRecord[] } = {}) => {
  const deps = fakePorts(given);
  const store = new Map(vouchers.map((voucher) => [voucher.code, voucher]));
  const audit: AuditRecord[] = [];
  const moved = new Map<string, number>();
  const refuse = (change: Change) => {
    if (change.kind === "use-voucher" && store.get(change.voucher.code)?.is_used)
      throw new Refusal("conflict", "This voucher has already been used");
    if (change.kind === "move-credits" && change.entries.some(({ id }) => moved.has(id)))
      throw new Refusal("conflict", "These credits were moved before");
  };
  const apply = (change: Change) => {
    if (change.kind === "insert-voucher") store.set(change.voucher.code, change.voucher);
    if (change.kind === "use-voucher")
      store.set(change.voucher.code, {
        ...change.voucher,
        is_used: true,
        used_by: change.userId,
        used_at: change.at,
      });
    if (change.kind === "write-audit") audit.unshift(change.record);
    if (change.kind === "move-credits") for (const { id, amount } of change.entries) moved.set(id, amount);
  };
  const all = () => [...store.values()];
  const sum = (some: readonly VoucherRecord[]) => some.reduce((total, { amount }) => total + amount, 0);
  return {
    ...deps,
    commit: vi.fn<Ports["commit"]>(async (changes) => {
      for (const change of changes) refuse(change);
      await deps.commit(changes);
      for (const change of changes) apply(change);
    }),
    users: {
      find: vi.fn(async (userId: string) =>
        userId === "nobody" ? undefined : { userId, email: `${userId}@example.com`, createdAt: "2026-01-01" },
      ),
    },
    vouchers: {
      find: async (code: string) => store.get(code),
      recent: async () => all().sort((a, b) => (a.created_at < b.created_at ? 1 : -1)),
      counts: async () => {
        const used = all().filter(({ is_used }) => is_used);
        return { total: store.size, used: used.length, credits: sum(all()), redeemed: sum(used) };
      },
      newCode: () => "v_made",
    } satisfies Ports["vouchers"],
    audits: {
      inMonth: async (month: string, most: number) => audit.filter(({ at }) => at.startsWith(month)).slice(0, most),
    } satisfies Ports["audits"],
    accounts: {
      byEmail: async (email: string) =>
        email.toLowerCase() === "ada@example.com" ? { userId: "ada", email: "ada@example.com" } : undefined,
      ownerOf: async (taskId: string) => (given.tasks ?? []).find(({ task_id }) => task_id === taskId)?.user_id,
      tasksWithFiles: async (most: number) => ({
        tasks: (given.tasks ?? []).slice(0, most),
        isComplete: (given.tasks ?? []).length <= most,
      }),
      entryAmount: async (_: string, id: string) => moved.get(id) ?? 0,
    } satisfies Ports["accounts"],
    audit,
    moved,
  };
};
