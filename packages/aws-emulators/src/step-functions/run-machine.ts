import type { Machine } from "./definition.ts";
import { runScope } from "./run-scope.ts";
import type { Scope } from "./scope.ts";

/** Runs a whole machine on what it may use. */
export const runMachine = (
  machine: Machine,
  input: unknown,
  use: Omit<Scope, "path" | "outer" | "run">,
): Promise<unknown> => runScope(machine, async () => input, { ...use, path: "", outer: {}, run: runScope });
