import { officeRecords } from "#functions/adapters/dynamodb/office.ts";
import type { Ports } from "#functions/core/ports.ts";
import { table } from "./table.ts";

/** Vouchers, the audit and what administrators look up, in the same table as everything. */
export const office = (): Pick<Ports, "vouchers" | "audits" | "accounts"> =>
  officeRecords(table(), () => `v_${crypto.randomUUID()}`);
