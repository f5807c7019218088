import type { DomainEvent } from "#contract/events.ts";
import type { Profile } from "#functions/core/account/ports.ts";
import type { Change } from "#functions/core/all-ports.ts";
import { eventsOf } from "#functions/core/commit-chain.ts";
import { creditOf, debitOf, type LedgerEntry, sumOf } from "#functions/core/credit/ledger.ts";
import { Refusal, UserBusy } from "#functions/core/shared/errors.ts";
import { planAdmin } from "./plan-admin.ts";
import { planAsset } from "./plan-asset.ts";
import { planIdempotency } from "./plan-idempotency.ts";
import { planKeys, planTestFilm } from "./plan-keys.ts";
import { planMail } from "./plan-mail.ts";
import { planPause } from "./plan-pause.ts";
import { planPayment } from "./plan-payment.ts";
import { planVersioned } from "./plan-versioned.ts";
import { sha256 } from "./sha256.ts";
import { keys } from "./table.ts";
import { dueKeys, listKeys, taskItem } from "./tasks.ts";
import { type Condition, insert, type Plan, remove, update, type Write } from "./write.ts";

/** Maximum of a user's tasks in progress and pending; read only for the changes that need them. */
export interface TaskLimits {
  runningTasks(): number;
  pendingTasks(): number;
}

/** The task is in the expected attempt and status and, with `rev`, was not edited since. */
const stillIn = (status: string, attempt: number, rev?: number): Condition => ({
  expression: `#process_status = :was AND #attempt = :of${rev === undefined ? "" : " AND #rev = :read"}`,
  values: { was: status, of: attempt, ...(rev !== undefined && { read: rev }) },
});
const always: Condition = { expression: "attribute_exists(PK) OR attribute_not_exists(PK)" };

export const planFor = (change: Change, table: string, allowed: TaskLimits): Plan => {
  switch (change.kind) {
    case "insert-task":
      return {
        writes: [
          insert(table, taskItem(change.task)),
          count(table, change.task.user_id, { pending: 1 }, belowPendingLimit(allowed.pendingTasks())),
        ],
        refusal: [new Refusal("conflict", "The task already exists"), tooManyWaiting(allowed.pendingTasks())],
      };
    case "edit-task": {
      const { user_id, task_id, full_story_key, long_texts_key } = change.task;
      const condition = {
        expression: "#process_status = :was AND #rev = :from",
        values: { was: "pending", from: change.from },
      };
      const { PK: _, SK: __, ...set } = taskItem(change.task);
      return {
        writes: [update(table, keys.task(user_id, task_id), { ...set, full_story_key, long_texts_key }, condition)],
        refusal: new Refusal("conflict", "The task has changed or started in the meantime. Please reload it."),
      };
    }
    case "move-task": {
      const { run, from, to, set } = change;
      return {
        writes: [
          update(
            table,
            keys.task(run.userId, run.taskId),
            { ...set, process_status: to, ...listKeys(run, to, set) },
            stillIn(from, run.attempt, change.rev),
          ),
          count(
            table,
            run.userId,
            { [from]: -1, [to]: 1 },
            to === "pending" ? belowPendingLimit(allowed.pendingTasks()) : always,
          ),
        ],
        refusal: [
          new Refusal("conflict", `The task is no longer ${from}`),
          ...(to === "pending" ? [tooManyWaiting(allowed.pendingTasks())] : []),
        ],
      };
    }
    case "set-task":
      return {
        writes: [
          update(
            table,
            keys.task(change.run.userId, change.run.taskId),
            { ...change.set, ...("deadline" in change.set && dueKeys(change.run, change.set)) },
            stillIn(change.in, change.run.attempt, change.rev),
          ),
        ],
        refusal: new Refusal("conflict", `The task is no longer ${change.in}`),
      };
    case "mark-scene": {
      const { run, scene } = change;
      const made = Object.fromEntries(change.in.map((name) => [name, new Set([scene])]));
      return {
        writes: [update(table, keys.task(run.userId, run.taskId), {}, stillIn("in_progress", run.attempt), made)],
        refusal: new Refusal("conflict", "The task is no longer in_progress"),
      };
    }
    case "delete-task": {
      const { user_id, task_id, process_status, attempt, rev } = change.task;
      return {
        writes: [
          remove(table, keys.task(user_id, task_id), stillIn(process_status, attempt, rev)),
          count(table, user_id, { [process_status]: -1 }),
        ],
        refusal: new Refusal("conflict", `The task is no longer ${process_status}`),
      };
    }
    case "take-slot":
      return {
        writes: [
          update(
            table,
            keys.slots(change.userId),
            {},
            {
              expression: "attribute_not_exists(#running) OR size(#running) < :most OR contains(#running, :task)",
              values: { most: allowed.runningTasks(), task: change.taskId },
            },
            { running: new Set([change.taskId]) },
          ),
        ],
        refusal: new UserBusy(`${allowed.runningTasks()} films of this user are in progress`),
      };
    case "free-slot":
      return {
        writes: [
          {
            Update: {
              TableName: table,
              Key: keys.slots(change.userId),
              UpdateExpression: "DELETE running :task",
              ExpressionAttributeValues: { ":task": new Set([change.taskId]) },
            },
          },
        ],
        refusal: new Refusal("conflict", "The slot is free"),
      };
    case "move-credits": {
      const { userId, entries, debt = 0 } = change;
      return {
        writes: [
          moveCredits(table, userId, entries, debt),
          ...entries.map((entry) => insert(table, ledgerItem(userId, entry))),
          ...eventsOf(change).map((event) => insert(table, eventItem(event))),
        ],
        refusal: [
          new Refusal("insufficient_credits", "Insufficient credits"),
          ...[...entries, ...entries].map(
            ({ id }) => new Refusal("conflict", `This ledger entry already exists: ${id}`),
          ),
        ],
      };
    }
    case "insert-profile":
      return {
        writes: [insert(table, profileItem(change.profile))],
        refusal: new Refusal("conflict", "The user already exists"),
      };
    case "mark-person":
      return {
        writes: [insert(table, { ...keys.person(change.mark), userId: change.userId })],
        refusal: new Refusal("conflict", "The person already has an account"),
      };
    case "put-webhook":
    case "remove-webhook":
    case "put-delivery":
    case "put-blog":
    case "remove-blog":
    case "put-post":
      return planVersioned(change, table);
    case "note-timings":
      return {
        writes: [update(table, keys.timings(), change.seconds, always)],
        refusal: new Refusal("conflict", "The timings could not be recorded"),
      };
    case "insert-payment":
    case "set-payment":
    case "name-payment":
    case "hear-notice":
      return planPayment(change, table);
    case "insert-key":
    case "revoke-key":
    case "note-key-use":
      return planKeys(change, table);
    case "count-test":
      return planTestFilm(change, table);
    case "open-upload":
    case "close-upload":
    case "list-asset":
    case "delete-asset":
      return planAsset(change, table);
    case "claim-mail":
    case "note-mail":
      return planMail(change, table);
    case "insert-voucher":
    case "use-voucher":
    case "write-audit":
      return planAdmin(change, table);
    case "pause-provider":
    case "resume-provider":
      return planPause(change, table);
    case "remember":
      return planIdempotency(change, table);
    case "emit":
      return {
        writes: [insert(table, eventItem(change.event))],
        refusal: new Refusal("conflict", "The event was already emitted"),
      };
  }
};

const count = (
  table: string,
  userId: string,
  by: Readonly<Record<string, number>>,
  condition: Condition = always,
): Write => update(table, keys.counts(userId), {}, condition, by);

/** Fewer pending tasks than the maximum. */
const belowPendingLimit = (most: number): Condition => ({
  expression: "attribute_not_exists(#pending) OR #pending < :most",
  values: { most },
});
const tooManyWaiting = (most: number) =>
  new Refusal("conflict", `You already have ${most} films waiting. Please order more when some of them have started.`);

const profileItem = (profile: Profile) => ({
  ...keys.profile(profile.userId),
  ...keys.profileByEmail(sha256(profile.email.toLowerCase())),
  ...profile,
});

const eventItem = (event: DomainEvent) => ({ ...keys.event(event.id), event });

/**
 * One update for all ledger entries of a commit, as a transaction may write an item only once. No credits are held while
 * there is debt; a debt is never repaid twice.
 */
const moveCredits = (table: string, userId: string, entries: readonly LedgerEntry[], debt: number): Write => {
  const by = sumOf(entries);
  const needs: readonly (readonly [name: string, least: number])[] = [
    ...(["available", "held", "spent"] as const).map((name) => [name, -by[name]] as const),
    ["debt", -debt] as const,
  ].filter(([, least]) => least > 0);
  const conditions = [
    ...needs.map(([name]) => `#${name} >= :${name}Needed`),
    ...(entries.some(({ type }) => type === "reserve") ? ["(attribute_not_exists(#debt) OR #debt = :none)"] : []),
  ];
  const values = Object.fromEntries(needs.map(([name, least]) => [`${name}Needed`, least]));
  return update(
    table,
    keys.credits(userId),
    {},
    conditions.length === 0
      ? always
      : {
          expression: conditions.join(" AND "),
          values: { ...values, ...(conditions.length > needs.length && { none: 0 }) },
        },
    { ...by, ...(debt !== 0 && { debt }) },
  );
};

const ledgerItem = (userId: string, entry: LedgerEntry) => ({
  ...keys.ledger(userId, entry.id),
  ...keys.ledgerByAge(userId, entry.at, entry.id),
  ...entry,
  debit: debitOf(entry.type),
  credit: creditOf(entry.type),
});
