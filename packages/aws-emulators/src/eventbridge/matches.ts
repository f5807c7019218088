import { matchesOne } from "./operators.ts";

/** An event pattern: each field lists what it may be, or is a pattern of the fields inside. */
export type Pattern = { readonly [field: string]: unknown };

/** Whether EventBridge would send an event to a rule with this pattern. */
export const matches = (pattern: Pattern, event: unknown): boolean =>
  Object.entries(pattern).every(([field, wanted]) =>
    field === "$or" && Array.isArray(wanted)
      ? wanted.some((one) => matches(one, event))
      : matchesField(wanted, isObject(event) ? event[field] : undefined),
  );

const matchesField = (wanted: unknown, value: unknown): boolean => {
  if (Array.isArray(wanted)) {
    const leaves = leavesOf(value);
    return wanted.some((condition) => matchesOne(condition, leaves));
  }
  // A list of objects matches where one of them does; an absent field may still be wanted absent.
  const inside = Array.isArray(value) ? value : [value];
  return isObject(wanted) && inside.some((one) => matches(wanted, one));
};

/** What a condition can look at: a list counts as each of its values, an object as none. */
const leavesOf = (value: unknown): readonly unknown[] => {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one) => one !== undefined && !isObject(one));
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
