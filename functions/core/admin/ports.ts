import type { AuditRecord } from "#contract/schema/audit.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";

/** The audit log of administrators' and operators' actions. */
export interface Audits {
  /** The newest first. */
  inMonth(month: string, most: number): Promise<AuditRecord[]>;
}

/** Look-ups in other users' accounts. */
export interface Accounts {
  /** The user of an email address; case does not matter. */
  byEmail(email: string): Promise<{ readonly userId: string; readonly email: string } | undefined>;
  /** The user whose task this is, until the task's files are deleted. */
  ownerOf(taskId: string): Promise<string | undefined>;
  /**
   * At most so many tasks of all users that have not ended or whose files exist, those with the latest deadlines. With
   * `isComplete` there are no others.
   */
  tasksWithFiles(most: number): Promise<{ readonly tasks: TaskRecord[]; readonly isComplete: boolean }>;
  /** Credits of one ledger entry of the user; 0 if it does not exist. */
  entryAmount(userId: string, entryId: string): Promise<number>;
}

export interface HasAudits {
  readonly audits: Audits;
}

export interface HasAccounts {
  readonly accounts: Accounts;
}
