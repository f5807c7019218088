import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { auditPartition } from "./schema.ts";

/** The table and its client. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

/** Shards of queues that all users write to, to avoid a hot partition. */
export const shards = Array.from({ length: 10 }, (_, n) => String(n));
const shardOf = (id: string): string => {
  let sum = 0;
  for (const letter of id) sum = (sum + letter.charCodeAt(0)) % shards.length;
  return String(sum);
};

/** All keys of the table. docs/data-model.md lists the access patterns. */
export const keys = {
  profile: (userId: string) => ({ PK: `USER#${userId}`, SK: "PROFILE" }),
  profileByEmail: (hash: string) => ({ GSI1PK: `EMAIL#${hash}`, GSI1SK: "USER" }),
  person: (mark: string) => ({ PK: `EMAILNORM#${mark}`, SK: "M" }),
  credits: (userId: string) => ({ PK: `USER#${userId}`, SK: "CREDITS" }),
  ledger: (userId: string, id: string) => ({ PK: `USER#${userId}`, SK: `LEDGER#${id}` }),
  ledgerByAge: (userId: string, at: string, id: string) => ({ GSI1PK: `LEDGER#${userId}`, GSI1SK: `${at}#${id}` }),
  counts: (userId: string) => ({ PK: `USER#${userId}`, SK: "COUNTS" }),
  /** Of all users. */
  allSlots: () => ({ PK: "FILMS", SK: "SLOTS" }),
  /** A film that waits for those of other users. */
  waitingFilm: (taskId: string) => ({ PK: "FILMS", SK: `WAIT#${taskId}` }),
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
  watch: (watchId: string) => ({ PK: `WATCH#${watchId}`, SK: "W" }),
  keyGrant: (hash: string) => ({ PK: `APIKEY#${hash}`, SK: "K" }),
  apiKey: (userId: string, keyId: string) => ({ PK: `USER#${userId}`, SK: `APIKEY#${keyId}` }),
  activeKey: (userId: string, mode: string) => ({ PK: `USER#${userId}`, SK: `ACTIVEKEY#${mode}` }),
  tests: (userId: string, day: string) => ({ PK: `USER#${userId}`, SK: `TESTS#${day}` }),
  webhook: (userId: string) => ({ PK: `USER#${userId}`, SK: "WEBHOOK" }),
  delivery: (userId: string, id: string) => ({ PK: `USER#${userId}`, SK: `DELIV#${id}` }),
  preset: (userId: string, id: string) => ({ PK: `USER#${userId}`, SK: `PRESET#${id}` }),
  blog: (userId: string) => ({ PK: `USER#${userId}`, SK: "GHOST" }),
  post: (userId: string, taskId: string) => ({ PK: `USER#${userId}`, SK: `POST#${taskId}` }),
  channel: (userId: string) => ({ PK: `USER#${userId}`, SK: "YOUTUBE" }),
  youTubeUpload: (userId: string, taskId: string) => ({ PK: `USER#${userId}`, SK: `VIDEO#${taskId}` }),
  event: (id: string) => ({ PK: `OUTBOX#${shardOf(id)}`, SK: `EVENT#${id}` }),
  outboxShard: (shard: string) => `OUTBOX#${shard}`,
  payment: (userId: string, paymentId: string) => ({ PK: `USER#${userId}`, SK: `PAY#${paymentId}` }),
  paymentsByAge: (userId: string, at: string, paymentId: string) => ({
    GSI1PK: `PAYS#${userId}`,
    GSI1SK: `${at}#${paymentId}`,
  }),
  paymentDue: (paymentId: string, due: string) => ({ GSI3PK: `PAYDUE#${shardOf(paymentId)}`, GSI3SK: due }),
  paymentDueShard: (shard: string) => `PAYDUE#${shard}`,
  /** By our own id of a payment, or Stripe's of its session or intent. */
  paymentName: (reference: string) => ({ PK: `STRIPE#${reference}`, SK: "MAP" }),
  heard: (eventId: string) => ({ PK: `STRIPE#${eventId}`, SK: "SEEN" }),
  asset: (userId: string, slot: string) => ({ PK: `USER#${userId}`, SK: `ASSET#${slot}` }),
  storage: (userId: string) => ({ PK: `USER#${userId}`, SK: "STORAGE" }),
  upload: (userId: string, id: string) => ({ PK: `USER#${userId}`, SK: `UPLOAD#${id}` }),
  voucher: (hash: string) => ({ PK: `VOUCHER#${hash}`, SK: "V" }),
  vouchersByAge: (at: string, id: string) => ({ GSI1PK: `VOUCHERS#${at.slice(0, 7)}`, GSI1SK: `${at}#${id}` }),
  voucherCounts: () => ({ PK: "VOUCHERS", SK: "COUNTS" }),
  audit: (at: string, id: string) => ({ PK: `${auditPartition}#${at.slice(0, 7)}`, SK: `${at}#${id}` }),
  copyStop: (address: string) => ({ PK: `COPYSTOP#${address}`, SK: "M" }),
  mail: (id: string) => ({ PK: `MAIL#${id}`, SK: "M" }),
  answer: (userId: string, operation: string, mark: string) => ({ PK: `IDEM#${userId}#${operation}#${mark}`, SK: "I" }),
  rate: (who: string, what: string, window: string) => ({ PK: `RATE#${who}#${what}#${window}`, SK: "R" }),
  pause: (provider: string) => ({ PK: "PAUSES", SK: provider }),
  callLimit: (account: string) => ({ PK: `CALLS#${account}`, SK: "NEXT" }),
  timings: () => ({ PK: "TIMINGS", SK: "STAGES" }),
} as const;
