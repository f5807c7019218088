import type { DomainEvent } from "#contract/events.ts";
import type { EmitChange } from "#functions/core/shared/changes.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { keys } from "./table.ts";
import { insert, type Plan } from "./write.ts";

/** The write of an event into the outbox. */
export const planEvent = (change: EmitChange, table: string): Plan => ({
  writes: [insert(table, eventItem(change.event))],
  refusal: new Refusal("conflict", "The event was already emitted"),
});

export const eventItem = (event: DomainEvent) => ({ ...keys.event(event.id), event });
