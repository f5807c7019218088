import { del, get, set } from "idb-keyval";
import type { Order } from "./order.ts";

/** A form that was left before it was sent. */
export interface Draft {
  readonly order: Order;
  /** When it was filled in so far. */
  readonly at: string;
  /** Of an edited task: when that was changed last. A draft from before is out of date. */
  readonly of: string | undefined;
}

const keyOf = (userId: string, name: string): string => `draft/${userId}/${name}`;

// A browser that keeps nothing has no drafts, and its form works all the same.
export const readDraft = async (userId: string, name: string): Promise<Draft | undefined> =>
  get<Draft>(keyOf(userId, name)).catch(() => undefined);
export const keepDraft = async (userId: string, name: string, draft: Draft): Promise<boolean> =>
  set(keyOf(userId, name), draft).then(
    () => true,
    () => false,
  );
export const dropDraft = async (userId: string, name: string): Promise<void> =>
  del(keyOf(userId, name)).catch(() => undefined);
