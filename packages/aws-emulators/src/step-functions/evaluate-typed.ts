import type { Template } from "./definition.ts";
import { type Bindings, evaluate, queryError } from "./evaluate.ts";

// Fields that must have one type. JSONata unwraps lists of one item, so a filter with one hit is not an array.
export const evaluateInteger = (template: Template, bindings: Bindings, field: string): Promise<number> =>
  evaluateTyped(
    template,
    bindings,
    field,
    "non-negative integer",
    (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  );

export const evaluateText = (template: Template, bindings: Bindings, field: string): Promise<string> =>
  evaluateTyped(template, bindings, field, "string", (value) => typeof value === "string");

export const evaluateBoolean = (template: Template, bindings: Bindings, field: string): Promise<boolean> =>
  evaluateTyped(template, bindings, field, "boolean", (value) => typeof value === "boolean");

export const evaluateList = (template: Template, bindings: Bindings, field: string): Promise<readonly unknown[]> =>
  evaluateTyped(template, bindings, field, "array", Array.isArray);

const evaluateTyped = async <T>(
  template: Template,
  bindings: Bindings,
  field: string,
  kind: string,
  isKind: (value: unknown) => boolean,
): Promise<T> => {
  const value = await evaluate(template, bindings, field);
  if (!isKind(value)) {
    throw queryError(
      `The JSONata expression '${String(template)}' specified for the field '${field}' returned an unexpected result type. Expected '${kind}', but was '${kindOf(value)}'.`,
    );
  }
  return value as T; // checked by isKind
};

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
