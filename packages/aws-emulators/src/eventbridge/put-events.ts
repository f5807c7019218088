import type { PutEventsRequest, PutEventsRequestEntry } from "@aws-sdk/client-eventbridge";
import { ServiceError } from "../shared/aws-json.ts";
import type { Announcement, Event } from "./event.ts";

/** An entry as it comes over the wire, or from a state machine: with its time as seconds or as text. */
export type Entry = Omit<PutEventsRequestEntry, "Time" | "Resources"> & {
  readonly Time?: number | string;
  readonly Resources?: readonly string[];
};

const mostEntries = 10;
const mostBytes = 262_144;

/** Takes each entry that is in order and says of the others what is wrong, as EventBridge does. */
export const putEvents = (Entries: readonly Entry[], put: (announced: Announcement) => Event) => {
  if (Entries.length < 1 || Entries.length > mostEntries) {
    throw new ServiceError("ValidationException", `'entries' must have 1 to ${mostEntries} members`);
  }
  if (Buffer.byteLength(JSON.stringify(Entries)) > mostBytes) {
    throw new ServiceError("ValidationException", "Total size of the entries in the request is over the limit.");
  }
  const results = Entries.map((entry) => {
    const wrong = faultIn(entry);
    return wrong ?? { EventId: put(announcementOf(entry)).id };
  });
  return { FailedEntryCount: results.filter((result) => "ErrorCode" in result).length, Entries: results };
};

export type PutEventsBody = Omit<PutEventsRequest, "Entries"> & { readonly Entries?: readonly Entry[] };

const faultIn = ({ Source, DetailType, Detail }: Entry) => {
  const missing = Object.entries({ Source, DetailType, Detail }).find(([, value]) => !value)?.[0];
  if (missing) {
    const ErrorMessage = `Parameter ${missing} is not valid. Reason: ${missing} is a required argument.`;
    return { ErrorCode: "InvalidArgument", ErrorMessage };
  }
  if (Source?.startsWith("aws.")) {
    return { ErrorCode: "NotAuthorizedForSourceException", ErrorMessage: "Not authorized for the source." };
  }
  return isJsonObject(Detail ?? "")
    ? undefined
    : { ErrorCode: "MalformedDetail", ErrorMessage: "Detail is malformed." };
};

const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

const announcementOf = ({ Source = "", DetailType = "", Detail = "", Time, ...entry }: Entry): Announcement => ({
  source: Source,
  "detail-type": DetailType,
  detail: JSON.parse(Detail),
  ...(entry.Resources && { resources: entry.Resources }),
  ...(entry.EventBusName && { bus: entry.EventBusName }),
  ...(Time !== undefined && { time: new Date(typeof Time === "number" ? 1000 * Time : Time).toISOString() }),
});
