import type { PutEventsRequest, PutEventsRequestEntry } from "@aws-sdk/client-eventbridge";
import { ServiceError } from "../shared/aws-json.ts";
import type { Event, NewEvent } from "./event.ts";

/** An entry from HTTP or from a state machine: its time is a number of seconds or a text. */
export type Entry = Omit<PutEventsRequestEntry, "Time" | "Resources"> & {
  readonly Time?: number | string;
  readonly Resources?: readonly string[];
};

const maxEntries = 10;
const maxBytes = 262_144;

/** Puts all valid entries and reports an error for each of the others, like EventBridge. */
export const putEvents = (Entries: readonly Entry[], put: (newEvent: NewEvent) => Event) => {
  if (Entries.length < 1 || Entries.length > maxEntries) {
    throw new ServiceError("ValidationException", `'entries' must have 1 to ${maxEntries} members`);
  }
  if (Buffer.byteLength(JSON.stringify(Entries)) > maxBytes) {
    throw new ServiceError("ValidationException", "Total size of the entries in the request is over the limit.");
  }
  const results = Entries.map((entry) => {
    const wrong = entryError(entry);
    return wrong ?? { EventId: put(toNewEvent(entry)).id };
  });
  return { FailedEntryCount: results.filter((result) => "ErrorCode" in result).length, Entries: results };
};

export type PutEventsBody = Omit<PutEventsRequest, "Entries"> & { readonly Entries?: readonly Entry[] };

const entryError = ({ Source, DetailType, Detail }: Entry) => {
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

const toNewEvent = ({ Source = "", DetailType = "", Detail = "", Time, ...entry }: Entry): NewEvent => ({
  source: Source,
  "detail-type": DetailType,
  detail: JSON.parse(Detail),
  ...(entry.Resources && { resources: entry.Resources }),
  ...(entry.EventBusName && { bus: entry.EventBusName }),
  ...(Time !== undefined && { time: new Date(typeof Time === "number" ? 1000 * Time : Time).toISOString() }),
});
