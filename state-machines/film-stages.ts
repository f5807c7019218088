/** What several states of make-video share. */

import {
  failTo,
  type Json,
  providerRetries,
  results,
  retryCount,
  type Stage,
  type State,
  type States,
  stage,
  variables,
} from "./states.ts";

export const taskEnded: State = { ErrorEquals: ["TaskEnded"], Next: "Ended" };
export const catches = [taskEnded, failTo("FailTask")];

/** A stage of a film: it ends quietly if the task has ended elsewhere, and gives the credits back if it fails. */
export const filmStage = (name: string, options: Stage): States => stage(name, { catches, ...options });

interface SceneMap {
  readonly comment?: string;
  /** The scenes; all of them by default. */
  readonly items?: string;
  /** What the stages of a scene get besides `run` and `scene`. */
  readonly item: Readonly<Record<string, Json>>;
  /** What follows: another state, or the end of a branch, whose result is that of the scenes. */
  readonly after: State;
}

/** Runs stages for every scene, as many scenes at a time as ClaimTask said. */
export const everyScene = ({ comment, items = "[1..$scenes]", item, after }: SceneMap, states: States): State => ({
  ...(comment && { Comment: comment }),
  Type: "Map",
  Items: `{% ${items} %}`,
  ItemSelector: { run: "{% $run %}", ...item, scene: "{% $states.context.Map.Item.Value %}" },
  MaxConcurrency: "{% $scenesAtOnce %}",
  ItemProcessor: { ProcessorConfig: { Mode: "INLINE" }, StartAt: Object.keys(states)[0] ?? "", States: states },
  ...after,
});

/** Keeps what the scenes returned in a variable and goes on. */
export const keep = (name: string, next: string): State => ({
  Assign: { [name]: "{% $states.result %}" },
  Output: {},
  Catch: catches,
  Next: next,
});

export const input = "{% $states.input %}";
/** What the function of a stage returned. */
export const answer = "{% $states.result.Payload %}";

export const sheets = {
  comment: "Characters and places that come again, and the first picture, for models that draw after pictures.",
  payload: variables("run", "scenesKey", retryCount),
  assign: results("lookKey"),
  retries: providerRetries,
};
export const drawing = {
  comment:
    "A blocked picture is asked for again, milder, and then replaced by a title card, in the function itself; one that cannot be used after some retries.",
  payload: "{% $merge([$states.input, { 'retries': $states.context.State.RetryCount }]) %}",
  retries: providerRetries,
};
export const drawn = { scenesKey: "{% $scenesKey %}", lookKey: "{% $lookKey %}" };
