import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { VideoOptions, YouTubeUpload } from "#contract/schema/youtube.ts";
import type { EmitChange } from "../shared/changes.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { findFilm, findTask } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { areExpired } from "../task/task-version.ts";
import type { YouTubeChange } from "./changes.ts";
import { noChannel, requireYouTube } from "./channel.ts";
import type { HasChannels, HasYouTube } from "./ports.ts";
import type { UploadRecord } from "./records.ts";

/** An upload that has not moved for so long has failed: its function was stopped each time. */
const maxSilenceSeconds = 3_600;

export const showUpload = async (
  deps: HasTasks & HasChannels & HasClock,
  userId: string,
  taskId: string,
): Promise<YouTubeUpload | null> => {
  await findTask(deps, userId, taskId);
  const record = await deps.channels.upload(userId, taskId);
  return record ? shown(record, deps.now()) : null;
};

/**
 * Stores the upload of a completed film and asks for it by an event. An upload that has begun goes on with the options that
 * it began with, so that YouTube gets one video.
 */
export const requestUpload = (
  deps: HasTasks & HasChannels & HasYouTube & HasClock & HasIds & Commits<YouTubeChange | EmitChange>,
  userId: string,
  taskId: string,
  options: VideoOptions,
): Promise<YouTubeUpload> => {
  refuseBadSchedule(options, deps.now());
  return retryOnConflict(deps, async () => {
    const [film, account] = await Promise.all([findFilm(deps, userId, taskId), deps.channels.find(userId)]);
    requireYouTube(deps);
    if (!account?.channel) throw new Refusal("conflict", noChannel);
    refuseUnpublishable(film, deps.now());
    const before = await deps.channels.upload(userId, taskId);
    const record = startedUpload(film, before, options, deps.now());
    return { changes: requested(deps, record, before?.rev), result: shown(record, deps.now()) };
  });
};

/**
 * Requests the upload of a new film if its owner wants each film on YouTube. A film that was requested before is left as it
 * is, so a repeated event does nothing.
 */
export const requestAutomatically = async (
  deps: HasTasks & HasChannels & HasYouTube & HasClock & HasIds & Commits<YouTubeChange | EmitChange>,
  userId: string,
  taskId: string,
): Promise<void> => {
  if (!deps.youTube) return;
  await retryOnConflict(deps, async () => {
    const options = (await deps.channels.find(userId))?.channel?.auto_publish;
    const film = options && (await deps.tasks.find(userId, taskId));
    const isWanted = film && !film.cut_of && isReady(film) && !(await deps.channels.upload(userId, taskId));
    if (!isWanted) return { changes: [], result: undefined };
    const record = startedUpload(film, undefined, options, deps.now());
    return { changes: requested(deps, record, undefined), result: undefined };
  });
};

const requested = (deps: HasClock & HasIds, record: UploadRecord, from: number | undefined) => [
  { kind: "put-youtube-upload" as const, record, from },
  uploadRequested(deps, record.user_id, record.task_id),
];

/** The record of an upload that begins, or goes on after a failure. Throws `conflict` for a film that is published. */
export const startedUpload = (
  film: TaskRecord,
  before: UploadRecord | undefined,
  given: VideoOptions,
  now: Date,
): UploadRecord => {
  const cut = film.cut ?? 1;
  if (before?.state === "uploading" && !isSilent(before, now))
    throw new Refusal("conflict", "The film is being uploaded to YouTube right now.");
  if (before?.state === "published" && before.cut === cut)
    throw new Refusal("conflict", "The film is on YouTube already.");
  const begun = before?.cut === cut && before.session_url ? before : undefined;
  const { privacy, made_for_kids, publish_at } = begun ?? { ...given, publish_at: utc(given.publish_at) };
  return {
    ...begun,
    user_id: film.user_id,
    task_id: film.task_id,
    rev: (before?.rev ?? 0) + 1,
    cut,
    privacy,
    made_for_kids,
    publish_at,
    state: "uploading",
    updated_at: now.toISOString(),
    at_work_until: undefined,
    error: undefined,
  };
};

const utc = (at: string | undefined): string | undefined => at && new Date(at).toISOString();

/** The event that makes the consumer upload the film. */
export const uploadRequested = (deps: HasClock & HasIds, userId: string, taskId: string): EmitChange => ({
  kind: "emit",
  event: {
    type: "youtube.requested",
    version: 1,
    id: deps.newId("evt"),
    at: deps.now().toISOString(),
    detail: { userId, taskId },
  },
});

const refuseBadSchedule = ({ privacy, publish_at: at }: VideoOptions, now: Date): void => {
  if (at && privacy !== "private")
    throw new Refusal("invalid_request", "Only a private video can be published at a later time.");
  if (at && new Date(at) <= now) throw new Refusal("invalid_request", "The time of publishing must be in the future.");
};

const isReady = ({ process_status, video_key }: TaskRecord): boolean =>
  process_status === "completed" && video_key !== undefined;

const refuseUnpublishable = (film: TaskRecord, now: Date): void => {
  if (!isReady(film))
    throw new Refusal("conflict", "Only completed films can be published. Please wait until the film is ready.");
  if (areExpired(film, now)) throw new Refusal("conflict", "The film has expired. Please order it again.");
};

const isSilent = ({ updated_at }: UploadRecord, now: Date): boolean =>
  new Date(addSeconds(new Date(updated_at), maxSilenceSeconds)) <= now;

const shown = (record: UploadRecord, now: Date): YouTubeUpload => {
  const { state, video_id, size_bytes, sent_bytes = 0 } = record;
  const hasStopped = state === "uploading" && isSilent(record, now);
  return {
    state: hasStopped ? "failed" : state,
    privacy: record.privacy,
    made_for_kids: record.made_for_kids,
    publish_at: record.publish_at,
    cut: record.cut,
    percent: video_id ? 100 : size_bytes ? Math.floor((100 * sent_bytes) / size_bytes) : 0,
    has_begun: record.session_url !== undefined,
    video_id,
    video_url: video_id && `https://www.youtube.com/watch?v=${video_id}`,
    error: hasStopped ? "The upload has stopped. Please try again." : record.error,
    warnings: record.warnings ?? [],
  };
};
