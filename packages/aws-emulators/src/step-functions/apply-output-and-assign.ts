import type { Template, Variables } from "./definition.ts";
import { type Bindings, evaluate, queryError } from "./evaluate.ts";
import { checkPayload } from "./limits.ts";
import type { Transition } from "./scope.ts";

interface OutputFields {
  readonly Output?: Template;
  readonly Assign?: Template;
  readonly Next?: string;
}

/**
 * Evaluates Output (by default `defaultOutput`) and Assign of a state, a choice rule or a catcher, both with the same
 * bindings.
 */
export const applyOutputAndAssign = async (
  fields: OutputFields,
  bindings: Bindings,
  defaultOutput: unknown,
  field = "",
): Promise<Transition> => {
  const output =
    fields.Output === undefined ? defaultOutput : await evaluate(fields.Output, bindings, `${field}Output`);
  const assigned = fields.Assign === undefined ? {} : await evaluate(fields.Assign, bindings, `${field}Assign`);
  return { output: checkPayload(output, "The state's output"), assigned: checkVariables(assigned), next: fields.Next };
};

/** The same bindings with more fields in `$states`, such as a result or an error. */
export const withStates = (bindings: Bindings, more: Readonly<Record<string, unknown>>): Bindings => ({
  ...bindings,
  states: { ...bindings.states, ...more },
});

const checkVariables = (assigned: unknown): Variables => {
  if (typeof assigned !== "object" || assigned === null || Array.isArray(assigned)) {
    throw queryError("Assign must give an object.");
  }
  for (const [name, value] of Object.entries(assigned)) checkPayload(value, `The variable ${name}`);
  return { ...assigned };
};
