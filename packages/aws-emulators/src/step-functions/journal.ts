import type { Variables } from "./definition.ts";

/** Where a scope (the machine, one Map iteration, one branch) stands: in a state, or at its end. */
export type Checkpoint =
  | {
      readonly state: string;
      readonly input: unknown;
      readonly variables: Variables;
      /** What the state decided once when it began: a Wait its end, a Map its items. */
      readonly held?: unknown;
    }
  | { readonly output: unknown };

/** Remembers where each scope of an execution stands. A scope that moves on forgets the scopes inside it. */
export interface Journal {
  readonly read: (scope: string) => Checkpoint | undefined;
  readonly put: (scope: string, checkpoint: Checkpoint) => void;
}

/** A journal that lives as long as the process; `keep` is told of every entry, and `kept` is what it had been told. */
export const journal = (
  kept: Iterable<readonly [string, Checkpoint]> = [],
  keep: (scope: string, checkpoint: Checkpoint) => void = () => {},
): Journal => {
  const scopes = new Map<string, Checkpoint>();
  const set = (scope: string, checkpoint: Checkpoint) => {
    for (const inner of scopes.keys()) if (inner.startsWith(`${scope}/`)) scopes.delete(inner);
    scopes.set(scope, checkpoint);
  };
  for (const [scope, checkpoint] of kept) set(scope, checkpoint);
  return {
    read: (scope) => scopes.get(scope),
    put: (scope, checkpoint) => {
      keep(scope, checkpoint);
      set(scope, checkpoint);
    },
  };
};
