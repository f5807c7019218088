import type { SupportFilm, SupportUser } from "#contract/schema/support.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasUsers } from "../account/ports.ts";
import { cutTaskId } from "../artifact/film-cuts.ts";
import type { HasCredits } from "../credit/ports.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasTasks } from "../task/ports.ts";
import type { HasAccounts } from "./ports.ts";
import { supportFilm } from "./support-film.ts";

type Finds = HasUsers & HasTasks & HasCredits & HasAccounts;

const shown = 20;

/**
 * The user with an e-mail address, a user id or a film id, with their newest 20 films or the film of the id. Throws
 * `not_found` if there is none; a film can be found by its id until its files are deleted.
 */
export const findForSupport = async (
  deps: Finds,
  query: string,
): Promise<{ user: SupportUser; data: SupportFilm[] }> => {
  const { userId, taskId } = query.includes("@") ? await byEmail(deps, query) : await byId(deps, query);
  const profile = await deps.users.find(userId);
  if (!profile) throw new Refusal("not_found", nobody(query));
  const [{ available, held, spent, earned }, films, tasks] = await Promise.all([
    deps.credits.balances(userId),
    deps.tasks.counts(userId),
    taskId ? oneTask(deps, userId, taskId) : deps.tasks.page(userId, { limit: shown, offset: 0 }),
  ]);
  const credits = { available, held, spent, earned };
  return {
    user: { user_id: userId, email: profile.email, created_at: profile.createdAt, credits, films },
    data: await Promise.all((await withCuts(deps, tasks)).map((task) => supportFilm(deps, task))),
  };
};

interface Found {
  readonly userId: string;
  readonly taskId?: string;
}

const byEmail = async (deps: Finds, email: string): Promise<Found> => {
  const found = await deps.accounts.byEmail(email);
  if (!found) throw new Refusal("not_found", "No registered user has this email");
  return found;
};

/** The ids of films start with their source: see `Origin`. */
const byId = async (deps: Finds, id: string): Promise<Found> => {
  if (!/^(cut_)?(web|api)_/.test(id)) return { userId: id };
  // A new cut is shown beside its film.
  return byFilm(deps, id.replace(/^cut_/, ""));
};

const byFilm = async (deps: Finds, id: string): Promise<Found> => {
  const userId = await deps.accounts.ownerOf(id);
  if (!userId) throw new Refusal("not_found", nobody(id));
  return { userId, taskId: id };
};

const nobody = (id: string): string =>
  /^(web|api)_/.test(id)
    ? "No film has this ID, or its files are deleted. Look up its owner by email instead."
    : "No registered user has this user ID";

const oneTask = async (deps: Finds, userId: string, taskId: string): Promise<TaskRecord[]> => {
  const task = await deps.tasks.find(userId, taskId);
  return task ? [task] : [];
};

/** Each film that has a new cut is followed by that: it is paid for, ended and refunded as a task of its own. */
const withCuts = async (deps: Finds, films: readonly TaskRecord[]): Promise<TaskRecord[]> => {
  const all = films.map(async (film) => [
    film,
    ...(film.cut_attempt ? await oneTask(deps, film.user_id, cutTaskId(film)) : []),
  ]);
  return (await Promise.all(all)).flat();
};
