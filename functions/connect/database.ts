import { EventBridgeClient } from "@aws-sdk/client-eventbridge";
import { allFilms } from "#functions/adapters/dynamodb/all-films.ts";
import { keyRecords } from "#functions/adapters/dynamodb/api-keys.ts";
import { assetRecords } from "#functions/adapters/dynamodb/assets.ts";
import { channelRecords } from "#functions/adapters/dynamodb/channels.ts";
import { commit } from "#functions/adapters/dynamodb/commit.ts";
import { idempotencyRecords } from "#functions/adapters/dynamodb/idempotency.ts";
import { type Announce, outbox, publishEvent } from "#functions/adapters/dynamodb/outbox.ts";
import { paymentRecords } from "#functions/adapters/dynamodb/payments.ts";
import { personalData } from "#functions/adapters/dynamodb/personal-data.ts";
import { presetRecords } from "#functions/adapters/dynamodb/presets.ts";
import { rateCounters } from "#functions/adapters/dynamodb/rates.ts";
import { taskRecords } from "#functions/adapters/dynamodb/tasks.ts";
import { userRecords } from "#functions/adapters/dynamodb/users.ts";
import { blogRecords, webhookRecords } from "#functions/adapters/dynamodb/webhooks.ts";
import { eventPublisher } from "#functions/adapters/eventbridge/publisher.ts";
import type { HasUsers } from "#functions/core/account/ports.ts";
import type { HasPersonalData } from "#functions/core/account-data/ports.ts";
import type { Change } from "#functions/core/all-ports.ts";
import type { HasAssets } from "#functions/core/asset/ports.ts";
import type { HasBlogs } from "#functions/core/blog/ports.ts";
import { withDebtRepayment, withOutbox } from "#functions/core/commit-chain.ts";
import type { HasCredits } from "#functions/core/credit/ports.ts";
import type { HasApiKeys } from "#functions/core/developer/ports.ts";
import type { HasPayments } from "#functions/core/payment/ports.ts";
import type { HasPresets } from "#functions/core/preset/ports.ts";
import type { HasAllFilms, HasTimings } from "#functions/core/progress/ports.ts";
import type { Commits } from "#functions/core/shared/commit.ts";
import type { HasIdempotency } from "#functions/core/shared/idempotency.ts";
import type { HasOutbox } from "#functions/core/shared/ports.ts";
import type { HasRateLimits, HasRateScale } from "#functions/core/shared/rate-limits.ts";
import type { HasTasks } from "#functions/core/task/ports.ts";
import type { HasWebhooks } from "#functions/core/webhook/ports.ts";
import type { HasChannels } from "#functions/core/youtube/ports.ts";
import { setting } from "./environment.ts";
import { lazy } from "./lazy.ts";
import { rateScale } from "./rate-scale.ts";
import { table as theTable } from "./table.ts";
import { taskLimits } from "./task-limits.ts";

/**
 * The table, and the event bus of its changes.
 * Settings are read on first use, so a function needs only the settings of what it does.
 */
export const database = (
  table = theTable(),
): HasOutbox &
  HasTasks &
  HasPayments &
  HasUsers &
  HasCredits &
  HasTimings &
  HasAllFilms &
  HasRateLimits &
  HasRateScale &
  HasIdempotency &
  HasApiKeys &
  HasAssets &
  HasWebhooks &
  HasBlogs &
  HasChannels &
  HasPresets &
  HasPersonalData &
  Commits<Change> => {
  const bus = lazy(() => eventPublisher(new EventBridgeClient({}), setting("EVENT_BUS")));
  const announce: Announce = (event) => bus()(event);
  const users = userRecords(table);
  const limits = taskLimits();
  const save = commit(table, limits);
  return {
    commit: withDebtRepayment(
      withOutbox(save, (event) => publishEvent(table, announce, event)),
      { credits: users.credits, now: () => new Date() },
    ),
    outbox: outbox(table, announce, () => new Date()),
    assets: assetRecords(table),
    tasks: taskRecords(table),
    allFilms: allFilms(table, limits),
    payments: paymentRecords(table),
    personalData: personalData(table),
    keys: keyRecords(table),
    webhooks: webhookRecords(table, () => new Date()),
    blogs: blogRecords(table),
    channels: channelRecords(table),
    presets: presetRecords(table),
    rates: rateCounters(table),
    ...rateScale(),
    idempotency: idempotencyRecords(table),
    ...users,
  };
};
