import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasIdentities } from "../account/ports.ts";
import { cutTaskId } from "../artifact/film-cuts.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import type { AssetChange } from "../asset/changes.ts";
import { deleteAsset } from "../asset/delete-asset.ts";
import type { HasAssets } from "../asset/ports.ts";
import type { LedgerChange } from "../credit/changes.ts";
import type { HasCredits } from "../credit/ports.ts";
import type { KeyChange } from "../developer/changes.ts";
import type { HasApiKeys } from "../developer/ports.ts";
import { revokeKey } from "../developer/revoke-key.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import type { HasClock, HasIds, HasVault } from "../shared/ports.ts";
import { cancelTask } from "../task/cancel-task.ts";
import type { TaskChange } from "../task/changes.ts";
import { deleteTask } from "../task/delete-task.ts";
import type { HasExecutions, HasTasks } from "../task/ports.ts";
import type { YouTubeChange } from "../youtube/changes.ts";
import { disconnect } from "../youtube/channel.ts";
import type { HasChannels, HasYouTube } from "../youtube/ports.ts";
import type { HasPersonalData } from "./ports.ts";

type DeletesFilms = HasTasks &
  HasClock &
  HasIds &
  HasExecutions &
  HasArtifacts &
  Commits<EmitChange | LedgerChange | TaskChange>;
type Deletes = DeletesFilms &
  HasAssets &
  HasApiKeys &
  HasCredits &
  HasIdentities &
  HasPersonalData &
  HasChannels &
  HasYouTube &
  HasVault &
  Commits<AssetChange | KeyChange | LedgerChange | YouTubeChange>;

/** Films that one call deletes: the API answers after 29 seconds at the latest. */
const batch = 20;

/**
 * Deletes an account with its films, files, keys and records, and its user in the user pool at the end, so that its owner
 * can repeat what failed. `done` is false if more films are left: call it again.
 */
export const deleteAccount = async (
  deps: Deletes,
  userId: string,
  accessToken: string,
): Promise<{ readonly done: boolean }> => {
  const identity = await deps.identities.of(accessToken);
  if (identity?.userId !== userId) throw new Refusal("unauthenticated", "Please log in");
  // First, so that a program of the user orders nothing meanwhile, and nothing is published.
  await revokeKeys(deps, userId);
  await disconnect(deps, userId);
  const films = await deps.tasks.page(userId, { limit: batch, offset: 0 });
  // The unfinished ones first: a film that is being made in another language cannot be deleted.
  await mapConcurrently(films.filter(isUnfinished), (film) => deleteFilm(deps, film));
  await mapConcurrently(
    films.filter((film) => !isUnfinished(film)),
    (film) => deleteFilm(deps, film),
  );
  if (films.length === batch) return { done: false };
  await mapConcurrently(await deps.assets.all(userId), ({ id }) => unlessGone(deleteAsset(deps, userId, id)));
  await forfeitCredits(deps, userId);
  await deps.personalData.erase(userId);
  await deps.identities.remove(accessToken);
  return { done: true };
};

const revokeKeys = async (deps: Deletes, userId: string): Promise<void> => {
  for (const { id } of await deps.keys.of(userId)) await unlessGone(revokeKey(deps, userId, id));
};

const isUnfinished = ({ process_status }: TaskRecord): boolean =>
  process_status === "pending" || process_status === "in_progress";

/** A film in progress is cancelled first, and so is a new cut. */
const deleteFilm = async (deps: DeletesFilms, film: TaskRecord): Promise<void> => {
  const { user_id, task_id, process_status, cut_state } = film;
  if (process_status === "in_progress") await unlessGone(cancelTask(deps, user_id, task_id));
  if (cut_state === "making") await unlessGone(cancelTask(deps, user_id, cutTaskId(film)));
  await unlessGone(deleteTask(deps, user_id, task_id).catch(ifStarted(() => cancelThenDelete(deps, user_id, task_id))));
};

const cancelThenDelete = async (deps: DeletesFilms, userId: string, taskId: string): Promise<void> => {
  await cancelTask(deps, userId, taskId);
  await deleteTask(deps, userId, taskId);
};

/** A pending film may start between its reading and its deletion. */
const ifStarted = (work: () => Promise<void>) => (error: unknown) => {
  if (error instanceof Refusal && error.code === "conflict") return work();
  throw error;
};

/** What is already deleted, revoked or ended is what we want. */
const unlessGone = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal && (error.code === "not_found" || error.code === "conflict"))) throw error;
  });
};

/** A token stays valid for minutes after the deletion; without credits it orders no film. */
const forfeitCredits = async (deps: Deletes, userId: string): Promise<void> => {
  const { available } = await deps.credits.balances(userId);
  if (available <= 0) return;
  const at = deps.now().toISOString();
  const entry = {
    id: `forfeit#${userId}#${at}`,
    type: "forfeit" as const,
    amount: available,
    ref: userId,
    text: "Account deleted",
    at,
  };
  await deps.commit([{ kind: "move-credits", userId, entries: [entry] }]);
};
