import { adminRecords } from "#functions/adapters/dynamodb/admin.ts";
import type { HasAccounts, HasAudits } from "#functions/core/admin/ports.ts";
import type { HasVouchers } from "#functions/core/voucher/ports.ts";
import { table } from "./table.ts";

/** Vouchers, the audit log and the look-ups of administrators, in the table. */
export const adminPorts = (): HasVouchers & HasAudits & HasAccounts =>
  adminRecords(table(), () => `v_${crypto.randomUUID()}`);
