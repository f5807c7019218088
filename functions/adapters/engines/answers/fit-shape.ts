import type { JsonSchema } from "../engine.ts";
import { nearestWord } from "./nearest-word.ts";

/**
 * A value in the shape of a JSON schema, from one that fits it loosely: other names of properties (`sceneNumber`,
 * `Place ID`), a list without the object around it or an object more around it, a text instead of a list, a number as text,
 * a near word instead of an allowed one. What cannot be fitted is left out.
 */
export const fitShape = (schema: JsonSchema, value: unknown): unknown => {
  switch (schema["type"]) {
    case "object":
      return fitObject(schema, value);
    case "array":
      return toList(value).flatMap((item) => fitShape(schema["items"] as JsonSchema, item) ?? []);
    case "integer":
      return toInteger(value);
    default:
      return fitText(schema, value);
  }
};

type Properties = Readonly<Record<string, JsonSchema>>;

const fitObject = (schema: JsonSchema, value: unknown): unknown => {
  const properties = schema["properties"] as Properties;
  const given = unwrapped(properties, value);
  if (!given) return undefined;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const found = fitShape(property, propertyOf(given, name));
      return found === undefined ? [] : [[name, found]];
    }),
  );
};

/** The object that has the properties: the value, what it wraps, or its only list. */
const unwrapped = (properties: Properties, value: unknown): Readonly<Record<string, unknown>> | undefined => {
  const names = Object.keys(properties);
  const lists = names.filter((name) => properties[name]?.["type"] === "array");
  if (Array.isArray(value)) {
    const [only] = lists;
    if (names.length === 1 && only) return { [only]: value };
    return value.length === 1 ? unwrapped(properties, value[0]) : undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  if (names.some((name) => propertyOf(given, name) !== undefined)) return given;
  const [inner, ...others] = Object.values(given);
  return others.length === 0 ? unwrapped(properties, inner) : given;
};

const propertyOf = (given: Readonly<Record<string, unknown>>, name: string): unknown => {
  if (given[name] !== undefined) return given[name] ?? undefined;
  const wanted = plain(name);
  const key =
    Object.keys(given).find((each) => plain(each) === wanted) ??
    Object.keys(given).find((each) => plain(each).endsWith(wanted));
  return key === undefined ? undefined : (given[key] ?? undefined);
};

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

const toList = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  if (typeof value === "string")
    return value
      .split(/[,;\n]+|\s+(?=#)/)
      .map((each) => each.trim())
      .filter(Boolean);
  if (typeof value === "object" && value !== null) return Object.values(value);
  return [];
};

const toInteger = (value: unknown): number | undefined => {
  const number = typeof value === "number" ? value : Number(/-?\d+/.exec(String(value ?? ""))?.[0] ?? Number.NaN);
  return Number.isInteger(number) ? number : undefined;
};

const fitText = (schema: JsonSchema, value: unknown): string | undefined => {
  const text = toText(value)?.trim();
  if (text === undefined) return undefined;
  const words = schema["enum"] as readonly string[] | undefined;
  return words ? nearestWord(text, words) : text;
};

const toText = (value: unknown): string | undefined => {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  // Paragraphs or sentences as a list.
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value.join("\n\n");
  return undefined;
};
