import { ServiceError } from "../shared/aws-json.ts";
import { maxPayloadBytes } from "./limits.ts";

/** The input of an execution as compact JSON. Throws if it is no JSON or too large. */
export const normalizeInput = (input: string): string => {
  if (Buffer.byteLength(input) > maxPayloadBytes) {
    throw new ServiceError("ValidationException", `'input' must have at most ${maxPayloadBytes} bytes`);
  }
  try {
    return JSON.stringify(JSON.parse(input));
  } catch {
    throw new ServiceError("InvalidExecutionInput", "Invalid State Machine Execution Input: it is not JSON");
  }
};

/** Returns the name; throws InvalidName if AWS would refuse it. */
export const checkName = (name: string): string => {
  if (name.length >= 1 && name.length <= maxNameLength && !forbidden.test(name)) return name;
  throw new ServiceError("InvalidName", `Invalid Name: '${name}'`);
};

const maxNameLength = 80;
const forbidden = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]/u;
