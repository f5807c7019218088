import { extensionPriceOf } from "#contract/catalogue/extension.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { type ExtendableFilm, extendedDate, isExtendable, nextDue, whyNotExtended } from "../artifact/film-expiry.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { commitPaid } from "../credit/commit-paid.ts";
import { type ExtensionPrice, extensionEntries } from "../credit/extension-credits.ts";
import type { HasCredits } from "../credit/ports.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import type { TaskChange } from "../task/changes.ts";
import { findFilm } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { taskEvent } from "../task/task-event.ts";
import { setTask } from "../task/update-task.ts";

export type ExtensionChange = TaskChange | LedgerChange | EmitChange;

/** Copying takes seconds. After this time the sweep asks for it again. */
export const copyMinutes = 20;

/**
 * Keeps a completed film longer. The first extension holds its price, and is in force when the files are copied; for each
 * later one the price and the date change at once. Of two requests at once one is refused with `conflict`.
 */
export const extendFilm = async (
  deps: HasTasks & HasCredits & HasClock & HasIds & Commits<ExtensionChange>,
  userId: string,
  taskId: string,
): Promise<TaskRecord> => {
  const film = await findFilm(deps, userId, taskId);
  const credits = extensionPriceOf(film);
  await commitPaid(deps, userId, credits, extensionChanges(deps, film, credits));
  return findFilm(deps, userId, taskId);
};

/** The changes that extend a film for a price. Throws `conflict` if that is not possible now. */
export const extensionChanges = (deps: HasClock & HasIds, film: TaskRecord, credits: number): ExtensionChange[] => {
  const now = deps.now();
  if (film.process_status !== "completed")
    throw new Refusal("conflict", `Only completed films can be kept longer. Current status: ${film.process_status}.`);
  if (!isExtendable(film, now))
    throw new Refusal("conflict", "The film's files were deleted. Please order it again with Repeat Task.");
  const reason = whyNotExtended(film);
  if (reason !== undefined) throw new Refusal("conflict", reason);
  const price = { until: extendedDate(film), credits, entry: String(film.rev + 1) };
  return film.is_kept ? applyExtension(deps, film, price, ["reserve", "capture"]) : requestCopies(deps, film, price);
};

/** The changes with which an extension is in force. `set` are the fields of the film that the copies change. */
export const applyExtension = (
  deps: HasClock & HasIds,
  film: ExtendableFilm,
  price: ExtensionPrice,
  types: readonly ("reserve" | "capture")[],
  set: Extract<TaskChange, { kind: "set-task" }>["set"] = {},
): ExtensionChange[] => {
  const now = deps.now();
  const at = now.toISOString();
  return [
    {
      kind: "extend-film",
      film,
      set: {
        ...set,
        expires_at: price.until,
        deadline: nextDue(price.until, now),
        extensions: (film.extensions ?? 0) + 1,
        extending: undefined,
        extension_failed: undefined,
        rev: film.rev + 1,
        task_updated_at: at,
      },
    },
    ...moveCredits(film, extensionEntries(film, price, types, at)),
    taskEvent(deps, "task.extended", film, { expiresAt: price.until }),
  ];
};

export const moveCredits = (
  { user_id: userId }: TaskRecord,
  entries: ReturnType<typeof extensionEntries>,
): ExtensionChange[] => (entries.length > 0 ? [{ kind: "move-credits", userId, entries }] : []);

/** The files must be copied first: the lifecycle rule of their prefix would delete them. */
const requestCopies = (deps: HasClock & HasIds, film: ExtendableFilm, price: ExtensionPrice): ExtensionChange[] => {
  const now = deps.now();
  const at = now.toISOString();
  return [
    setTask(film, {
      extending: { ...price, since: at },
      extension_failed: undefined,
      deadline: addSeconds(now, copyMinutes * 60),
      task_updated_at: at,
    }),
    ...moveCredits(film, extensionEntries(film, price, ["reserve"], at)),
    taskEvent(deps, "task.extending", film, { until: price.until }),
  ];
};
