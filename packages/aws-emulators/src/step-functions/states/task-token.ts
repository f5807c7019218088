import { linkedAbort, rejectOnAbort } from "../../shared/abort.ts";
import { deferred } from "../../shared/deferred.ts";
import { longTimeout } from "../../shared/long-timeout.ts";
import { withStates } from "../apply-output-and-assign.ts";
import { callResource, waitSuffix } from "../call-resource.ts";
import type { Task } from "../definition.ts";
import { type Bindings, evaluate } from "../evaluate.ts";
import { checkPayload } from "../limits.ts";
import type { Scope, StateContext } from "../scope.ts";
import { StateError } from "../state-error.ts";
import type { TokenOutcome } from "../task-tokens.ts";

/** What a waiting state keeps in the journal: after a restart it waits for the same token, until the same time. */
interface Waiting {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly end: number;
  readonly isCalled?: boolean;
  readonly outcome?: TokenOutcome;
}

/**
 * Calls a resource `….waitForTaskToken`, then waits for SendTaskSuccess, whose output it returns, or SendTaskFailure.
 * Throws States.Timeout after `seconds`.
 */
export const callAndWait = async (
  state: Task,
  seconds: number,
  { scope, input, bindings, savedDecision, saveDecision }: StateContext,
): Promise<unknown> => {
  let waiting = (savedDecision as Waiting | undefined) ?? newWaiting(scope, seconds); // saved below
  const save = (more: Partial<Waiting>) => {
    waiting = { ...waiting, ...more };
    saveDecision(waiting);
  };
  save({});
  const opened = scope.tokens.open(waiting.token, (outcome) => save({ outcome }));
  try {
    if (!waiting.isCalled && !waiting.outcome) {
      await withTimeout(callWithToken(state, waiting.token, { scope, input, bindings }), waiting.end, scope);
      save({ isCalled: true });
      scope.recordEvent("TaskSubmitted");
    }
    const outcome = waiting.outcome ?? (await outcomeUntil(waiting.end, opened.outcome, scope));
    if (!("output" in outcome)) throw new StateError(outcome.error ?? "", outcome.cause ?? "");
    return outcome.output;
  } finally {
    opened.close();
  }
};

const newWaiting = ({ tokens, context, clock }: Scope, seconds: number): Waiting => {
  const execution = context["Execution"] as { readonly Id: string }; // every execution has an id
  return { token: tokens.create(execution.Id), end: clock.now().getTime() + 1000 * seconds };
};

const callWithToken = async (
  { Resource, Arguments }: Task,
  token: string,
  { scope, input, bindings }: { readonly scope: Scope; readonly input: unknown; readonly bindings: Bindings },
): Promise<unknown> => {
  const context = { ...(bindings.states["context"] as object), Task: { Token: token } }; // always an object
  const args =
    Arguments === undefined ? input : await evaluate(Arguments, withStates(bindings, { context }), "Arguments");
  return callResource(Resource.replace(waitSuffix, ""), checkPayload(args, "The arguments of the task"), scope);
};

const withTimeout = async (call: Promise<unknown>, end: number, { clock, signal }: Scope): Promise<void> => {
  const { promise, reject } = deferred<never>();
  const cancel = longTimeout(end - clock.now().getTime(), () => reject(new StateError("States.Timeout")));
  await Promise.race([rejectOnAbort(call, signal), promise]).finally(cancel);
};

const outcomeUntil = async (end: number, outcome: Promise<TokenOutcome>, scope: Scope): Promise<TokenOutcome> => {
  const { signal, abort } = linkedAbort(scope.signal);
  const timeout = scope.clock.pause(Math.max(0, end - scope.clock.now().getTime()), signal).then(() => {
    throw new StateError("States.Timeout");
  });
  timeout.catch(() => {}); // the pause is aborted when the outcome comes first
  return Promise.race([outcome, timeout]).finally(() => abort(new Error("The outcome came first")));
};
