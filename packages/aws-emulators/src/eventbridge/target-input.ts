import type { Event } from "./event.ts";
import type { Target } from "./rule.ts";

/** The payload that a target receives for an event. */
export const targetInput = ({ input, inputPath, inputTransformer }: Target, event: Event, rule: string): unknown => {
  if (input !== undefined) return JSON.parse(input);
  if (inputPath !== undefined) return valueAt(event, inputPath);
  if (inputTransformer === undefined) return event;
  const { inputPathsMap = {}, inputTemplate } = inputTransformer;
  const values = Object.entries(inputPathsMap).map(([name, path]) => [name, valueAt(event, path)] as const);
  return fillTemplate(
    inputTemplate,
    new Map([...values, ["aws.events.event.json", event], ["aws.events.rule-name", rule]]),
  );
};

/** The value at a path such as `$.detail.scenes[0].key`. */
const valueAt = (event: unknown, path: string): unknown => {
  if (!/^\$(\.[\w-]+|\[\d+\])*$/.test(path)) throw new Error(`The path ${path} is not implemented by this emulator.`);
  const steps = path.match(/[\w-]+/g) ?? [];
  return steps.reduce<unknown>((found, step) => (isKeyed(found) ? found[step] : undefined), event);
};

const isKeyed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** A placeholder becomes JSON; inside quotes it becomes text. */
const fillTemplate = (template: string, values: ReadonlyMap<string, unknown>): unknown => {
  const parts = template.split(/("(?:\\.|[^"\\])*")/);
  const filled = parts.map((part) =>
    part.replace(/<([\w.-]+)>/g, (_, name: string) => {
      const value = values.get(name);
      return part.startsWith('"') ? asText(value) : JSON.stringify(value ?? null);
    }),
  );
  return JSON.parse(filled.join(""));
};

const asText = (value: unknown): string => {
  const text = typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
  return JSON.stringify(text).slice(1, -1);
};
