import validate from "asl-validator";
import type { Machine, State } from "./definition.ts";
import { refuseClashes } from "./refuse-variable-clashes.ts";

/** The definition in a text, once it is sure that it is valid and that we run all of it. */
export const readDefinition = (text: string): Machine => {
  const machine = known.get(text) ?? checked(text);
  known.set(text, machine);
  return machine;
};

/** The check takes tens of milliseconds, and every execution begins with one. */
const known = new Map<string, Machine>();

const checked = (text: string): Machine => {
  const machine: unknown = JSON.parse(text);
  const verdict = validate(structuredClone(machine));
  if (!verdict.isValid) throw new Error(verdict.errorsText("\n"));
  const valid = machine as Machine; // the validator has seen that it has that shape
  refuseUnsupported(valid, valid.QueryLanguage);
  refuseClashes(valid);
  return valid;
};

const refuseUnsupported = (machine: Machine, language: string | undefined): void => {
  for (const [name, state] of Object.entries(machine.States)) refuseState(name, state, language);
};

const refuseState = (name: string, state: State, language: string | undefined): void => {
  if ((state.QueryLanguage ?? language) !== "JSONata") throw refusal(name, "a query language other than JSONata");
  for (const field of Object.keys(state)) {
    if (!everywhere.includes(field) && !fields[state.Type].includes(field)) throw refusal(name, `the field ${field}`);
  }
  if (state.Type === "Task" && !resources.includes(state.Resource)) {
    throw refusal(name, `the resource ${state.Resource}`);
  }
  if (state.Type === "Map") {
    if (state.ItemProcessor.ProcessorConfig?.Mode === "DISTRIBUTED") throw refusal(name, "a distributed Map");
    refuseUnsupported(state.ItemProcessor, language);
  }
  if (state.Type === "Parallel") for (const branch of state.Branches) refuseUnsupported(branch, language);
};

const refusal = (name: string, what: string) => new Error(`State "${name}" asks for ${what}, which does not run here.`);

const everywhere = ["Type", "Comment", "QueryLanguage", "Output", "Assign", "Next", "End"];
const recovery = ["Retry", "Catch"];
const fields: Readonly<Record<State["Type"], readonly string[]>> = {
  Task: ["Resource", "Arguments", "TimeoutSeconds", ...recovery],
  Map: ["Items", "ItemSelector", "MaxConcurrency", "ItemProcessor", ...recovery],
  Parallel: ["Arguments", "Branches", ...recovery],
  Choice: ["Choices", "Default"],
  Wait: ["Seconds", "Timestamp"],
  Pass: [],
  Succeed: [],
  Fail: ["Error", "Cause"],
};

const resources: readonly string[] = ["arn:aws:states:::lambda:invoke", "arn:aws:states:::events:putEvents"];
