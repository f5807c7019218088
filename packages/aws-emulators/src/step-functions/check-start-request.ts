import { ServiceError } from "../shared/aws-json.ts";
import { payloadLimit } from "./limits.ts";

/** The input of an execution, once it is JSON and not too long. */
export const checkedInput = (input: string): string => {
  if (Buffer.byteLength(input) > payloadLimit) {
    throw new ServiceError("ValidationException", `'input' must have at most ${payloadLimit} bytes`);
  }
  try {
    return JSON.stringify(JSON.parse(input));
  } catch {
    throw new ServiceError("InvalidExecutionInput", "Invalid State Machine Execution Input: it is not JSON");
  }
};

/** The name of an execution, once AWS would take it. */
export const checkedName = (name: string): string => {
  if (name.length >= 1 && name.length <= longestName && !forbidden.test(name)) return name;
  throw new ServiceError("InvalidName", `Invalid Name: '${name}'`);
};

const longestName = 80;
const forbidden = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]/u;
