import { randomUUID } from "node:crypto";

/** An event before EventBridge adds its id, time, account and region. */
export interface NewEvent {
  readonly source: string;
  readonly "detail-type": string;
  readonly detail: unknown;
  readonly resources?: readonly string[];
  readonly time?: string;
  /** Name or ARN of the bus; by default "default". */
  readonly bus?: string;
}

/** An event as a target receives it. */
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

export const createEvent = (newEvent: NewEvent, region: string): Event => ({
  version: "0",
  id: randomUUID(),
  "detail-type": newEvent["detail-type"],
  source: newEvent.source,
  account,
  // EventBridge's times have no milliseconds
  time: (newEvent.time ? new Date(newEvent.time) : new Date()).toISOString().replace(/\.\d+Z$/, "Z"),
  region,
  resources: newEvent.resources ?? [],
  detail: newEvent.detail,
});

export const busName = (bus = "default"): string => bus.split("/").at(-1) ?? bus;
