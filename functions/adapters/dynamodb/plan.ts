import type { Change } from "#functions/core/all-ports.ts";
import { planAccount } from "./plan-account.ts";
import { planAdmin } from "./plan-admin.ts";
import { planAsset } from "./plan-asset.ts";
import { planCredits } from "./plan-credits.ts";
import { planEvent } from "./plan-event.ts";
import { planIdempotency } from "./plan-idempotency.ts";
import { planKeys, planTestFilm } from "./plan-keys.ts";
import { planMail } from "./plan-mail.ts";
import { planPause } from "./plan-pause.ts";
import { planPayment } from "./plan-payment.ts";
import { planShare } from "./plan-share.ts";
import { planTask, type TaskLimits } from "./plan-task.ts";
import { planVersioned } from "./plan-versioned.ts";
import type { Plan } from "./write.ts";

/** The writes of one change: each subject has its own planner. */
export const planFor = (change: Change, table: string, allowed: TaskLimits): Plan => {
  switch (change.kind) {
    case "share-film":
    case "unshare-film":
    case "extend-film":
      return planShare(change, table);
    case "insert-task":
    case "put-cut":
    case "edit-task":
    case "move-task":
    case "set-task":
    case "mark-scene":
    case "add-cost":
    case "delete-task":
    case "acquire-slot":
    case "release-slot":
    case "queue-film":
    case "leave-queue":
    case "note-timings":
      return planTask(change, table, allowed);
    case "move-credits":
      return planCredits(change, table);
    case "insert-profile":
    case "set-email":
    case "set-mail-choices":
    case "set-language":
    case "set-pronunciations":
    case "insert-person":
      return planAccount(change, table);
    case "put-webhook":
    case "remove-webhook":
    case "put-delivery":
    case "put-blog":
    case "remove-blog":
    case "put-post":
    case "put-channel":
    case "remove-channel":
    case "put-youtube-upload":
    case "put-preset":
    case "remove-preset":
      return planVersioned(change, table);
    case "insert-payment":
    case "set-payment":
    case "name-payment":
    case "insert-payment-event":
      return planPayment(change, table);
    case "insert-key":
    case "revoke-key":
    case "note-key-use":
      return planKeys(change, table);
    case "count-test":
      return planTestFilm(change, table);
    case "open-upload":
    case "close-upload":
    case "list-asset":
    case "delete-asset":
      return planAsset(change, table);
    case "stop-copies":
    case "claim-mail":
    case "note-mail":
      return planMail(change, table);
    case "insert-voucher":
    case "use-voucher":
    case "write-audit":
      return planAdmin(change, table);
    case "pause-provider":
    case "resume-provider":
      return planPause(change, table);
    case "insert-idempotency-record":
      return planIdempotency(change, table);
    case "emit":
      return planEvent(change, table);
  }
};
