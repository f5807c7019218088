import type { Task, TaskStatus } from "#contract/schema/task.ts";

export type Filter = TaskStatus | "all";

/** In the order of the tabs. */
export const filters: readonly Filter[] = ["all", "pending", "in_progress", "completed", "failed"];

export interface ListQuery {
  readonly filter: Filter;
  readonly page: number;
  /** What is searched for; nothing where it is empty. */
  readonly words: string;
}

/** What an address asks for. Any other word is ignored, as is a page that is no number. */
export const parseListQuery = (search: URLSearchParams): ListQuery => {
  const word = search.get("filter") ?? search.get("status");
  const page = Number(search.get("page"));
  return {
    filter: filters.find((known) => known === word) ?? "all",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    words: search.get("search")?.trim() ?? "",
  };
};

/** The address of a page of a tab. The first page of all has nothing to say. */
export const listQueryParams = ({ filter, page, words }: ListQuery): Record<string, string> => ({
  ...(filter !== "all" && { filter }),
  ...(words && { search: words }),
  ...(page > 1 && { page: String(page) }),
});

type SearchableTask = Pick<Task, "task_id" | "code_name" | "story_title" | "youtube_video_title" | "input_story">;

/** Whether a film is the one that is searched for: by its whole id, or each word is in its names or its story. */
export const matchesSearch = (task: SearchableTask, words: string): boolean => {
  const { task_id, code_name, story_title = "", youtube_video_title = "", input_story } = task;
  const all = [code_name, story_title, youtube_video_title, input_story].join("\n").toLowerCase();
  if (words === task_id) return true;
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};
