import * as z from "zod";
import type { TaskFilter } from "#contract/schema/task-filter.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasCursors } from "../shared/ports.ts";
import type { Counts, HasTasks, TaskRange } from "./ports.ts";

export interface TaskPage {
  readonly tasks: readonly TaskRecord[];
  readonly counts: Counts & { readonly all: number };
  readonly total: number;
  /** Cursor of the next page; undefined on the last page. */
  readonly nextCursor: string | undefined;
}

interface ListQuery extends TaskFilter {
  readonly limit: number;
  readonly offset: number;
  readonly cursor?: string | undefined;
}

/** Maximum of tasks that one request searches. A cursor continues behind them. */
export const maxSearched = 2_000;

/** Creation time and id of the last task before a page; in a filtered list also the total of the first page. */
const Place = z.tuple([z.string(), z.string(), z.int().optional()]);
type Place = z.infer<typeof Place>;

/** A page of a user's tasks, newest first, with the true count of each status. */
export const listTasks = async (
  deps: HasTasks & HasCursors,
  userId: string,
  { limit, offset, cursor, ...filter }: ListQuery,
): Promise<TaskPage> => {
  const list = listName(filter);
  const place = cursor ? Place.parse(JSON.parse(await deps.cursors.open(userId, list, cursor))) : undefined;
  const at = { limit, offset: place ? 0 : offset, place };
  const isSearch = Boolean(filter.story_type || filter.text);
  const [{ tasks, last, total }, counts] = await Promise.all([
    isSearch ? search(deps, userId, filter, at) : readRange(deps, userId, filter, at),
    deps.tasks.counts(userId),
  ]);
  const all = counts.pending + counts.in_progress + counts.completed + counts.failed;
  const next: Place | undefined = last && [
    last.task_created_at,
    last.task_id,
    ...(total === undefined ? ([] as const) : ([total] as const)),
  ];
  return {
    tasks,
    counts: { ...counts, all },
    total: total ?? (filter.status ? counts[filter.status] : all),
    nextCursor: next && (await deps.cursors.seal(userId, list, JSON.stringify(next))),
  };
};

interface At {
  readonly limit: number;
  readonly offset: number;
  readonly place: Place | undefined;
}

interface Found {
  readonly tasks: readonly TaskRecord[];
  /** The next page starts after this task; undefined on the last page. */
  readonly last: TaskRecord | undefined;
  /** Undefined if the counts of the user tell it. */
  readonly total: number | undefined;
}

/** A page of a list that the keys of the table give. */
const readRange = async (
  deps: HasTasks,
  userId: string,
  filter: TaskFilter,
  { limit, offset, place }: At,
): Promise<Found> => {
  const range = rangeOf(filter);
  const isNarrowed = Boolean(range.triggeredBy || range.createdFrom || range.createdBefore);
  const [found, total] = await Promise.all([
    // One more than the limit shows whether there is a next page.
    deps.tasks.page(userId, { ...range, limit: limit + 1, offset, after: afterOf(place) }),
    isNarrowed ? (place?.[2] ?? deps.tasks.countIn(userId, range)) : undefined,
  ]);
  const tasks = found.slice(0, limit);
  return { tasks, total, last: found.length > limit ? tasks.at(-1) : undefined };
};

/** A page of the tasks whose records match. It reads at most `maxSearched` tasks. */
const search = async (
  deps: HasTasks,
  userId: string,
  filter: TaskFilter,
  { limit, offset, place }: At,
): Promise<Found> => {
  const read = await deps.tasks.page(userId, {
    ...rangeOf(filter),
    limit: maxSearched,
    offset: 0,
    after: afterOf(place),
  });
  const matches = read.filter((task) => taskMatches(task, filter));
  const tasks = matches.slice(offset, offset + limit);
  const unsearched = read.length === maxSearched ? read.at(-1) : undefined;
  return {
    tasks,
    total: place?.[2] ?? matches.length,
    last: matches.length > offset + limit ? tasks.at(-1) : unsearched,
  };
};

const rangeOf = ({ status, triggered_by, created_from, created_to }: TaskFilter): TaskRange => ({
  status,
  triggeredBy: triggered_by,
  createdFrom: created_from,
  createdBefore: created_to,
});

const afterOf = (place: Place | undefined) => place && { createdAt: place[0], taskId: place[1] };

/** What a cursor is signed for. It continues only the list that it was made for. */
const listName = ({ status, ...filter }: TaskFilter): string => {
  const others = Object.entries(filter).filter(([, value]) => value);
  const narrowed = others.length > 0 ? ` ${JSON.stringify(others.sort(([a], [b]) => (a < b ? -1 : 1)))}` : "";
  return `tasks ${status ?? "all"}${narrowed}`;
};

type Searched = Pick<
  TaskRecord,
  "task_id" | "code_name" | "story_title" | "youtube_video_title" | "input_story" | "story_type"
>;

/** What only the record of a task tells, not its keys. */
export interface ContentFilter {
  readonly story_type?: TaskRecord["story_type"] | undefined;
  readonly text?: string | undefined;
}

/** True if the task has the story type, and if the text is its id or each word of it is in a title or the idea. */
export const taskMatches = (task: Searched, { story_type, text = "" }: ContentFilter): boolean => {
  if (story_type && task.story_type !== story_type) return false;
  if (text === task.task_id) return true;
  const { code_name, story_title = "", youtube_video_title = "", input_story } = task;
  const all = [code_name, story_title, youtube_video_title, input_story].join("\n").toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};
