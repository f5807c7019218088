import type { AuditRecord } from "#contract/schema/audit.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import type { AuditChange } from "./changes.ts";

/** The change that writes an audit entry. */
export const auditChange = (deps: HasClock & HasIds, entry: Omit<AuditRecord, "id" | "at">): AuditChange => ({
  kind: "write-audit",
  record: { id: deps.newId("aud"), at: deps.now().toISOString(), ...entry },
});

/** The month of an audit partition: `2026-01`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** The last `count` months including this one, newest first. */
export const monthsTo = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, back) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back))),
  );
