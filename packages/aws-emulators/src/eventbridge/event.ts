import { randomUUID } from "node:crypto";

/** What a part of the product announces. */
export interface Announcement {
  readonly source: string;
  readonly "detail-type": string;
  readonly detail: unknown;
  readonly resources?: readonly string[];
  readonly time?: string;
  /** The name of the bus or its ARN; "default" where it is not said. */
  readonly bus?: string;
}

/** An event as a rule's target gets it. */
export interface Event {
  readonly version: "0";
  readonly id: string;
  readonly "detail-type": string;
  readonly source: string;
  readonly account: string;
  readonly time: string;
  readonly region: string;
  readonly resources: readonly string[];
  readonly detail: unknown;
}

export const account = "000000000000";

export const eventOf = (announced: Announcement, region: string): Event => ({
  version: "0",
  id: randomUUID(),
  "detail-type": announced["detail-type"],
  source: announced.source,
  account,
  // EventBridge knows no parts of a second
  time: (announced.time ? new Date(announced.time) : new Date()).toISOString().replace(/\.\d+Z$/, "Z"),
  region,
  resources: announced.resources ?? [],
  detail: announced.detail,
});

export const busName = (bus = "default"): string => bus.split("/").at(-1) ?? bus;
