import { applyOutputAndAssign } from "./apply-output-and-assign.ts";
import type { State } from "./definition.ts";
import type { StateContext, Transition } from "./scope.ts";
import { runChoice } from "./states/choice.ts";
import { runFail } from "./states/fail.ts";
import { runMap } from "./states/map.ts";
import { runParallel } from "./states/parallel.ts";
import { runTask } from "./states/task.ts";
import { runWait } from "./states/wait.ts";

/** Executes a state once, without its Retry and Catch. */
export const executeState = (state: State, stateContext: StateContext): Promise<Transition> => {
  switch (state.Type) {
    case "Task":
      return runTask(state, stateContext);
    case "Map":
      return runMap(state, stateContext);
    case "Parallel":
      return runParallel(state, stateContext);
    case "Choice":
      return runChoice(state, stateContext);
    case "Wait":
      return runWait(state, stateContext);
    case "Fail":
      return runFail(state, stateContext);
    case "Pass":
    case "Succeed":
      return applyOutputAndAssign(state, stateContext.bindings, stateContext.input);
  }
};
