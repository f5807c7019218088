import { matchesOne } from "./operators.ts";

/** An event pattern: each field is a list of allowed values, or a nested pattern. */
export type Pattern = { readonly [field: string]: unknown };

/** Whether an event matches a pattern, by EventBridge's rules. */
export const matches = (pattern: Pattern, event: unknown): boolean =>
  matchesFields(expandPaths(pattern), expandPaths(event));

/** A field may be named by its path: `{ "a.b": [1] }` is `{ "a": { "b": [1] } }`, in patterns and in events. */
export function expandPaths(value: Pattern): Pattern;
export function expandPaths(value: unknown): unknown;
export function expandPaths(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => expandPaths(each));
  if (!isObject(value)) return value;
  return Object.entries(value).reduce<unknown>(
    (whole, [path, field]) =>
      merge(
        whole,
        path.split(".").reduceRight<unknown>((inner, name) => ({ [name]: inner }), expandPaths(field)),
      ),
    {},
  );
}

const merge = (one: unknown, other: unknown): unknown => {
  if (!isObject(one) || !isObject(other)) return other;
  const both = Object.entries(other).map(([name, value]) => [name, merge(one[name], value)]);
  return { ...one, ...Object.fromEntries(both) };
};

const matchesFields = (pattern: Pattern, event: unknown): boolean =>
  Object.entries(pattern).every(([field, wanted]) =>
    field === "$or" && Array.isArray(wanted)
      ? wanted.some((one) => matchesFields(one, event))
      : matchesField(wanted, isObject(event) ? event[field] : undefined),
  );

const matchesField = (wanted: unknown, value: unknown): boolean => {
  if (Array.isArray(wanted)) {
    const leaves = leavesOf(value);
    return wanted.some((condition) => matchesOne(condition, leaves));
  }
  // A list of objects matches if one of them does. An absent field can still match: `exists: false`.
  const inside = Array.isArray(value) ? value : [value];
  return isObject(wanted) && inside.some((one) => matchesFields(wanted, one));
};

/** The values that a condition is compared with: each value of a list, none of an object. */
const leavesOf = (value: unknown): readonly unknown[] => {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one) => one !== undefined && !isObject(one));
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
