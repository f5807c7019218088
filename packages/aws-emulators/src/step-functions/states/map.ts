import { leave, seeing } from "../apply-output-and-assign.ts";
import type { MapState } from "../definition.ts";
import { evaluate } from "../evaluate.ts";
import { evaluateInteger, evaluateList } from "../evaluate-typed.ts";
import { within } from "../limits.ts";
import { inParallel } from "../run-concurrently.ts";
import type { Step, Visit } from "../scope.ts";

/** The most iterations of an inline Map that AWS runs at a time. */
const mostAtATime = 40;

export const runMap = async (state: MapState, visit: Visit): Promise<Step> => {
  const { scope, name, view } = visit;
  const { MaxConcurrency = 0 } = state;
  const items = await itemsOf(state, visit);
  const atATime = await evaluateInteger(MaxConcurrency, view, "MaxConcurrency");

  scope.note("MapStateStarted", { length: items.length });
  const result = await inParallel(items, atATime || mostAtATime, scope.signal, async (value, index, signal) => {
    const place = { Map: { Item: { Index: index, Value: value } } };
    const context = { ...scope.context, ...place };
    const path = `${scope.path}/${index}`;
    scope.note("MapIterationStarted", { name, index });
    const output = await scope.run(state.ItemProcessor, () => select(state, visit, place, value), {
      ...scope,
      path,
      context,
      signal,
      outer: view.variables,
    });
    scope.note("MapIterationSucceeded", { name, index });
    return output;
  });
  scope.note("MapStateSucceeded");

  return leave(state, seeing(view, { result }), within(result, "The result of the Map"));
};

/** Decided once: after a restart the kept results must still belong to the same items. */
const itemsOf = async ({ Items }: MapState, { view, held, hold }: Visit): Promise<readonly unknown[]> => {
  if (Array.isArray(held)) return held;
  const items = await evaluateList(Items ?? "{% $states.input %}", view, "Items");
  hold(items);
  return items;
};

const select = async (state: MapState, { view }: Visit, place: object, value: unknown): Promise<unknown> => {
  if (state.ItemSelector === undefined) return value;
  const context = { ...(view.states["context"] as object), ...place }; // the context is always an object
  return evaluate(state.ItemSelector, seeing(view, { context }), "ItemSelector");
};
