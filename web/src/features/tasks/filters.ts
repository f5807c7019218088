import type { TaskStatus } from "#contract/schema/task.ts";

export type Filter = TaskStatus | "all";

/** In the order of the tabs. */
export const filters: readonly Filter[] = ["all", "pending", "in_progress", "completed", "failed"];

/** What an address asks for. Any other word is ignored, as is a page that is no number. */
export const askedBy = (search: URLSearchParams): { readonly filter: Filter; readonly page: number } => {
  const word = search.get("filter") ?? search.get("status");
  const page = Number(search.get("page"));
  return {
    filter: filters.find((known) => known === word) ?? "all",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};

/** The address of a page of a tab. The first page of all has nothing to say. */
export const addressOf = (filter: Filter, page = 1): Record<string, string> => ({
  ...(filter !== "all" && { filter }),
  ...(page > 1 && { page: String(page) }),
});
