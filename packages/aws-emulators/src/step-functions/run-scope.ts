import type { Machine } from "./definition.ts";
import { runState } from "./run-state.ts";
import type { Scope } from "./scope.ts";
import { StateError } from "./state-error.ts";

/** Runs a machine from its last journal entry, or from the start. `input` is only called for a start. */
export const runScope = async (machine: Machine, input: () => Promise<unknown>, scope: Scope): Promise<unknown> => {
  let at = scope.journal.read(scope.path) ?? { state: machine.StartAt, input: await input(), variables: {} };
  while (!("output" in at)) {
    const state = machine.States[at.state];
    if (!state) throw new StateError("States.Runtime", `There is no state "${at.state}".`);
    const step = await runState(state, at, scope);
    scope.signal.throwIfAborted();
    at =
      step.next === undefined
        ? { output: step.output }
        : { state: step.next, input: step.output, variables: { ...at.variables, ...step.assigned } };
    scope.journal.put(scope.path, at);
  }
  return at.output;
};

/** Runs a machine as the outermost scope. */
export const runMachine = (
  machine: Machine,
  input: unknown,
  deps: Omit<Scope, "path" | "outer" | "run">,
): Promise<unknown> => runScope(machine, async () => input, { ...deps, path: "", outer: {}, run: runScope });
