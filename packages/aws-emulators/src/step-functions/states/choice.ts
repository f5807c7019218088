import { applyOutputAndAssign } from "../apply-output-and-assign.ts";
import type { Choice } from "../definition.ts";
import { evaluateBoolean } from "../evaluate-typed.ts";
import type { StateContext, Transition } from "../scope.ts";
import { StateError } from "../state-error.ts";

export const runChoice = async (state: Choice, { name, input, bindings }: StateContext): Promise<Transition> => {
  for (const [at, rule] of state.Choices.entries()) {
    if (await evaluateBoolean(rule.Condition, bindings, `Choices[${at}]/Condition`)) {
      return applyOutputAndAssign(rule, bindings, input, `Choices[${at}]/`);
    }
  }
  if (!state.Default) throw new StateError("States.NoChoiceMatched", `No choice of the state "${name}" matched.`);
  return applyOutputAndAssign({ ...state, Next: state.Default }, bindings, input);
};
