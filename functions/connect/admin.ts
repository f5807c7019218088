import { adminRecords } from "#functions/adapters/dynamodb/admin.ts";
import type { HasAccounts, HasAudits } from "#functions/core/admin/ports.ts";
import type { HasVouchers } from "#functions/core/voucher/ports.ts";
import { table } from "./table.ts";

/** Vouchers, the audit and what administrators look up, in the same table as everything. */
export const adminPorts = (): HasVouchers & HasAudits & HasAccounts =>
  adminRecords(table(), () => `v_${crypto.randomUUID()}`);
