import type {
  IdempotencyRecord,
  IdempotencyStore,
  KeyedRequest,
  StoredAnswer,
} from "#functions/core/shared/idempotency.ts";
import type { Rates } from "#functions/core/shared/rate-limits.ts";

/** Exact counters in memory. */
export const fakeRates = (): Rates => {
  const counts = new Map<string, number>();
  return {
    async take(who, what, { minute, day }, now) {
      const at = now.toISOString();
      const counters = [
        { window: "minute", name: `${who} ${what} ${at.slice(0, 16)}`, most: minute },
        ...(day === undefined
          ? []
          : [{ window: "day", name: `${who} ${what} ${at.slice(0, 10)}`, most: day } as const]),
      ] as const;
      const full = counters.find(({ name, most }) => (counts.get(name) ?? 0) >= most);
      if (!full) for (const { name } of counters) counts.set(name, (counts.get(name) ?? 0) + 1);
      const left = Object.fromEntries(
        counters.map(({ window, name, most }) => [window, most - (counts.get(name) ?? 0)]),
      );
      return { ...(full && { full: full.window }), left };
    },
  };
};

/** Idempotency records in memory. */
export const fakeIdempotencyRecords = () => {
  const kept = new Map<string, IdempotencyRecord>();
  const nameOf = ({ userId, operation, mark }: KeyedRequest) => `${userId} ${operation} ${mark}`;
  return {
    kept,
    has: (request: KeyedRequest) => kept.has(nameOf(request)),
    remember: (request: KeyedRequest, made: IdempotencyRecord["made"], at: string) =>
      void kept.set(nameOf(request), { fingerprint: request.fingerprint, made, at, answer: undefined }),
    async find(request: KeyedRequest) {
      return kept.get(nameOf(request));
    },
    async keep(request: KeyedRequest, answer: StoredAnswer) {
      const found = kept.get(nameOf(request));
      if (found) kept.set(nameOf(request), { ...found, answer });
    },
  } satisfies IdempotencyStore & Record<string, unknown>;
};
