import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

/** The one table and the client that speaks to it. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

/** Queues that everybody writes to are cut into as many parts, so that no one of them is hot. */
export const shards = Array.from({ length: 10 }, (_, n) => String(n));
const shardOf = (id: string): string => {
  let sum = 0;
  for (const letter of id) sum = (sum + letter.charCodeAt(0)) % shards.length;
  return String(sum);
};

/** Every key in the table is made here. docs/data-model.md shows the access patterns they serve. */
export const keys = {
  profile: (userId: string) => ({ PK: `USER#${userId}`, SK: "PROFILE" }),
  person: (mark: string) => ({ PK: `EMAILNORM#${mark}`, SK: "M" }),
  credits: (userId: string) => ({ PK: `USER#${userId}`, SK: "CREDITS" }),
  ledger: (userId: string, id: string) => ({ PK: `USER#${userId}`, SK: `LEDGER#${id}` }),
  ledgerByAge: (userId: string, at: string, id: string) => ({ GSI1PK: `LEDGER#${userId}`, GSI1SK: `${at}#${id}` }),
  counts: (userId: string) => ({ PK: `USER#${userId}`, SK: "COUNTS" }),
  slots: (userId: string) => ({ PK: `USER#${userId}`, SK: "SLOTS" }),
  task: (userId: string, taskId: string) => ({ PK: `USER#${userId}`, SK: `TASK#${taskId}` }),
  tasksByAge: (userId: string, at: string, taskId: string) => ({
    GSI1PK: `TASKS#${userId}`,
    GSI1SK: `${at}#${taskId}`,
  }),
  tasksByStatus: (userId: string, status: string, at: string, taskId: string) => ({
    GSI2PK: `TASKS#${userId}#${status}`,
    GSI2SK: `${at}#${taskId}`,
  }),
  due: (taskId: string, deadline: string) => ({ GSI3PK: `RECON#${shardOf(taskId)}`, GSI3SK: deadline }),
  dueShard: (shard: string) => `RECON#${shard}`,
  webhook: (userId: string) => ({ PK: `USER#${userId}`, SK: "WEBHOOK" }),
  delivery: (userId: string, id: string) => ({ PK: `USER#${userId}`, SK: `DELIV#${id}` }),
  blog: (userId: string) => ({ PK: `USER#${userId}`, SK: "GHOST" }),
  post: (userId: string, taskId: string) => ({ PK: `USER#${userId}`, SK: `POST#${taskId}` }),
  event: (id: string) => ({ PK: `OUTBOX#${shardOf(id)}`, SK: `EVENT#${id}` }),
  outboxShard: (shard: string) => `OUTBOX#${shard}`,
  answer: (userId: string, operation: string, mark: string) => ({ PK: `IDEM#${userId}#${operation}#${mark}`, SK: "I" }),
  rate: (who: string, what: string, window: string) => ({ PK: `RATE#${who}#${what}#${window}`, SK: "R" }),
  timings: () => ({ PK: "TIMINGS", SK: "STAGES" }),
} as const;
