import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { appendLine, mendLines, readLines } from "@animation-agent/aws-emulators/files";
import type { Charge, Dispute, Intent, Order, Refund, Session, StripeEvent } from "./objects.ts";

/** An answer that is given again to who asks again under the same key. */
export interface Answered {
  readonly asked: string;
  readonly status: number;
  readonly body: unknown;
}
/** A later payment: when its bank will say what. */
export interface Promised {
  readonly session: string;
  readonly outcome: "succeeded" | "failed";
  readonly at: number;
}

interface Shelves {
  readonly sessions: Session;
  readonly orders: Order;
  readonly intents: Intent;
  readonly charges: Charge;
  readonly refunds: Refund;
  readonly disputes: Dispute;
  readonly events: StripeEvent;
  readonly answers: Answered;
  readonly promises: Promised | null;
  /** Events that the product has taken. */
  readonly taken: true;
}
type Name = keyof Shelves;

/** All that the stand-in knows: in memory, and line by line on disk, so that a later start finds it. */
export const openBooks = (folder: string | undefined) => {
  const shelves = new Map<string, Map<string, unknown>>();
  const shelf = (name: string) => {
    const found = shelves.get(name) ?? new Map<string, unknown>();
    shelves.set(name, found);
    return found;
  };
  const file = folder && join(folder, "books.jsonl");
  if (folder && file) {
    mkdirSync(folder, { recursive: true });
    mendLines(file);
    // Each line was written by `put`.
    for (const line of readLines(file)) {
      const [name, id, value] = line as [string, string, unknown];
      shelf(name).set(id, value);
    }
  }
  return {
    get: <N extends Name>(name: N, id: string): Shelves[N] | undefined =>
      // Only `put` fills a shelf.
      shelf(name).get(id) as Shelves[N] | undefined,
    all: <N extends Name>(name: N): readonly (readonly [id: string, value: Shelves[N]])[] =>
      [...shelf(name)] as [string, Shelves[N]][],
    put<N extends Name>(name: N, id: string, value: Shelves[N]): void {
      shelf(name).set(id, value);
      if (file) appendLine(file, [name, id, value]);
    },
  };
};
export type Books = ReturnType<typeof openBooks>;
