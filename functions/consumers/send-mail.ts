import * as z from "zod";
import { DomainEvent } from "#contract/events.ts";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { mail } from "#functions/connect/mail.ts";
import { mailLinks } from "#functions/connect/mail-links.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";
import { mailEvent } from "#functions/core/mail/mail-event.ts";

const Delivered = z.object({ detail: DomainEvent });
const ports = lazy(() => ({ ...clock(), ...database(), ...artifacts(), ...mail(), ...mailLinks() }));

/** Sends the mails for an event. A repeated event sends no mail twice. */
export const handler = withTelemetry(async (event: unknown): Promise<void> => {
  await mailEvent(ports(), Delivered.parse(event).detail);
});
