import type { DomainEvent } from "#contract/events.ts";
import type { TaskStatus } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { AuditChange } from "./admin/ports.ts";
import type { AssetChange } from "./asset/changes.ts";
import type { BlogChange } from "./blog/records.ts";
import type { LedgerEntry } from "./credit/ledger.ts";
import type { KeyChange } from "./developer/key-records.ts";
import type { MailChange } from "./mail/ports.ts";
import type { PaymentChange } from "./payment/changes.ts";
import type { PauseChange } from "./provider/provider-pauses.ts";
import type { KeyedRequest } from "./shared/idempotency.ts";
import type { VoucherChange } from "./voucher/ports.ts";
import type { WebhookChange } from "./webhook/records.ts";

/** What a task is changed to; a field given as undefined is removed. */
export type TaskFields = { readonly [F in keyof TaskRecord]?: TaskRecord[F] | undefined };

/** The scenes that a stage has finished: numbers are added once, however often a stage runs. */
export type MadeScenes = "voices_made" | "pictures_made" | "pictures_kept" | "segments_made" | "cards_made";

/** Names one run of one task: whoever acts for an older attempt changes nothing. */
export interface TaskRun {
  readonly userId: string;
  readonly taskId: string;
  readonly attempt: number;
}

/** Everything that can happen to stored state. A use case returns by committing a list of these. */
export type Change =
  | AssetChange
  | { readonly kind: "insert-task"; readonly task: TaskRecord }
  | { readonly kind: "edit-task"; readonly task: TaskRecord; readonly from: number }
  | {
      readonly kind: "move-task";
      readonly run: TaskRun;
      readonly from: TaskStatus;
      readonly to: TaskStatus;
      /** Which edit it was decided on: a price that changed in the meantime is not settled by the old one. */
      readonly rev?: number;
      readonly set: TaskFields;
    }
  | {
      readonly kind: "set-task";
      readonly run: TaskRun;
      readonly in: TaskStatus;
      readonly rev?: number;
      readonly set: TaskFields;
    }
  | { readonly kind: "mark-scene"; readonly run: TaskRun; readonly scene: number; readonly in: readonly MadeScenes[] }
  | { readonly kind: "delete-task"; readonly task: TaskRecord }
  | { readonly kind: "take-slot"; readonly userId: string; readonly taskId: string }
  | { readonly kind: "free-slot"; readonly userId: string; readonly taskId: string }
  | {
      readonly kind: "move-credits";
      readonly userId: string;
      readonly entries: readonly LedgerEntry[];
      /** Credits owed that come on top, or (negative) that are paid off. */
      readonly debt?: number;
    }
  | PaymentChange
  | PauseChange
  | { readonly kind: "insert-profile"; readonly profile: Profile }
  | { readonly kind: "mark-person"; readonly mark: string; readonly userId: string }
  | WebhookChange
  | BlogChange
  | { readonly kind: "note-timings"; readonly seconds: Readonly<Record<string, readonly number[]>> }
  | KeyChange
  | VoucherChange
  | AuditChange
  | MailChange
  | {
      /** Remembers that a request was carried out: the second of two with one key commits nothing. */
      readonly kind: "remember";
      readonly request: KeyedRequest;
      readonly made: Readonly<Record<string, string>>;
      readonly at: string;
    }
  | { readonly kind: "emit"; readonly event: DomainEvent };

export interface Profile {
  readonly userId: string;
  readonly email: string;
  readonly createdAt: string;
}
