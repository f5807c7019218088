import type { Role } from "#contract/settings/engine-choice.ts";
import type { Chosen } from "#functions/adapters/engines/chosen.ts";
import { chosenEngines } from "./chosen-engines.ts";
import { noteFallback } from "./note-fallback.ts";

/** The engines of a role, as films use them: the built-in one, and those that are called by name. */
export const filmEngines = <T>(role: Role, builtIn: T, byName: (name: string) => Promise<T>): Chosen<T> => ({
  make: (name) => (name === "built-in" ? builtIn : byName(name)),
  current: () => chosenEngines()[role],
  onFallback: noteFallback,
});
