import type { AuditRecord } from "#contract/schema/audit.ts";

/** Writes an audit entry in the same transaction as the action itself. */
export interface AuditChange {
  readonly kind: "write-audit";
  readonly record: AuditRecord;
}
