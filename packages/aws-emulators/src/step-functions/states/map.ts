import { applyOutputAndAssign, withStates } from "../apply-output-and-assign.ts";
import type { MapState } from "../definition.ts";
import { evaluate } from "../evaluate.ts";
import { evaluateInteger, evaluateList } from "../evaluate-typed.ts";
import { checkPayload } from "../limits.ts";
import { runConcurrently } from "../run-concurrently.ts";
import type { StateContext, Transition } from "../scope.ts";

/** AWS's limit of concurrent iterations in an inline Map. */
const maxInlineConcurrency = 40;

export const runMap = async (state: MapState, stateContext: StateContext): Promise<Transition> => {
  const { scope, name, bindings } = stateContext;
  const { MaxConcurrency = 0 } = state;
  const items = await itemsOf(state, stateContext);
  const maxConcurrency = await evaluateInteger(MaxConcurrency, bindings, "MaxConcurrency");

  scope.recordEvent("MapStateStarted", { length: items.length });
  const result = await runConcurrently(
    items,
    maxConcurrency || maxInlineConcurrency,
    scope.signal,
    async (value, index, signal) => {
      const mapContext = { Map: { Item: { Index: index, Value: value } } };
      const context = { ...scope.context, ...mapContext };
      const path = `${scope.path}/${index}`;
      scope.recordEvent("MapIterationStarted", { name, index });
      const output = await scope.run(
        state.ItemProcessor,
        () => iterationInput(state, stateContext, mapContext, value),
        {
          ...scope,
          path,
          context,
          signal,
          outer: bindings.variables,
        },
      );
      scope.recordEvent("MapIterationSucceeded", { name, index });
      return output;
    },
  );
  scope.recordEvent("MapStateSucceeded");

  return applyOutputAndAssign(state, withStates(bindings, { result }), checkPayload(result, "The result of the Map"));
};

/** Evaluated once: after a restart the saved results must still belong to the same items. */
const itemsOf = async (
  { Items }: MapState,
  { bindings, savedDecision, saveDecision }: StateContext,
): Promise<readonly unknown[]> => {
  if (Array.isArray(savedDecision)) return savedDecision;
  const items = await evaluateList(Items ?? "{% $states.input %}", bindings, "Items");
  saveDecision(items);
  return items;
};

const iterationInput = async (
  state: MapState,
  { bindings }: StateContext,
  mapContext: object,
  value: unknown,
): Promise<unknown> => {
  if (state.ItemSelector === undefined) return value;
  const context = { ...(bindings.states["context"] as object), ...mapContext }; // the context is always an object
  return evaluate(state.ItemSelector, withStates(bindings, { context }), "ItemSelector");
};
