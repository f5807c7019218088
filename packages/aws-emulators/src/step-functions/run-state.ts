import { leave, seeing } from "./apply-output-and-assign.ts";
import type { State } from "./definition.ts";
import type { View } from "./evaluate.ts";
import { perform } from "./execute-state.ts";
import type { Checkpoint } from "./journal.ts";
import { type Patience, patience } from "./retry-policy.ts";
import type { Scope, Step } from "./scope.ts";
import { isNamed, type StateError, stateError } from "./state-error.ts";

type Standing = Extract<Checkpoint, { readonly state: string }>;

/** Passes through one state: attempts it, attempts it again where a Retry says so, and leaves it by a Catch if need be. */
export const runState = async (state: State, at: Standing, scope: Scope): Promise<Step> => {
  const entered = scope.clock.now().toISOString();
  const retry = patience(state.Retry ?? []);
  scope.note(`${state.Type}StateEntered`, { name: at.state });
  for (let count = 0, { held } = at; ; count++, held = undefined) {
    scope.signal.throwIfAborted();
    const view = viewOf(at, scope, { Name: at.state, EnteredTime: entered, RetryCount: count });
    const step = await attempt(state, { ...at, held }, scope, view, retry);
    if (step) {
      if (state.Type !== "Fail") scope.note(`${state.Type}StateExited`, { name: at.state });
      return step;
    }
  }
};

/** One attempt; nothing where another is to follow. */
const attempt = async (
  state: State,
  at: Standing,
  scope: Scope,
  view: View,
  retry: Patience,
): Promise<Step | undefined> => {
  try {
    return await perform(state, {
      scope,
      name: at.state,
      input: at.input,
      view,
      held: at.held,
      hold: (held) => scope.journal.put(scope.path, { ...at, held }),
    });
  } catch (thrown) {
    scope.signal.throwIfAborted();
    const error = stateError(thrown);
    const pause = retry(error);
    if (pause === undefined) return caught(state, error, view);
    await scope.clock.pause(pause, scope.signal);
    scope.journal.put(scope.path, { state: at.state, input: at.input, variables: at.variables });
    return undefined;
  }
};

const caught = async (state: State, error: StateError, view: View): Promise<Step> => {
  const catcher = state.Catch?.find(({ ErrorEquals }) => isNamed(ErrorEquals, error));
  if (!catcher) throw error;
  const errorOutput = { Error: error.name, Cause: error.message };
  return leave(catcher, seeing(view, { errorOutput }), errorOutput, "Catch/");
};

const viewOf = ({ input, variables }: Standing, scope: Scope, State: unknown): View => ({
  states: { input, context: { ...scope.context, State } },
  variables: { ...scope.outer, ...variables },
});
