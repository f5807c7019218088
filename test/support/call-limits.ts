import type { CallLimits } from "#functions/core/provider/ports.ts";

/** Call limits in memory, with the rules of the table's. */
export const fakeCallLimits = (): CallLimits => {
  const next = new Map<string, number>();
  return {
    async book(account, { intervalMs, nowMs, latestMs }) {
      const atMs = Math.max(nowMs, next.get(account) ?? 0);
      const booked = atMs <= latestMs;
      if (booked && intervalMs > 0) next.set(account, atMs + intervalMs);
      return { booked, atMs };
    },
    async delay(account, untilMs) {
      next.set(account, Math.max(next.get(account) ?? 0, untilMs));
    },
  };
};
