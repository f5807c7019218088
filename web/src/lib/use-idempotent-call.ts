import { useCallback, useRef } from "react";
import type { ArgumentsOf, Endpoint, ReplyOf } from "#contract/endpoint.ts";
import { call } from "./api.ts";

/**
 * Calls an endpoint with an idempotency key. A repeated call with the same arguments has the same key until one
 * succeeds.
 */
export const useIdempotentCall = <E extends Endpoint>(endpoint: E) => {
  const pending = useRef<{ readonly request: string; readonly key: string }>(undefined);
  return useCallback(
    async (args: ArgumentsOf<E>): Promise<ReplyOf<E>> => {
      const request = JSON.stringify(args);
      if (pending.current?.request !== request) pending.current = { request, key: crypto.randomUUID() };
      const reply = await call(endpoint, args, undefined, pending.current.key);
      pending.current = undefined;
      return reply;
    },
    [endpoint],
  );
};
