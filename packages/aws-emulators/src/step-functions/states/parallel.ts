import { applyOutputAndAssign, withStates } from "../apply-output-and-assign.ts";
import type { Parallel } from "../definition.ts";
import { evaluate } from "../evaluate.ts";
import { checkPayload } from "../limits.ts";
import { runConcurrently } from "../run-concurrently.ts";
import type { StateContext, Transition } from "../scope.ts";

export const runParallel = async (state: Parallel, { scope, input, bindings }: StateContext): Promise<Transition> => {
  const args = state.Arguments === undefined ? input : await evaluate(state.Arguments, bindings, "Arguments");
  const { Branches } = state;

  scope.recordEvent("ParallelStateStarted");
  const result = await runConcurrently(Branches, Branches.length, scope.signal, (branch, at, signal) =>
    scope.run(branch, async () => args, { ...scope, path: `${scope.path}/${at}`, signal, outer: bindings.variables }),
  );
  scope.recordEvent("ParallelStateSucceeded");

  return applyOutputAndAssign(
    state,
    withStates(bindings, { result }),
    checkPayload(result, "The result of the Parallel"),
  );
};
