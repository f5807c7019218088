import { applyOutputAndAssign } from "../apply-output-and-assign.ts";
import type { Wait } from "../definition.ts";
import { queryError } from "../evaluate.ts";
import { evaluateInteger, evaluateText } from "../evaluate-typed.ts";
import type { StateContext, Transition } from "../scope.ts";

export const runWait = async (state: Wait, stateContext: StateContext): Promise<Transition> => {
  const { clock, signal } = stateContext.scope;
  const end =
    typeof stateContext.savedDecision === "number" ? stateContext.savedDecision : await endOf(state, stateContext);
  stateContext.saveDecision(end);

  await clock.pause(Math.max(0, end - clock.now().getTime()), signal);

  return applyOutputAndAssign(state, stateContext.bindings, stateContext.input);
};

const endOf = async (state: Wait, { scope, bindings }: StateContext): Promise<number> => {
  if (state.Seconds !== undefined) {
    return scope.clock.now().getTime() + 1000 * (await evaluateInteger(state.Seconds, bindings, "Seconds"));
  }
  const timestamp = await evaluateText(state.Timestamp, bindings, "Timestamp");
  const end = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(timestamp) ? Date.parse(timestamp) : Number.NaN;
  if (Number.isNaN(end)) throw queryError(`The Timestamp '${timestamp}' is not an RFC 3339 time.`);
  return end;
};
