import type { DomainEvent } from "#contract/events.ts";
import type { Change, Ports } from "./all-ports.ts";
import { creditOf, debitOf, type LedgerEntry, sumOf } from "./credit/ledger.ts";
import type { HasBalances } from "./credit/ports.ts";
import { repayDebt } from "./credit/repay-debt.ts";
import { Refusal } from "./shared/errors.ts";
import type { KeyedRequest } from "./shared/idempotency.ts";
import type { HasClock, HasIds, IdKind } from "./shared/ports.ts";

/*
 * What surrounds the transaction of a commit, from the outside in:
 *
 * 1. `withIdempotencyRecord`, for one request with an Idempotency-Key: the first commit also stores the idempotency record.
 *    It is outermost, so that a repayment of debt never stores the record.
 * 2. `withDebtRepayment`: credits that a commit adds repay the user's debt; a commit that debt refused is tried again
 *    after a repayment.
 * 3. `withOutbox`: the events that the transaction stored are published right after it, those of a repayment too.
 * 4. The transaction itself: adapters/dynamodb/commit.ts.
 *
 * functions/connect/database.ts joins 2 to 4; functions/http/idempotency.ts adds 1.
 */
type Commit = Ports["commit"];

/**
 * The commit and the ids of one request. The first commit also stores the request's idempotency record with the ids
 * made so far: of two requests with one key, the second commits nothing and throws `AlreadyDoneError`.
 */
export const withIdempotencyRecord = (
  { commit, newId, now }: { readonly commit: Commit } & HasIds & HasClock,
  request: KeyedRequest,
): { readonly isStored: () => boolean; readonly wrapped: { readonly commit: Commit } & HasIds } => {
  const made: Record<string, string> = {};
  let isStored = false;
  return {
    isStored: () => isStored,
    wrapped: {
      commit: async (changes) => {
        if (isStored) return commit(changes);
        // First in the list: its refusal takes precedence over that of any other change.
        await commit([
          { kind: "insert-idempotency-record", request, made: { ...made }, at: now().toISOString() },
          ...changes,
        ]);
        isStored = true;
      },
      newId: (kind: IdKind) => {
        const id = newId(kind);
        made[kind] ??= id;
        return id;
      },
    },
  };
};

/**
 * A commit after which added credits repay the user's debt. The table refuses reservations while there is debt, so
 * nothing is spent in between. A repayment that fails is made up for by the next credits, or by the next order before
 * it is refused.
 */
export const withDebtRepayment = (commit: Commit, { credits, now }: HasBalances & HasClock): Commit => {
  const repay = ({ userId, entries }: { readonly userId: string; readonly entries: readonly LedgerEntry[] }) =>
    repayDebt({ commit, credits, now }, userId, entries[0]?.id ?? "");
  return async (changes) => {
    const ledgerChanges = changes.filter((change) => change.kind === "move-credits");
    try {
      await commit(changes);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "insufficient_credits")) throw error;
      const repaid = await Promise.all(ledgerChanges.map(repay));
      if (!repaid.includes(true)) throw error;
      await commit(changes);
    }
    // The commit stands even if the repayment fails.
    await Promise.allSettled(ledgerChanges.filter(({ entries }) => sumOf(entries).available > 0).map(repay));
  };
};

/**
 * A commit whose events are published right after it. An event that could not be published (the process ended, the bus
 * did not answer) stays in the outbox until the next sweep: at-least-once delivery.
 */
export const withOutbox =
  (commit: Commit, publish: (event: DomainEvent) => Promise<void>): Commit =>
  async (changes) => {
    await commit(changes);
    await Promise.allSettled(changes.flatMap(eventsOf).map(publish));
  };

/**
 * The events of a change. Ledger entries get theirs here and not in the use cases, so that no entry is committed without
 * its event.
 */
export const eventsOf = (change: Change): readonly DomainEvent[] => {
  if (change.kind === "emit") return [change.event];
  if (change.kind === "move-credits") return change.entries.map((entry) => creditsMoved(change.userId, entry));
  return [];
};

/** The id is derived from the entry's, so that publishing the event again does not make a second one. */
const creditsMoved = (userId: string, { id, type, amount, ref, at }: LedgerEntry): DomainEvent => ({
  type: "credits.moved",
  version: 1,
  id: `evt_${userId}_${id}`,
  at,
  detail: { userId, entryId: id, entryType: type, amount, from: debitOf(type), to: creditOf(type), ref, at },
});
