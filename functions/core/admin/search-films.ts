import type { SupportFilm } from "#contract/schema/support.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Commits } from "../shared/commit.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { taskMatches } from "../task/list-tasks.ts";
import { auditChange } from "./audit.ts";
import type { AuditChange } from "./changes.ts";
import type { HasAccounts } from "./ports.ts";
import { supportFilm } from "./support-film.ts";

/** The films that one search reads: about 2,500 read units of the table. */
export const maxFilmsSearched = 1_000;
const maxShown = 20;

export interface FoundFilms {
  readonly data: SupportFilm[];
  /** How many films match; `data` has the newest 20 of them. */
  readonly total: number;
  readonly searched: number;
  /** False if there are more films with files than were searched. */
  readonly is_complete: boolean;
}

/**
 * The films of all users with all words of a text in a title or in the idea, newest first. It reads the films that are being
 * made or have files: those of the last days, and those that are kept longer. Each search is in the audit log, because it
 * reads what users wrote.
 */
export const searchFilms = async (
  deps: HasAccounts & HasClock & HasIds & Commits<AuditChange>,
  admin: string,
  text: string,
): Promise<FoundFilms> => {
  const { tasks, isComplete } = await deps.accounts.tasksWithFiles(maxFilmsSearched);
  const films = tasks.filter((task) => task.cut_of === undefined);
  const matches = films.filter((film) => taskMatches(film, { text })).toSorted(newestFirst);
  await deps.commit([
    auditChange(deps, {
      actor: admin,
      action: "search-films",
      target: "films",
      reason: text,
      before: {},
      after: { searched: films.length, found: matches.length },
    }),
  ]);
  return {
    data: await Promise.all(matches.slice(0, maxShown).map((film) => supportFilm(deps, film))),
    total: matches.length,
    searched: films.length,
    is_complete: isComplete,
  };
};

const newestFirst = (one: TaskRecord, other: TaskRecord): number =>
  one.task_created_at < other.task_created_at ? 1 : -1;
