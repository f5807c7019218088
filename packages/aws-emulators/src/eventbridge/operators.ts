import { BlockList, isIP } from "node:net";

/** Whether one of a field's values meets a condition of a pattern. */
export const matchesOne = (condition: unknown, values: readonly unknown[]): boolean => {
  if (!isOperation(condition)) return values.includes(condition);
  const [[name, operand] = ["", undefined]] = Object.entries(condition);
  if (name === "exists") return values.length > 0 === operand;
  const operator = operators[name];
  return operator !== undefined && values.some((value) => operator(operand, value));
};

type Operator = (operand: unknown, value: unknown) => boolean;

/** The operators that a pattern may use, besides exists. */
export const operators: Readonly<Record<string, Operator>> = {
  prefix: (operand, value) => matchesText(operand, value, (text, wanted) => text.startsWith(wanted)),
  suffix: (operand, value) => matchesText(operand, value, (text, wanted) => text.endsWith(wanted)),
  "equals-ignore-case": (operand, value) => isText(value) && isText(operand) && lower(value) === lower(operand),
  wildcard: (operand, value) => isText(value) && isText(operand) && wildcard(operand).test(value),
  cidr: (operand, value) => isText(value) && isText(operand) && isInBlock(operand, value),
  numeric: (operand, value) => typeof value === "number" && Array.isArray(operand) && inRange(operand, value),
  "anything-but": (operand, value) => !listOf(operand).some((one) => isExcluded(one, value)),
};

/** Inside anything-but an operator may also have a list: `{ "anything-but": { "prefix": ["a", "b"] } }`. */
const isExcluded = (excluded: unknown, value: unknown): boolean => {
  if (!isOperation(excluded)) return excluded === value;
  return Object.entries(excluded).some(([name, operand]) =>
    listOf(operand).some((one) => operators[name]?.(one, value) ?? false),
  );
};

/** A prefix or suffix may be case-insensitive: `{ "prefix": { "equals-ignore-case": "a" } }`. */
const matchesText = (operand: unknown, value: unknown, meets: (text: string, wanted: string) => boolean): boolean => {
  if (!isText(value)) return false;
  if (isText(operand)) return meets(value, operand);
  const folded = isOperation(operand) ? operand["equals-ignore-case"] : undefined;
  return isText(folded) && meets(lower(value), lower(folded));
};

/** `*` matches any characters; a backslash before `*` or a backslash makes it literal. */
const wildcard = (pattern: string): RegExp => {
  const parts = pattern.match(/\\[\s\S]|\*|[^\\*]+/g) ?? [];
  const source = parts.map((part) => (part === "*" ? "[\\s\\S]*" : escapeRegExp(part.replace(/^\\(?=[\s\S])/, ""))));
  return new RegExp(`^${source.join("")}$`);
};

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

const isInBlock = (block: string, address: string): boolean => {
  const [network = "", mask = ""] = block.split("/");
  if (isIP(address) !== isIP(network) || isIP(address) === 0) return false;
  const list = new BlockList();
  list.addSubnet(network, Number(mask), familyOf(network));
  return list.check(address, familyOf(address));
};

/** `[">", 0, "<=", 5]`: all comparisons must be true. */
const inRange = (bounds: readonly unknown[], value: number): boolean =>
  bounds.every((comparison, at) => at % 2 === 1 || compare(value, comparison, Number(bounds[at + 1])));

const compare = (value: number, comparison: unknown, bound: number): boolean => {
  switch (comparison) {
    case "=":
      return value === bound;
    case "<":
      return value < bound;
    case "<=":
      return value <= bound;
    case ">":
      return value > bound;
    case ">=":
      return value >= bound;
    default:
      return false;
  }
};

const isOperation = (condition: unknown): condition is Readonly<Record<string, unknown>> =>
  typeof condition === "object" && condition !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const lower = (text: string): string => text.toLowerCase();
const listOf = (operand: unknown): readonly unknown[] => (Array.isArray(operand) ? operand : [operand]);
