import { badRequest, notImplemented } from "./ses-error.ts";

export type Json = Readonly<Record<string, unknown>>;

export const objectIn = (parent: Json, name: string): Json => {
  const value = parent[name] ?? {};
  if (typeof value !== "object" || Array.isArray(value)) throw badRequest(`${name} must be an object`);
  return value as Json; // an object that is not a list
};

export const textIn = (parent: Json, name: string): string => {
  const value = parent[name] ?? "";
  if (typeof value !== "string") throw badRequest(`${name} must be a string`);
  return value;
};

export const listIn = (parent: Json, name: string): readonly string[] => {
  const value = parent[name] ?? [];
  if (!Array.isArray(value)) throw badRequest(`${name} must be a list`);
  return value.map(String);
};

/** Throws NotImplementedException for unknown parameters instead of ignoring them. */
export const refuseUnknown = (what: string, given: Json, known: readonly string[]) => {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown) throw notImplemented(`${what} with ${unknown}`);
};
