import type { WebhookRecord } from "./records.ts";

const maxFailures = 20;
const minFailureDays = 5;

/** The result of an attempt for the health of the webhook. */
export interface AttemptResult {
  readonly at: Date;
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;
}

export const isSuccess = (status: number | undefined): boolean => status !== undefined && status >= 200 && status < 300;

/**
 * The webhook after an attempt. It is disabled if the receiver answers 410 Gone, or after 20 failed attempts in a row
 * over at least 5 days. A success resets the count.
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
