import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { executions } from "#functions/connect/executions.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { stripe } from "#functions/connect/stripe.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";
import { reconcilePayments } from "#functions/core/payment/reconcile-payments.ts";
import { settleOverdue } from "#functions/core/pipeline/settle-overdue.ts";

const ports = lazy(() => ({ ...clock(), ...database(), ...artifacts(), ...executions(), ...stripe() }));

/** A commit publishes its own events at first; the sweep publishes only events older than this. */
const announceDelaySeconds = 20;

/** Runs each minute: publishes events left in the outbox, settles overdue tasks, and reconciles open payments. */
export const handler = withTelemetry(async (): Promise<{ announced: number; settled: number; reconciled: number }> => {
  const [announced, settled, reconciled] = await Promise.allSettled([
    ports().outbox.publishOlderThan(announceDelaySeconds),
    settleOverdue(ports()),
    reconcilePayments(ports()),
  ]);
  if (announced.status === "rejected") throw announced.reason;
  if (settled.status === "rejected") throw settled.reason;
  if (reconciled.status === "rejected") throw reconciled.reason;
  return { announced: announced.value, settled: settled.value, reconciled: reconciled.value };
});
