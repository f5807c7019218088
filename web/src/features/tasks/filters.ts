import { type StoryTypeId, storyTypeIds } from "#contract/catalogue/story-types.ts";
import type { Task, TaskStatus } from "#contract/schema/task.ts";

export type Filter = TaskStatus | "all";

/** In the order of the tabs. */
export const filters: readonly Filter[] = ["all", "pending", "in_progress", "completed", "failed"];

export const sources = ["web_user", "api_call"] as const satisfies readonly Task["triggered_by"][];

/** The choices of a time, in days that include today. */
export const periods = ["1", "7", "30", "365"] as const;

export interface ListQuery {
  readonly filter: Filter;
  readonly page: number;
  /** The search text; empty for no search. */
  readonly words: string;
  readonly type: StoryTypeId | undefined;
  readonly source: (typeof sources)[number] | undefined;
  readonly period: (typeof periods)[number] | undefined;
}

/** Parses the query string. Unknown filters and invalid pages are ignored. */
export const parseListQuery = (search: URLSearchParams): ListQuery => {
  const word = search.get("filter") ?? search.get("status");
  const page = Number(search.get("page"));
  const known = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === search.get(name));
  return {
    filter: filters.find((each) => each === word) ?? "all",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    words: search.get("search")?.trim() ?? "",
    type: known(storyTypeIds, "type"),
    source: known(sources, "source"),
    period: known(periods, "days"),
  };
};

/** Returns the query string of a page. Default values are left out. */
export const listQueryParams = ({ filter, page, words, type, source, period }: ListQuery): Record<string, string> => ({
  ...(filter !== "all" && { filter }),
  ...(words && { search: words }),
  ...(type && { type }),
  ...(source && { source }),
  ...(period && { days: period }),
  ...(page > 1 && { page: String(page) }),
});

/** True if the list shows only some films of its tab. */
export const isNarrowed = ({ words, type, source, period }: ListQuery): boolean =>
  Boolean(words || type || source || period);

/** The start of a period, in the time zone of the browser. */
export const startOfPeriod = (period: string, now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(period) + 1);
