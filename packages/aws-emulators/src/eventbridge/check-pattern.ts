import { checkOperand, isKnownOperator } from "./check-operand.ts";
import { expandPaths, isObject, type Pattern } from "./matches.ts";

/** Throws if AWS would refuse the pattern, or if it uses an operator that the emulator does not implement. */
export const checkPattern = (pattern: Pattern): void => checkFields(expandPaths(pattern));

const checkFields = (pattern: Pattern): void => {
  for (const [field, wanted] of Object.entries(pattern)) {
    if (field === "$or") checkBranches(wanted);
    else if (Array.isArray(wanted)) checkConditions(field, wanted);
    else if (!isObject(wanted)) throw refused(`"${field}" must be an object or an array`);
    else if (Object.keys(wanted).length === 0) throw refused("Empty objects are not allowed");
    else checkFields(wanted);
  }
};

const checkBranches = (wanted: unknown): void => {
  if (!Array.isArray(wanted)) throw refused('"$or" must be an array');
  for (const branch of wanted) checkFields(branch);
};

const checkConditions = (field: string, conditions: readonly unknown[]): void => {
  if (conditions.length === 0) throw refused(`Empty arrays are not allowed ("${field}")`);
  for (const condition of conditions) {
    if (Array.isArray(condition)) throw refused("a list inside a list");
    if (isObject(condition)) checkOperation(condition);
  }
};

const checkOperation = (condition: Readonly<Record<string, unknown>>): void => {
  const [operation, ...others] = Object.entries(condition);
  if (!operation || others.length > 0) throw refused("a match expression must have one operator");
  const [name, operand] = operation;
  if (!isKnownOperator(name)) throw refused(`the operator "${name}" is not implemented by this emulator`);
  const fault = checkOperand(name, operand);
  if (fault) throw refused(fault);
};

const refused = (reason: string): Error => new Error(`Event pattern is not valid. Reason: ${reason}`);
