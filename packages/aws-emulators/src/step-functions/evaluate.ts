import jsonata from "jsonata";
import type { Template, Variables } from "./definition.ts";
import { functions } from "./jsonata-functions.ts";
import { StateError } from "./state-error.ts";

/** What an expression can read: `$states` and the variables. */
export interface Bindings {
  readonly states: Readonly<Record<string, unknown>>;
  readonly variables: Variables;
}

/** Evaluates a field of a state. `field` is its name in error messages. */
export const evaluate = async (template: Template, bindings: Bindings, field: string): Promise<unknown> => {
  if (typeof template === "string") {
    const expression = /^\{%([\s\S]*)%\}$/.exec(template)?.[1]?.trim();
    return expression === undefined ? template : evaluateExpression(expression, bindings, field);
  }
  if (Array.isArray(template)) {
    return Promise.all(template.map((part, at) => evaluate(part, bindings, `${field}[${at}]`)));
  }
  if (typeof template !== "object" || template === null) return template;
  const parts = Object.entries(template).map(
    async ([key, part]) => [key, await evaluate(part, bindings, `${field}/${key}`)] as const,
  );
  return Object.fromEntries(await Promise.all(parts));
};

const evaluateExpression = async (
  expression: string,
  { states, variables }: Bindings,
  field: string,
): Promise<unknown> => {
  const about = `The JSONata expression '${expression}' specified for the field '${field}'`;
  const found = await compile(expression)
    .evaluate(undefined, { ...variables, states })
    .catch((error: Error) => {
      throw queryError(`${about} threw an error during evaluation. ${error.message}`);
    });
  if (found === undefined) throw queryError(`${about} returned nothing (undefined).`);
  return toPlainJson(found, `${about} returned an unsupported result type.`);
};

/** Removes the properties that JSONata adds to its lists; refuses functions, which JSON does not have. */
const toPlainJson = (found: unknown, errorMessage: string): unknown =>
  JSON.parse(
    JSON.stringify(found, (_, part: unknown) => {
      if (isFunction(part)) throw queryError(errorMessage);
      return part;
    }),
  );

const isFunction = (part: unknown): boolean =>
  typeof part === "function" ||
  (typeof part === "object" && part !== null && ("_jsonata_function" in part || "_jsonata_lambda" in part));

export const queryError = (cause: string) => new StateError("States.QueryEvaluationError", cause);

const cache = new Map<string, jsonata.Expression>();

const compile = (expression: string): jsonata.Expression => {
  const found = cache.get(expression) ?? withAwsFunctions(jsonata(expression));
  cache.set(expression, found);
  return found;
};

const withAwsFunctions = (expression: jsonata.Expression): jsonata.Expression => {
  for (const [name, implementation] of Object.entries(functions)) expression.registerFunction(name, implementation);
  return expression;
};
