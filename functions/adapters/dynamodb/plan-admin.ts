import type { AuditChange } from "#functions/core/admin/changes.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import type { VoucherChange } from "#functions/core/voucher/changes.ts";

import { sha256 } from "./sha256.ts";
import { keys } from "./table.ts";
import { always, insert, type Plan, update, type Write } from "./write.ts";

/** The writes of vouchers and audit entries. */
export const planAdmin = (change: VoucherChange | AuditChange, table: string): Plan => {
  switch (change.kind) {
    case "insert-voucher": {
      const { voucher } = change;
      const key = { ...keys.voucher(sha256(voucher.code)), ...keys.vouchersByAge(voucher.created_at, voucher.id) };
      return {
        writes: [
          insert(table, { ...key, ...voucher }),
          count(table, { total: 1, used: 0, credits: voucher.amount, redeemed: 0 }),
        ],
        refusal: new Refusal("conflict", "The voucher already exists"),
      };
    }
    case "use-voucher":
      return {
        writes: [
          update(
            table,
            keys.voucher(sha256(change.voucher.code)),
            { is_used: true, used_by: change.userId, used_at: change.at },
            { expression: "#is_used = :unused", values: { unused: false } },
          ),
          count(table, { used: 1, redeemed: change.voucher.amount }),
        ],
        refusal: new Refusal("conflict", "This voucher has already been used"),
      };
    case "write-audit": {
      const { record } = change;
      const expires = Math.ceil(Date.parse(record.at) / 1000) + auditDays * 86_400;
      return {
        writes: [insert(table, { ...keys.audit(record.at, record.id), ...record, expires })],
        refusal: new Refusal("conflict", "The audit entry already exists"),
      };
    }
  }
};

const auditDays = 400;

const count = (table: string, by: Readonly<Record<string, number>>): Write =>
  update(table, keys.voucherCounts(), {}, always, by);
