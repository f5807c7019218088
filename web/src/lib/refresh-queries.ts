import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Loads queries again after a change. It first cancels running requests: `invalidateQueries` alone lets the first request
 * of a query go on, and its reply may be older than the change.
 */
export const refreshQueries = async (queries: QueryClient, queryKey: QueryKey): Promise<void> => {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
};
