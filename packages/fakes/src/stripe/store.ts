import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Charge, Customer, Dispute, Intent, Invoice, Order, Refund, Session, StripeEvent } from "./objects.ts";

/** The reply to a request, stored under its idempotency key. */
export interface StoredReply {
  /** Path and body of the request. */
  readonly asked: string;
  readonly status: number;
  readonly body: unknown;
}
/** A payment whose bank answers later. */
export interface DelayedPayment {
  readonly session: string;
  readonly outcome: "succeeded" | "failed";
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Collections {
  readonly sessions: Session;
  readonly orders: Order;
  readonly intents: Intent;
  readonly charges: Charge;
  readonly refunds: Refund;
  readonly disputes: Dispute;
  readonly customers: Customer;
  readonly invoices: Invoice;
  readonly events: StripeEvent;
  readonly answers: StoredReply;
  /** Delayed payments by session; null once settled. */
  readonly promises: DelayedPayment | null;
  /** Events that the webhook endpoint accepted. */
  readonly taken: true;
}
type Name = keyof Collections;

/** All objects of the fake: in memory, and in an append-only file of JSON lines if there is a folder. */
export const openStore = (folder: string | undefined) => {
  const collections = new Map<string, Map<string, unknown>>();
  const collection = (name: string) => {
    const found = collections.get(name) ?? new Map<string, unknown>();
    collections.set(name, found);
    return found;
  };
  const file = folder && join(folder, "books.jsonl");
  if (folder && file) {
    mkdirSync(folder, { recursive: true });
    for (const line of readWholeLines(file)) {
      const [name, id, value] = JSON.parse(line) as [string, string, unknown]; // written by put
      collection(name).set(id, value);
    }
  }
  return {
    get: <N extends Name>(name: N, id: string): Collections[N] | undefined =>
      collection(name).get(id) as Collections[N] | undefined, // set by put
    all: <N extends Name>(name: N): readonly (readonly [id: string, value: Collections[N]])[] =>
      [...collection(name)] as [string, Collections[N]][], // set by put
    put<N extends Name>(name: N, id: string, value: Collections[N]): void {
      collection(name).set(id, value);
      if (file) appendFileSync(file, `${JSON.stringify([name, id, value])}\n`);
    },
  };
};
export type StripeStore = ReturnType<typeof openStore>;

/** The lines of a file. A crash can leave an incomplete last line: it is cut off, so that appending stays safe. */
const readWholeLines = (file: string): readonly string[] => {
  if (!existsSync(file)) return [];
  const content = readFileSync(file, "utf8");
  const whole = content.slice(0, content.lastIndexOf("\n") + 1);
  if (whole !== content) writeFileSync(file, whole);
  return whole.split("\n").slice(0, -1);
};
