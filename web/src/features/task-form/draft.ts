import { del, get, set } from "idb-keyval";
import type { Order } from "./order.ts";

/** The input of a form that was left before it was sent. */
export interface Draft {
  readonly order: Order;
  /** The time of the last change. */
  readonly at: string;
  /** Edit mode: when the task was last changed. Older drafts are ignored. */
  readonly of: string | undefined;
}

const keyOf = (userId: string, name: string): string => `draft/${userId}/${name}`;

// Without IndexedDB there are no drafts, and the form still works.
export const readDraft = async (userId: string, name: string): Promise<Draft | undefined> =>
  get<Draft>(keyOf(userId, name)).catch(() => undefined);
export const keepDraft = async (userId: string, name: string, draft: Draft): Promise<boolean> =>
  set(keyOf(userId, name), draft).then(
    () => true,
    () => false,
  );
export const dropDraft = async (userId: string, name: string): Promise<void> =>
  del(keyOf(userId, name)).catch(() => undefined);
