import type { DomainEvent } from "#contract/events.ts";
import type { Change } from "#functions/core/all-ports.ts";
import { creditOf, debitOf, type LedgerEntry } from "#functions/core/credit/ledger.ts";

/**
 * What a change has to tell: the event it is, or one for each movement of credits. Movements make theirs here and
 * not where they are decided, so that none can be committed without its event.
 */
export const eventsOf = (change: Change): readonly DomainEvent[] => {
  if (change.kind === "emit") return [change.event];
  if (change.kind === "move-credits") return change.entries.map((entry) => moved(change.userId, entry));
  return [];
};

/** Named by the movement, which happens once: so does its event, however often it is announced. */
const moved = (userId: string, { id, type, amount, ref, at }: LedgerEntry): DomainEvent => ({
  type: "credits.moved",
  version: 1,
  id: `evt_${userId}_${id}`,
  at,
  detail: { userId, entryId: id, entryType: type, amount, from: debitOf(type), to: creditOf(type), ref, at },
});
