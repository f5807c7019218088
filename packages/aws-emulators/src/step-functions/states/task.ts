import { rejectOnAbort } from "../../shared/abort.ts";
import { longTimeout } from "../../shared/long-timeout.ts";
import { applyOutputAndAssign, withStates } from "../apply-output-and-assign.ts";
import { callResource } from "../call-resource.ts";
import type { Task } from "../definition.ts";
import { evaluate } from "../evaluate.ts";
import { evaluateInteger } from "../evaluate-typed.ts";
import { checkPayload } from "../limits.ts";
import type { StateContext, Transition } from "../scope.ts";
import { StateError, stateError } from "../state-error.ts";

/** AWS's default for a Task without TimeoutSeconds. */
const defaultTimeoutSeconds = 99_999_999;

export const runTask = async (state: Task, { scope, input, bindings }: StateContext): Promise<Transition> => {
  const args = state.Arguments === undefined ? input : await evaluate(state.Arguments, bindings, "Arguments");
  const seconds = await evaluateInteger(state.TimeoutSeconds ?? defaultTimeoutSeconds, bindings, "TimeoutSeconds");

  scope.recordEvent("TaskScheduled");
  scope.recordEvent("TaskStarted");
  const call = callResource(state.Resource, checkPayload(args, "The arguments of the task"), scope);
  const result = await withTimeout(rejectOnAbort(call, scope.signal), seconds).catch((thrown) => {
    if (!scope.signal.aborted) recordFailure(scope.recordEvent, stateError(thrown));
    throw thrown;
  });
  scope.recordEvent("TaskSucceeded");

  return applyOutputAndAssign(state, withStates(bindings, { result }), checkPayload(result, "The result of the task"));
};

const withTimeout = (call: Promise<unknown>, seconds: number): Promise<unknown> => {
  let cancelTimeout = () => {};
  const timeout = new Promise<never>((_, reject) => {
    cancelTimeout = longTimeout(1000 * seconds, () => reject(new StateError("States.Timeout")));
  });
  return Promise.race([call, timeout]).finally(cancelTimeout);
};

const recordFailure = (recordEvent: StateContext["scope"]["recordEvent"], { name, message }: StateError): void =>
  name === "States.Timeout"
    ? recordEvent("TaskTimedOut", { error: name })
    : recordEvent("TaskFailed", { error: name, cause: message });
