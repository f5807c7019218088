import { isObject, type Pattern } from "./matches.ts";
import { operators } from "./operators.ts";

/** Throws if AWS would refuse the pattern, or if it uses an operator that the emulator does not implement. */
export const checkPattern = (pattern: Pattern): void => {
  for (const [field, wanted] of Object.entries(pattern)) {
    if (field === "$or") checkBranches(wanted);
    else if (Array.isArray(wanted)) wanted.forEach(checkCondition);
    else if (isObject(wanted)) checkPattern(wanted);
    else throw new Error(`Event pattern is not valid. Reason: "${field}" must be an object or an array`);
  }
};

const checkBranches = (wanted: unknown): void => {
  if (!Array.isArray(wanted)) throw new Error('Event pattern is not valid. Reason: "$or" must be an array');
  for (const branch of wanted) checkPattern(branch);
};

const checkCondition = (condition: unknown): void => {
  if (Array.isArray(condition)) throw new Error("Event pattern is not valid. Reason: a list inside a list");
  if (!isObject(condition)) return;
  for (const name of Object.keys(condition)) {
    if (name === "exists" || name in operators) continue;
    throw new Error(`Event pattern is not valid. Reason: the operator "${name}" is not implemented by this emulator`);
  }
};
