import type { WebhookRecord } from "./records.ts";

const maxFailures = 20;
const minFailureDays = 5;

/** What an attempt says of the webhook itself. */
export interface AttemptResult {
  readonly at: Date;
  /** What was answered; undefined where nothing was. */
  readonly status: number | undefined;
}

export const isSuccess = (status: number | undefined): boolean => status !== undefined && status >= 200 && status < 300;

/**
 * The webhook after an attempt. It is switched off where its receiver says that it is gone (410), and where 20 attempts
 * in a row have failed over 5 days and more: one success in between, and the count begins anew.
 */
export const after = (record: WebhookRecord, { at, status }: AttemptResult): WebhookRecord => {
  const now = at.toISOString();
  const next = { ...record, rev: record.rev + 1 };
  if (isSuccess(status)) return { ...next, failure_count: 0, first_failure_at: undefined, last_success_at: now };
  const failed = {
    ...next,
    failure_count: record.failure_count + 1,
    first_failure_at: record.first_failure_at ?? now,
    last_failure_at: now,
  };
  const days = (at.getTime() - Date.parse(failed.first_failure_at)) / 86_400_000;
  const reason =
    status === 410
      ? "Your endpoint answered 410 Gone."
      : failed.failure_count >= maxFailures && days >= minFailureDays
        ? `The last ${failed.failure_count} attempts failed, over ${Math.floor(days)} days.`
        : undefined;
  return reason ? { ...failed, is_active: false, disabled_reason: reason } : failed;
};
