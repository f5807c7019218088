import type { Variables } from "./definition.ts";

/** The progress of a scope (see scope.ts): it is in a state, or has ended. */
export type Checkpoint =
  | {
      readonly state: string;
      readonly input: unknown;
      readonly variables: Variables;
      /** What must stay the same after a restart: the end of a Wait, the items of a Map. */
      readonly held?: unknown;
    }
  | { readonly output: unknown };

/** The progress of each scope of an execution. When a scope moves on, the entries of its inner scopes are removed. */
export interface Journal {
  readonly read: (scope: string) => Checkpoint | undefined;
  readonly put: (scope: string, checkpoint: Checkpoint) => void;
}

/** An in-memory journal. `onPut` receives every new entry, `entries` are those of an earlier process. */
export const createJournal = (
  entries: Iterable<readonly [string, Checkpoint]> = [],
  onPut: (scope: string, checkpoint: Checkpoint) => void = () => {},
): Journal => {
  const scopes = new Map<string, Checkpoint>();
  const set = (scope: string, checkpoint: Checkpoint) => {
    for (const inner of scopes.keys()) if (inner.startsWith(`${scope}/`)) scopes.delete(inner);
    scopes.set(scope, checkpoint);
  };
  for (const [scope, checkpoint] of entries) set(scope, checkpoint);
  return {
    read: (scope) => scopes.get(scope),
    put: (scope, checkpoint) => {
      onPut(scope, checkpoint);
      set(scope, checkpoint);
    },
  };
};
