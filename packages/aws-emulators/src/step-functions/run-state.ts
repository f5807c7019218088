import { applyOutputAndAssign, withStates } from "./apply-output-and-assign.ts";
import type { State } from "./definition.ts";
import type { Bindings } from "./evaluate.ts";
import { executeState } from "./execute-state.ts";
import type { Checkpoint } from "./journal.ts";
import { createRetryPolicy, type RetryPolicy } from "./retry-policy.ts";
import type { Scope, Transition } from "./scope.ts";
import { matchesError, type StateError, stateError } from "./state-error.ts";

type StatePosition = Extract<Checkpoint, { readonly state: string }>;

/** Runs a state with its Retry and Catch, and returns where it leads. */
export const runState = async (state: State, position: StatePosition, scope: Scope): Promise<Transition> => {
  const entered = scope.clock.now().toISOString();
  const retry = createRetryPolicy(state.Retry ?? []);
  scope.recordEvent(`${state.Type}StateEntered`, { name: position.state });
  for (let count = 0, { held } = position; ; count++, held = undefined) {
    scope.signal.throwIfAborted();
    const bindings = bindingsOf(position, scope, { Name: position.state, EnteredTime: entered, RetryCount: count });
    const step = await attempt(state, { ...position, held }, scope, bindings, retry);
    if (step) {
      if (state.Type !== "Fail") scope.recordEvent(`${state.Type}StateExited`, { name: position.state });
      return step;
    }
  }
};

/** One attempt. Returns undefined if it failed and a retry is to follow. */
const attempt = async (
  state: State,
  position: StatePosition,
  scope: Scope,
  bindings: Bindings,
  retry: RetryPolicy,
): Promise<Transition | undefined> => {
  try {
    return await executeState(state, {
      scope,
      name: position.state,
      input: position.input,
      bindings,
      savedDecision: position.held,
      saveDecision: (held) => scope.journal.put(scope.path, { ...position, held }),
    });
  } catch (thrown) {
    scope.signal.throwIfAborted();
    const error = stateError(thrown);
    const delayMs = retry(error);
    if (delayMs === undefined) return applyCatch(state, error, bindings);
    await scope.clock.pause(delayMs, scope.signal);
    scope.journal.put(scope.path, {
      state: position.state,
      input: position.input,
      variables: position.variables,
    });
    return undefined;
  }
};

const applyCatch = async (state: State, error: StateError, bindings: Bindings): Promise<Transition> => {
  const catcher = state.Catch?.find(({ ErrorEquals }) => matchesError(ErrorEquals, error));
  if (!catcher) throw error;
  const errorOutput = { Error: error.name, Cause: error.message };
  return applyOutputAndAssign(catcher, withStates(bindings, { errorOutput }), errorOutput, "Catch/");
};

const bindingsOf = ({ input, variables }: StatePosition, scope: Scope, State: unknown): Bindings => ({
  states: { input, context: { ...scope.context, State } },
  variables: { ...scope.outer, ...variables },
});
