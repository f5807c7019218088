import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../shared/files.ts";
import type { Event } from "./event.ts";
import type { Target } from "./rule.ts";

/** One event on its way to one target. */
export interface Delivery {
  readonly id: string;
  readonly rule: string;
  readonly target: Target;
  readonly event: Event;
}

/** Deliveries that are not done, a file each: a crash loses none of them. */
export interface Outbox {
  readonly add: (delivery: Omit<Delivery, "id">) => Delivery;
  readonly remove: (delivery: Delivery) => void;
  /** What was left when the process last ended, the oldest first. */
  readonly left: readonly Delivery[];
}

export const outbox = (folder: string): Outbox => {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, `${id}.json`);
  let added = 0;
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return {
    add: (asked) => {
      const delivery = { ...asked, id: `${Date.now()}-${String(added++).padStart(9, "0")}` };
      replaceFile(fileOf(delivery.id), JSON.stringify(delivery));
      return delivery;
    },
    remove: ({ id }) => rmSync(fileOf(id), { force: true }),
    left: files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), "utf8"))),
  };
};
