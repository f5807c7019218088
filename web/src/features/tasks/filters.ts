import type { TaskStatus } from "#contract/schema/task.ts";

export type Filter = TaskStatus | "all";

/** In the order of the tabs. */
export const filters: readonly Filter[] = ["all", "pending", "in_progress", "completed", "failed"];

export interface Asked {
  readonly filter: Filter;
  readonly page: number;
  /** What is searched for; nothing where it is empty. */
  readonly words: string;
}

/** What an address asks for. Any other word is ignored, as is a page that is no number. */
export const askedBy = (search: URLSearchParams): Asked => {
  const word = search.get("filter") ?? search.get("status");
  const page = Number(search.get("page"));
  return {
    filter: filters.find((known) => known === word) ?? "all",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    words: search.get("search")?.trim() ?? "",
  };
};

/** The address of a page of a tab. The first page of all has nothing to say. */
export const addressOf = ({ filter, page, words }: Asked): Record<string, string> => ({
  ...(filter !== "all" && { filter }),
  ...(words && { search: words }),
  ...(page > 1 && { page: String(page) }),
});
