import type { Task, TaskStatus } from "#contract/schema/task.ts";

export type Filter = TaskStatus | "all";

/** In the order of the tabs. */
export const filters: readonly Filter[] = ["all", "pending", "in_progress", "completed", "failed"];

export interface ListQuery {
  readonly filter: Filter;
  readonly page: number;
  /** The search text; empty for no search. */
  readonly words: string;
}

/** Parses the query string. Unknown filters and invalid pages are ignored. */
export const parseListQuery = (search: URLSearchParams): ListQuery => {
  const word = search.get("filter") ?? search.get("status");
  const page = Number(search.get("page"));
  return {
    filter: filters.find((known) => known === word) ?? "all",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    words: search.get("search")?.trim() ?? "",
  };
};

/** Returns the query string of a page. Default values are left out. */
export const listQueryParams = ({ filter, page, words }: ListQuery): Record<string, string> => ({
  ...(filter !== "all" && { filter }),
  ...(words && { search: words }),
  ...(page > 1 && { page: String(page) }),
});

type SearchableTask = Pick<Task, "task_id" | "code_name" | "story_title" | "youtube_video_title" | "input_story">;

/** Returns true if the search text is the task's id, or if each of its words is in a title or the story. */
export const matchesSearch = (task: SearchableTask, words: string): boolean => {
  const { task_id, code_name, story_title = "", youtube_video_title = "", input_story } = task;
  const all = [code_name, story_title, youtube_video_title, input_story].join("\n").toLowerCase();
  if (words === task_id) return true;
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};
