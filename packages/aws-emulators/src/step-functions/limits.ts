import { StateError } from "./state-error.ts";

/** The most bytes of JSON that a state may take, give or keep in one variable. */
export const payloadLimit = 262_144;

/** The most events that an execution may have had. */
export const historyLimit = 25_000;

/** The same value, once it is sure that it may travel through a state machine. */
export const within = <T>(value: T, what: string): T => {
  const size = Buffer.byteLength(JSON.stringify(value) ?? "");
  if (size <= payloadLimit) return value;
  throw new StateError(
    "States.DataLimitExceeded",
    `${what} has ${size} bytes, which is more than the ${payloadLimit} bytes that are allowed.`,
  );
};
