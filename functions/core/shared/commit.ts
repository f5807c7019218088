import { Refusal } from "./errors.ts";

/**
 * Writes all changes in one transaction, or none; throws the `Refusal` of the first change that could not be written.
 * A use case declares the changes that it writes: `deps: HasTasks & Commits<TaskChange | LedgerChange>`. Committing any
 * other change does not compile.
 */
export interface Commits<C> {
  readonly commit: (changes: readonly C[]) => Promise<void>;
}

/** Enough for all deliveries of one user that end in the same second. */
const defaultMaxAttempts = 10;

/**
 * Optimistic locking: reads and decides again when another write came between the read and the commit. Returns the
 * decision's result. A refusal that `decide` throws itself is not retried.
 */
export const retryOnConflict = async <C, const D extends C, T>(
  deps: Commits<C>,
  decide: () => Promise<{ readonly changes: readonly D[]; readonly result: T }>,
  { maxAttempts = defaultMaxAttempts, isRetryable = isConflict } = {},
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const { changes, result } = await decide();
    try {
      if (changes.length > 0) await deps.commit(changes);
      return result;
    } catch (error) {
      if (attempt >= maxAttempts || !isRetryable(error)) throw error;
    }
  }
};

/** Whether a record was not as the change expected it. */
export const isConflict = (error: unknown): boolean => error instanceof Refusal && error.code === "conflict";
