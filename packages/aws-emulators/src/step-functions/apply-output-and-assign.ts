import type { Template, Variables } from "./definition.ts";
import { evaluate, queryError, type View } from "./evaluate.ts";
import { within } from "./limits.ts";
import type { Step } from "./scope.ts";

interface Leaving {
  readonly Output?: Template;
  readonly Assign?: Template;
  readonly Next?: string;
}

/** Leaves a state: its Output (else what `otherwise` says) goes on, its Assign sets variables, both from the same view. */
export const leave = async (by: Leaving, view: View, otherwise: unknown, field = ""): Promise<Step> => {
  const output = by.Output === undefined ? otherwise : await evaluate(by.Output, view, `${field}Output`);
  const assigned = by.Assign === undefined ? {} : await evaluate(by.Assign, view, `${field}Assign`);
  return { output: within(output, "The state's output"), assigned: variables(assigned), next: by.Next };
};

/** The same view, with a result or an error in `$states`. */
export const seeing = (view: View, more: Readonly<Record<string, unknown>>): View => ({
  ...view,
  states: { ...view.states, ...more },
});

const variables = (assigned: unknown): Variables => {
  if (typeof assigned !== "object" || assigned === null || Array.isArray(assigned)) {
    throw queryError("Assign must give an object.");
  }
  for (const [name, value] of Object.entries(assigned)) within(value, `The variable ${name}`);
  return { ...assigned };
};
