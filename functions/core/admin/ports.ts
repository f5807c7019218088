import type { AuditRecord } from "#contract/schema/audit.ts";

/** What administrators did. */
export interface Audits {
  /** The newest first. */
  inMonth(month: string, most: number): Promise<AuditRecord[]>;
}

/** A deed is written down with what it changes, in one commit. */
export interface AuditChange {
  readonly kind: "write-audit";
  readonly record: AuditRecord;
}

/** What an administrator looks up of other people's accounts. */
export interface Accounts {
  /** The user of an address, in whatever case it is written. */
  byEmail(email: string): Promise<{ readonly userId: string; readonly email: string } | undefined>;
  /** Credits that a movement of the user's ledger moved; 0 where it did not happen. */
  moved(userId: string, entryId: string): Promise<number>;
}
