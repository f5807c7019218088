import * as z from "zod";
import { DomainEvent, StageEvent, TaskEvent } from "#contract/events.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { deliveryExecutions } from "#functions/connect/delivery-executions.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";
import { makeDelivery } from "#functions/core/webhook/make-delivery.ts";

const Delivered = z.object({ detail: DomainEvent });
const ports = lazy(() => ({ ...clock(), ...database(), ...deliveryExecutions() }));

/** Starts the webhook delivery of an event of a film, or a redelivery that the user requested. A repeated event starts no second one. */
export const handler = withTelemetry(async (event: unknown): Promise<void> => {
  const { detail } = Delivered.parse(event);
  if (detail.type === "webhook.requested") return ports().deliveryExecutions.start(detail.detail);
  const ofFilm = z.union([TaskEvent, StageEvent]).safeParse(detail);
  if (ofFilm.success) await makeDelivery(ports(), ofFilm.data);
});
