import type { Fail, Template } from "../definition.ts";
import { evaluateText } from "../evaluate-typed.ts";
import type { StateContext, Transition } from "../scope.ts";
import { StateError } from "../state-error.ts";

export const runFail = async (state: Fail, { bindings }: StateContext): Promise<Transition> => {
  const text = (template: Template, field: string) =>
    template === undefined ? "" : evaluateText(template, bindings, field);
  const name = await text(state.Error, "Error");
  const cause = await text(state.Cause, "Cause");
  if (name.startsWith("States.")) {
    throw new StateError("States.Runtime", `A Fail state cannot raise the reserved error ${name}. ${cause}`.trim());
  }
  throw new StateError(name, cause);
};
