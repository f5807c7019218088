import { rejectOnAbort } from "../../shared/abort.ts";
import { longTimeout } from "../../shared/long-timeout.ts";
import { applyOutputAndAssign, withStates } from "../apply-output-and-assign.ts";
import { callResource, waitSuffix } from "../call-resource.ts";
import type { Task } from "../definition.ts";
import { evaluate } from "../evaluate.ts";
import { evaluateInteger } from "../evaluate-typed.ts";
import { checkPayload } from "../limits.ts";
import type { StateContext, Transition } from "../scope.ts";
import { StateError, stateError } from "../state-error.ts";
import { callAndWait } from "./task-token.ts";

/** AWS's default for a Task without TimeoutSeconds. */
const defaultTimeoutSeconds = 99_999_999;

export const runTask = async (state: Task, stateContext: StateContext): Promise<Transition> => {
  const { scope, input, bindings } = stateContext;
  const seconds = await evaluateInteger(state.TimeoutSeconds ?? defaultTimeoutSeconds, bindings, "TimeoutSeconds");
  const run = async (): Promise<unknown> => {
    if (state.Resource.endsWith(waitSuffix)) return callAndWait(state, seconds, stateContext);
    const args = state.Arguments === undefined ? input : await evaluate(state.Arguments, bindings, "Arguments");
    const call = callResource(state.Resource, checkPayload(args, "The arguments of the task"), scope);
    return withTimeout(rejectOnAbort(call, scope.signal), seconds);
  };

  scope.recordEvent("TaskScheduled");
  scope.recordEvent("TaskStarted");
  const result = await run().catch((thrown) => {
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
