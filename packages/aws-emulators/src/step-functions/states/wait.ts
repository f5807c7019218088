import { leave } from "../apply-output-and-assign.ts";
import type { Wait } from "../definition.ts";
import { queryError } from "../evaluate.ts";
import { evaluateInteger, evaluateText } from "../evaluate-typed.ts";
import type { Step, Visit } from "../scope.ts";

export const runWait = async (state: Wait, visit: Visit): Promise<Step> => {
  const { clock, signal } = visit.scope;
  const end = typeof visit.held === "number" ? visit.held : await endOf(state, visit);
  visit.hold(end);

  await clock.pause(Math.max(0, end - clock.now().getTime()), signal);

  return leave(state, visit.view, visit.input);
};

const endOf = async (state: Wait, { scope, view }: Visit): Promise<number> => {
  if (state.Seconds !== undefined) {
    return scope.clock.now().getTime() + 1000 * (await evaluateInteger(state.Seconds, view, "Seconds"));
  }
  const timestamp = await evaluateText(state.Timestamp, view, "Timestamp");
  const end = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(timestamp) ? Date.parse(timestamp) : Number.NaN;
  if (Number.isNaN(end)) throw queryError(`The Timestamp '${timestamp}' is not an RFC 3339 time.`);
  return end;
};
