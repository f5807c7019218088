import { isIP } from "node:net";
import { isObject } from "./matches.ts";

/** Says what is wrong with an operand; undefined if AWS accepts it. */
type Check = (operand: unknown) => string | undefined;

const isText = (value: unknown): value is string => typeof value === "string";

const text =
  (name: string): Check =>
  (operand) =>
    isText(operand) ? undefined : `${name} match pattern must be a string`;

/** A prefix or a suffix is a text, or a text whose case does not matter. */
const affix =
  (name: string): Check =>
  (operand) => {
    if (!isObject(operand)) return text(name)(operand);
    const [key, ...others] = Object.keys(operand);
    return key === "equals-ignore-case" && others.length === 0
      ? text(key)(operand[key])
      : `${name} match pattern must be a string`;
  };

/** AWS refuses wildcards that it cannot match fast: a recorded pattern with six of them is refused. */
const maxWildcards = 5;
const wildcard: Check = (operand) => {
  if (!isText(operand)) return "wildcard match pattern must be a string";
  const stars = operand.replace(/\\[\s\S]/g, "");
  if (stars.includes("**")) return "Consecutive wildcard characters are not allowed";
  return stars.split("*").length - 1 > maxWildcards
    ? "Rule is too complex - try using fewer wildcard characters"
    : undefined;
};

/** AWS compares numbers of this size at most. */
const maxNumber = 5_000_000_000;
const lowerBounds: readonly unknown[] = [">", ">="];
const upperBounds: readonly unknown[] = ["<", "<="];
const numeric: Check = (operand) => {
  if (!Array.isArray(operand) || operand.length === 0) return "Value of numeric must be an array";
  const [first, low, second, high, ...others] = operand;
  if (!isBound(low) || ![...lowerBounds, ...upperBounds, "="].includes(first)) return "Bad numeric range";
  if (second === undefined && operand.length === 2) return undefined;
  const isRange = lowerBounds.includes(first) && upperBounds.includes(second) && isBound(high) && low < high;
  return isRange && others.length === 0 ? undefined : "Bad numeric range operator";
};
const isBound = (value: unknown): value is number => typeof value === "number" && Math.abs(value) <= maxNumber;

const cidr: Check = (operand) => {
  if (!isText(operand)) return "prefix match pattern must be a string";
  const [address = "", mask = "", ...others] = operand.split("/");
  const family = isIP(address);
  if (family === 0 || others.length > 0) return `Malformed CIDR, one '/' required, or a bad address: ${operand}`;
  const isMask = /^\d{1,3}$/.test(mask) && Number(mask) <= (family === 4 ? 32 : 128);
  return isMask ? undefined : `Malformed CIDR, mask bits must be an integer: ${operand}`;
};

/** What `anything-but` may contain, besides values. */
const nested: Readonly<Record<string, Check>> = {
  prefix: text("prefix"),
  suffix: text("suffix"),
  "equals-ignore-case": text("equals-ignore-case"),
  wildcard,
};
const mayBeEmpty: readonly string[] = ["wildcard", "equals-ignore-case"];

const anythingBut: Check = (operand) => {
  if (isObject(operand)) return nestedOperation(operand);
  const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  const isValue = (value: unknown) => isText(value) || typeof value === "number" || typeof value === "boolean";
  return values.length > 0 && values.every(isValue)
    ? undefined
    : "Inside anything-but list, start|null|boolean is not supported";
};

const nestedOperation = (operation: Readonly<Record<string, unknown>>): string | undefined => {
  const [[name = "", operand] = [], ...others] = Object.entries(operation);
  const check = nested[name];
  if (!check || others.length > 0) return `Unsupported anything-but pattern: ${name}`;
  const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  if (values.length === 0) return `Null ${name} not allowed`;
  for (const value of values) {
    if (value === "" && !mayBeEmpty.includes(name)) return `Null ${name} not allowed`;
    const fault = check(value);
    if (fault) return fault;
  }
  return undefined;
};

const checks: Readonly<Record<string, Check>> = {
  prefix: affix("prefix"),
  suffix: affix("suffix"),
  "equals-ignore-case": text("equals-ignore-case"),
  wildcard,
  numeric,
  cidr,
  exists: (operand) => (typeof operand === "boolean" ? undefined : "exists match pattern must be either true or false"),
  "anything-but": anythingBut,
};

export const isKnownOperator = (name: string): boolean => Object.hasOwn(checks, name);

/** Says why AWS refuses the operand of an operator; undefined if it accepts it. */
export const checkOperand = (name: string, operand: unknown): string | undefined => checks[name]?.(operand);
