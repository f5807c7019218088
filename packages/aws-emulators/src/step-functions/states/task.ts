import { orAborted } from "../../shared/abort.ts";
import { alarm } from "../../shared/long-timeout.ts";
import { leave, seeing } from "../apply-output-and-assign.ts";
import { callResource } from "../call-resource.ts";
import type { Task } from "../definition.ts";
import { evaluate } from "../evaluate.ts";
import { evaluateInteger } from "../evaluate-typed.ts";
import { within } from "../limits.ts";
import type { Step, Visit } from "../scope.ts";
import { StateError, stateError } from "../state-error.ts";

/** What AWS takes for a Task without TimeoutSeconds. */
const longest = 99_999_999;

export const runTask = async (state: Task, { scope, input, view }: Visit): Promise<Step> => {
  const given = state.Arguments === undefined ? input : await evaluate(state.Arguments, view, "Arguments");
  const seconds = await evaluateInteger(state.TimeoutSeconds ?? longest, view, "TimeoutSeconds");

  scope.note("TaskScheduled");
  scope.note("TaskStarted");
  const call = callResource(state.Resource, within(given, "The arguments of the task"), scope);
  const result = await inTime(orAborted(call, scope.signal), seconds).catch((thrown) => {
    if (!scope.signal.aborted) noteFailure(scope.note, stateError(thrown));
    throw thrown;
  });
  scope.note("TaskSucceeded");

  return leave(state, seeing(view, { result }), within(result, "The result of the task"));
};

const inTime = (call: Promise<unknown>, seconds: number): Promise<unknown> => {
  let callOff = () => {};
  const late = new Promise<never>((_, reject) => {
    callOff = alarm(1000 * seconds, () => reject(new StateError("States.Timeout")));
  });
  return Promise.race([call, late]).finally(callOff);
};

const noteFailure = (note: Visit["scope"]["note"], { name, message }: StateError): void =>
  name === "States.Timeout"
    ? note("TaskTimedOut", { error: name })
    : note("TaskFailed", { error: name, cause: message });
