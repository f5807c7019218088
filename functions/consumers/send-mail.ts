import * as z from "zod";
import { DomainEvent } from "#contract/events.ts";
import { artefacts } from "#functions/connect/artefacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { mail } from "#functions/connect/mail.ts";
import { once } from "#functions/connect/once.ts";
import { watched } from "#functions/connect/watched.ts";
import { mailEvent } from "#functions/core/mail/mail-event.ts";

const Delivered = z.object({ detail: DomainEvent });
const ports = once(() => ({ ...clock(), ...database(), ...artefacts(), ...mail() }));

/** Tells people by mail what happened. The same event twice sends nothing twice. */
export const handler = watched(async (event: unknown): Promise<void> => {
  await mailEvent(ports(), Delivered.parse(event).detail);
});
