import jsonata from "jsonata";
import type { Template, Variables } from "./definition.ts";
import { functions } from "./jsonata-functions.ts";
import { StateError } from "./state-error.ts";

/** What an expression can see: `$states` and the variables. */
export interface View {
  readonly states: Readonly<Record<string, unknown>>;
  readonly variables: Variables;
}

/** The value of one field of a state. `field` names it in errors. */
export const evaluate = async (template: Template, view: View, field: string): Promise<unknown> => {
  if (typeof template === "string") {
    const expression = /^\{%([\s\S]*)%\}$/.exec(template)?.[1]?.trim();
    return expression === undefined ? template : result(expression, view, field);
  }
  if (Array.isArray(template)) {
    return Promise.all(template.map((part, at) => evaluate(part, view, `${field}[${at}]`)));
  }
  if (typeof template !== "object" || template === null) return template;
  const parts = Object.entries(template).map(
    async ([key, part]) => [key, await evaluate(part, view, `${field}/${key}`)] as const,
  );
  return Object.fromEntries(await Promise.all(parts));
};

const result = async (expression: string, { states, variables }: View, field: string): Promise<unknown> => {
  const about = `The JSONata expression '${expression}' specified for the field '${field}'`;
  const found = await compiled(expression)
    .evaluate(undefined, { ...variables, states })
    .catch((error: Error) => {
      throw queryError(`${about} threw an error during evaluation. ${error.message}`);
    });
  if (found === undefined) throw queryError(`${about} returned nothing (undefined).`);
  return plain(found, `${about} returned an unsupported result type.`);
};

/** JSON has no functions, and JSONata's lists carry marks of its own that must not travel. */
const plain = (found: unknown, refusal: string): unknown =>
  JSON.parse(
    JSON.stringify(found, (_, part: unknown) => {
      if (isFunction(part)) throw queryError(refusal);
      return part;
    }),
  );

const isFunction = (part: unknown): boolean =>
  typeof part === "function" ||
  (typeof part === "object" && part !== null && ("_jsonata_function" in part || "_jsonata_lambda" in part));

export const queryError = (cause: string) => new StateError("States.QueryEvaluationError", cause);

const known = new Map<string, jsonata.Expression>();

const compiled = (expression: string): jsonata.Expression => {
  const found = known.get(expression) ?? withOurFunctions(jsonata(expression));
  known.set(expression, found);
  return found;
};

const withOurFunctions = (expression: jsonata.Expression): jsonata.Expression => {
  for (const [name, implementation] of Object.entries(functions)) expression.registerFunction(name, implementation);
  return expression;
};
