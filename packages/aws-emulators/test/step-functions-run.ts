import type { Machine } from "../src/step-functions/definition.ts";
import { interpretMachine } from "../src/step-functions/interpret.ts";

export const nothing = { invoke: async () => undefined };

type Functions = Readonly<Record<string, (payload: never) => unknown>>;

export const now = () => new Date("2026-11-21T10:00:00Z");

export const run = async (states: object, input: unknown = {}, functions: Functions = {}) => {
  const pauses: number[] = [];
  const output = await interpretMachine(machineOf(states), input, {
    invoke: async (name, payload) => functions[name]?.(payload as never),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    now,
    name: "film-1",
  }).catch((error: Error) => ({ Error: error.name, Cause: error.message }));
  return { output, pauses };
};
/** A definition without validation, which is slow. */
export const machineOf = (States: object) => ({ StartAt: Object.keys(States)[0], States }) as Machine;
export const outputOf = async (...given: Parameters<typeof run>) => (await run(...given)).output;

export const pass = (fields: object) => ({ A: { Type: "Pass", End: true, ...fields } });
export const call = (name: string, fields: object = { End: true }) => ({
  Type: "Task",
  Resource: "arn:aws:states:::lambda:invoke",
  Arguments: { FunctionName: name, Payload: "{% $states.input %}" },
  Output: "{% $states.result.Payload %}",
  ...fields,
});
export const failing = (name: string, message = "boom") => {
  throw Object.assign(new Error(message), { name });
};

export const inner = (States: object) => ({ StartAt: Object.keys(States)[0], States });

export function definitionOf(States: object, StartAt = "A") {
  return { QueryLanguage: "JSONata", StartAt, States };
}
export function mapIn(Mode: string) {
  const ProcessorConfig = { Mode, ExecutionType: "STANDARD" };
  return { A: { Type: "Map", ItemProcessor: { ProcessorConfig, ...inner({ T: call("f") }) }, End: true } };
}
export function resource(action: string) {
  return `arn:aws:states:::${action}`;
}
