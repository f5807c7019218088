import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { EventBridgeClient } from "@aws-sdk/client-eventbridge";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { keptAnswers } from "#functions/adapters/dynamodb/answers.ts";
import { commit } from "#functions/adapters/dynamodb/commit.ts";
import { type Announce, announcing, outbox } from "#functions/adapters/dynamodb/outbox.ts";
import { rateCounters } from "#functions/adapters/dynamodb/rates.ts";
import { taskRecords } from "#functions/adapters/dynamodb/tasks.ts";
import { userRecords } from "#functions/adapters/dynamodb/users.ts";
import { blogRecords, webhookRecords } from "#functions/adapters/dynamodb/webhooks.ts";
import { announceOn } from "#functions/adapters/eventbridge/announce.ts";
import type { Ports } from "#functions/core/ports.ts";
import { setting } from "./environment.ts";
import { once } from "./once.ts";
import { rateScale } from "./rate-scale.ts";

/**
 * DynamoDB and the bus that its changes are announced on, wherever the environment points: never a branch.
 * What a function never does (announce, claim a slot) needs no setting of it.
 */
export const database = (): Pick<
  Ports,
  | "commit"
  | "outbox"
  | "tasks"
  | "users"
  | "credits"
  | "timings"
  | "rates"
  | "rateScale"
  | "answers"
  | "webhooks"
  | "blogs"
> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const table = { client, name: setting("TABLE_NAME") };
  const bus = once(() => announceOn(new EventBridgeClient({}), setting("EVENT_BUS")));
  const announce: Announce = (event) => bus()(event);
  return {
    commit: announcing(
      commit(table, {
        runningTasks: () => Number(setting("RUNNING_TASKS")),
        pendingTasks: () => Number(setting("PENDING_TASKS")),
      }),
      table,
      announce,
    ),
    outbox: outbox(table, announce, () => new Date()),
    tasks: taskRecords(table),
    webhooks: webhookRecords(table, () => new Date()),
    blogs: blogRecords(table),
    rates: rateCounters(table),
    ...rateScale(),
    answers: keptAnswers(table),
    ...userRecords(table),
  };
};
