import type { Change } from "../change.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "./errors.ts";

/** Attempts of one user's deliveries may end in the same moment; each writes once. */
const tries = 10;

/**
 * Commits what is decided on records as they are now. Where another wrote one of them between the reading and the
 * commit, they are read and decided anew.
 */
export const decideAnew = async <T>(
  use: Pick<Ports, "commit">,
  decide: () => Promise<{ readonly changes: readonly Change[]; readonly outcome: T }>,
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const { changes, outcome } = await decide();
    try {
      if (changes.length > 0) await use.commit(changes);
      return outcome;
    } catch (error) {
      if (attempt >= tries || !(error instanceof Refusal && error.code === "conflict")) throw error;
    }
  }
};
