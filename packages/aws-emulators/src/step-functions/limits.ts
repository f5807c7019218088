import { StateError } from "./state-error.ts";

/** AWS's limit for the JSON of an input, an output or a variable. */
export const maxPayloadBytes = 262_144;

/** AWS's limit for the history of an execution. */
export const maxHistoryEvents = 25_000;

/** Returns the value; throws States.DataLimitExceeded if its JSON is too large. */
export const checkPayload = <T>(value: T, what: string): T => {
  const size = Buffer.byteLength(JSON.stringify(value) ?? "");
  if (size <= maxPayloadBytes) return value;
  throw new StateError(
    "States.DataLimitExceeded",
    `${what} has ${size} bytes, more than the limit of ${maxPayloadBytes} bytes.`,
  );
};
