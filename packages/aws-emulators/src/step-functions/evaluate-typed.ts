import type { Template } from "./definition.ts";
import { evaluate, queryError, type View } from "./evaluate.ts";

/** Fields that must give one kind of value. JSONata unwraps a list of one, so a filter that hits once is no list. */
export const evaluateInteger = (template: Template, view: View, field: string): Promise<number> =>
  typed(template, view, field, "non-negative integer", (value) => Number.isSafeInteger(value) && Number(value) >= 0);

export const evaluateText = (template: Template, view: View, field: string): Promise<string> =>
  typed(template, view, field, "string", (value) => typeof value === "string");

export const evaluateBoolean = (template: Template, view: View, field: string): Promise<boolean> =>
  typed(template, view, field, "boolean", (value) => typeof value === "boolean");

export const evaluateList = (template: Template, view: View, field: string): Promise<readonly unknown[]> =>
  typed(template, view, field, "array", Array.isArray);

const typed = async <T>(
  template: Template,
  view: View,
  field: string,
  kind: string,
  isKind: (value: unknown) => boolean,
): Promise<T> => {
  const value = await evaluate(template, view, field);
  if (!isKind(value)) {
    throw queryError(
      `The JSONata expression '${String(template)}' specified for the field '${field}' returned an unexpected result type. Expected '${kind}', but was '${kindOf(value)}'.`,
    );
  }
  return value as T; // isKind has looked
};

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
