import { leave } from "./apply-output-and-assign.ts";
import type { State } from "./definition.ts";
import type { Step, Visit } from "./scope.ts";
import { runChoice } from "./states/choice.ts";
import { runFail } from "./states/fail.ts";
import { runMap } from "./states/map.ts";
import { runParallel } from "./states/parallel.ts";
import { runTask } from "./states/task.ts";
import { runWait } from "./states/wait.ts";

/** Does once what a state of each kind does. */
export const perform = (state: State, visit: Visit): Promise<Step> => {
  switch (state.Type) {
    case "Task":
      return runTask(state, visit);
    case "Map":
      return runMap(state, visit);
    case "Parallel":
      return runParallel(state, visit);
    case "Choice":
      return runChoice(state, visit);
    case "Wait":
      return runWait(state, visit);
    case "Fail":
      return runFail(state, visit);
    case "Pass":
    case "Succeed":
      return leave(state, visit.view, visit.input);
  }
};
