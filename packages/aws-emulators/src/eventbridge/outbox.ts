import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readStored, writeFileAtomic } from "../shared/files.ts";
import type { Event } from "./event.ts";
import type { Target } from "./rule.ts";

/** The delivery of one event to one target. */
export interface Delivery {
  readonly id: string;
  readonly rule: string;
  readonly target: Target;
  readonly event: Event;
}

/** Pending deliveries, one file each, so that a crash loses none. */
export interface Outbox {
  readonly add: (delivery: Omit<Delivery, "id">) => Delivery;
  readonly remove: (delivery: Delivery) => void;
  /** The deliveries that were pending when the process last ended, oldest first. */
  readonly pending: readonly Delivery[];
}

export const openOutbox = (folder: string): Outbox => {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, `${id}.json`);
  let added = 0;
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return {
    add: (newDelivery) => {
      const delivery = { ...newDelivery, id: `${Date.now()}-${String(added++).padStart(9, "0")}` };
      writeFileAtomic(fileOf(delivery.id), JSON.stringify(delivery));
      return delivery;
    },
    remove: ({ id }) => rmSync(fileOf(id), { force: true }),
    pending: files.sort().map((file) => readStored(join(folder, file), (content) => JSON.parse(content))),
  };
};
