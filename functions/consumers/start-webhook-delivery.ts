import * as z from "zod";
import { DomainEvent, TaskEvent } from "#contract/events.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { deliveryExecutions } from "#functions/connect/delivery-executions.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";
import { makeDelivery } from "#functions/core/webhook/make-delivery.ts";

const Delivered = z.object({ detail: DomainEvent });
const ports = lazy(() => ({ ...clock(), ...database(), ...deliveryExecutions() }));

/** Starts the webhook delivery of a task event, or a redelivery that the user requested. A repeated event starts no second one. */
export const handler = withTelemetry(async (event: unknown): Promise<void> => {
  const { detail } = Delivered.parse(event);
  if (detail.type === "webhook.requested") return ports().deliveryExecutions.start(detail.detail);
  const ofTask = TaskEvent.safeParse(detail);
  if (ofTask.success) await makeDelivery(ports(), ofTask.data);
});
