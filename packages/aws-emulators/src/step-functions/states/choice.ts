import { leave } from "../apply-output-and-assign.ts";
import type { Choice } from "../definition.ts";
import { evaluateBoolean } from "../evaluate-typed.ts";
import type { Step, Visit } from "../scope.ts";
import { StateError } from "../state-error.ts";

export const runChoice = async (state: Choice, { name, input, view }: Visit): Promise<Step> => {
  for (const [at, rule] of state.Choices.entries()) {
    if (await evaluateBoolean(rule.Condition, view, `Choices[${at}]/Condition`)) {
      return leave(rule, view, input, `Choices[${at}]/`);
    }
  }
  if (!state.Default) throw new StateError("States.NoChoiceMatched", `No choice of the state "${name}" matched.`);
  return leave({ ...state, Next: state.Default }, view, input);
};
