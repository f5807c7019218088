import * as z from "zod";
import { DomainEvent } from "#contract/events.ts";
import { auditChange } from "../admin/audit.ts";
import type { AuditChange } from "../admin/changes.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";

/** The event itself, as the bus delivers it, or as a dead-letter queue of Lambda stores it. */
const Delivered = z.object({ detail: DomainEvent });
const PutBy = z.object({ requestPayload: Delivered });
const Found = z.union([
  PutBy.transform(({ requestPayload }) => requestPayload.detail),
  Delivered.transform(({ detail }) => detail),
  DomainEvent,
]);

/**
 * Publishes an event again with the same id: consumers that handled it do nothing, others handle it now. It goes
 * through the outbox, so that it is not lost if the bus is unavailable.
 */
export const replayEvent = async (
  deps: HasClock & HasIds & Commits<AuditChange | EmitChange>,
  operator: string,
  { message, reason }: { readonly message: unknown; readonly reason: string },
): Promise<DomainEvent> => {
  const found = Found.safeParse(message);
  if (!found.success) throw new Refusal("invalid_request", "The message does not contain an event of Animation Agent");
  const event = found.data;
  await deps.commit([
    { kind: "emit", event },
    auditChange(deps, {
      actor: operator,
      action: "replay-event",
      target: event.detail.userId,
      reason,
      before: { event: event.id, type: event.type },
      after: { event: event.id, type: event.type },
    }),
  ]);
  return event;
};
