import { leave, seeing } from "../apply-output-and-assign.ts";
import type { Parallel } from "../definition.ts";
import { evaluate } from "../evaluate.ts";
import { within } from "../limits.ts";
import { inParallel } from "../run-concurrently.ts";
import type { Step, Visit } from "../scope.ts";

export const runParallel = async (state: Parallel, { scope, input, view }: Visit): Promise<Step> => {
  const given = state.Arguments === undefined ? input : await evaluate(state.Arguments, view, "Arguments");
  const { Branches } = state;

  scope.note("ParallelStateStarted");
  const result = await inParallel(Branches, Branches.length, scope.signal, (branch, at, signal) =>
    scope.run(branch, async () => given, { ...scope, path: `${scope.path}/${at}`, signal, outer: view.variables }),
  );
  scope.note("ParallelStateSucceeded");

  return leave(state, seeing(view, { result }), within(result, "The result of the Parallel"));
};
