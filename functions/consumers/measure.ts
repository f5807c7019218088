import * as z from "zod";
import { DomainEvent } from "#contract/events.ts";
import { count } from "#functions/connect/metrics.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";

const Delivered = z.object({ detail: DomainEvent });

const states: Readonly<Record<string, string>> = {
  "task.created": "created",
  "task.started": "started",
  "task.retried": "retried",
  "task.completed": "completed",
  "task.failed": "failed",
};

/** Counts task outcomes and held credits as metrics for the dashboard and its alarms. */
export const handler = withTelemetry(async (event: unknown): Promise<void> => {
  const { detail } = Delivered.parse(event);
  if (detail.type === "credits.moved") {
    const { amount, from, to } = detail.detail;
    if (to === "held") count("CreditsHeld", {}, amount);
    if (from === "held") count("CreditsHeld", {}, -amount);
    return;
  }
  const cancelled = detail.type === "task.failed" && detail.detail.cancelled;
  const became = cancelled ? "cancelled" : states[detail.type];
  if (became) count("Tasks", { became });
});
