import { createRequire } from "node:module";
import type { AcceptedDefinitions } from "./accepted-definitions.ts";
import type { Machine, State } from "./definition.ts";
import { refuseVariableClashes } from "./refuse-variable-clashes.ts";

// Loaded at its first use, which a start with accepted definitions does not have.
const require = createRequire(import.meta.url);

/**
 * Parses a definition. Throws if it is not valid or uses a feature that the emulator does not implement. One that was
 * accepted before is not validated again.
 */
export const readDefinition = (text: string, accepted?: AcceptedDefinitions): Machine => {
  const machine = cache.get(text) ?? parseAndValidate(text, accepted);
  cache.set(text, machine);
  return machine;
};

/** Validation takes tens of milliseconds and every execution starts with it, so the result is cached. */
const cache = new Map<string, Machine>();

const parseAndValidate = (text: string, accepted?: AcceptedDefinitions): Machine => {
  const machine: unknown = JSON.parse(text);
  if (!accepted?.has(text)) {
    const validate = require("asl-validator") as typeof import("asl-validator");
    const validation = validate(structuredClone(machine));
    if (!validation.isValid) throw new Error(validation.errorsText("\n"));
  }
  const valid = machine as Machine; // the validator has checked the shape
  refuseUnsupported(valid, valid.QueryLanguage);
  refuseVariableClashes(valid);
  accepted?.add(text);
  return valid;
};

const refuseUnsupported = (machine: Machine, language: string | undefined): void => {
  for (const [name, state] of Object.entries(machine.States)) refuseState(name, state, language);
};

const refuseState = (name: string, state: State, language: string | undefined): void => {
  if ((state.QueryLanguage ?? language) !== "JSONata") throw unsupported(name, "a query language other than JSONata");
  for (const field of Object.keys(state)) {
    if (!commonFields.includes(field) && !fields[state.Type].includes(field))
      throw unsupported(name, `the field ${field}`);
  }
  if (state.Type === "Task" && !resources.includes(state.Resource)) {
    throw unsupported(name, `the resource ${state.Resource}`);
  }
  if (state.Type === "Map") {
    if (state.ItemProcessor.ProcessorConfig?.Mode === "DISTRIBUTED") throw unsupported(name, "a distributed Map");
    refuseUnsupported(state.ItemProcessor, language);
  }
  if (state.Type === "Parallel") for (const branch of state.Branches) refuseUnsupported(branch, language);
};

const unsupported = (name: string, what: string) =>
  new Error(`State "${name}" uses ${what}, which this emulator does not implement.`);

const commonFields = ["Type", "Comment", "QueryLanguage", "Output", "Assign", "Next", "End"];
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

const resources: readonly string[] = [
  "arn:aws:states:::lambda:invoke",
  "arn:aws:states:::lambda:invoke.waitForTaskToken",
  "arn:aws:states:::events:putEvents",
];
