import { useCallback, useRef } from "react";
import type { ArgumentsOf, Endpoint, ReplyOf } from "#contract/endpoint.ts";
import { call } from "./api.ts";

/**
 * Calls what may happen only once. A request that is sent again because its answer was lost has the key of the first
 * attempt, and the server does it once; after an answer the next one is another.
 */
export const useCallOnce = <E extends Endpoint>(endpoint: E) => {
  const open = useRef<{ readonly request: string; readonly key: string }>(undefined);
  return useCallback(
    async (given: ArgumentsOf<E>): Promise<ReplyOf<E>> => {
      const request = JSON.stringify(given);
      if (open.current?.request !== request) open.current = { request, key: crypto.randomUUID() };
      const reply = await call(endpoint, given, undefined, open.current.key);
      open.current = undefined;
      return reply;
    },
    [endpoint],
  );
};
