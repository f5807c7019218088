import type { HasArtifacts } from "../artifact/ports.ts";
import type { EmitChange } from "../shared/changes.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";
import type { HasClock, HasIds, HasVault, HasWait } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { attemptOf } from "../task/attempt-of.ts";
import type { TaskChange, TaskFields } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import type { YouTubeChange } from "./changes.ts";
import { type HasChannels, type HasYouTube, YouTubeFault } from "./ports.ts";
import type { UploadRecord } from "./records.ts";

export type Uploads = HasTasks &
  HasChannels &
  HasYouTube &
  HasVault &
  HasArtifacts &
  HasClock &
  HasIds &
  HasWait &
  Commits<YouTubeChange | TaskChange | EmitChange>;

/** The fields of a session, without one. */
export const noSession = {
  channel_id: undefined,
  session_url: undefined,
  size_bytes: undefined,
  sent_bytes: undefined,
} satisfies { readonly [F in keyof UploadRecord]?: undefined };

/** How long a claim lasts, before another invocation may upload. Each request to YouTube is shorter. */
const claimSeconds = 120;

/** An upload that this invocation has claimed, with its record as it was written last. */
export interface Work {
  readonly userId: string;
  readonly taskId: string;
  readonly record: () => UploadRecord;
  readonly replace: (record: UploadRecord) => void;
}

/** Undefined if there is nothing to upload; throws while another invocation uploads. */
export const claimUpload = async (deps: Uploads, userId: string, taskId: string): Promise<Work | undefined> => {
  const claimed = await retryOnConflict(deps, async () => {
    const before = await deps.channels.upload(userId, taskId);
    if (!before || before.state === "published") return { changes: [], result: undefined };
    if (before.at_work_until && new Date(before.at_work_until) > deps.now())
      throw new YouTubeFault("The film is being uploaded right now", "passing");
    const record = { ...before, state: "uploading" as const, rev: before.rev + 1, ...claimTimes(deps.now()) };
    return { changes: [{ kind: "put-youtube-upload", record, from: before.rev }], result: record };
  });
  if (!claimed) return undefined;
  let record: UploadRecord = claimed;
  return {
    userId,
    taskId,
    record: () => record,
    replace: (next) => {
      record = next;
    },
  };
};

type Fields = { readonly [F in keyof UploadRecord]?: UploadRecord[F] | undefined };

/**
 * Writes fields of the claimed upload and renews the claim; `ofTask` are fields of the film, in the same transaction. Throws
 * `conflict` if another invocation has taken the upload.
 */
export const writeUpload = async (
  deps: Uploads,
  work: Work,
  fields: Fields,
  events: readonly EmitChange[] = [],
  ofTask?: TaskFields,
): Promise<void> => {
  const before = work.record();
  const record = { ...before, ...claimTimes(deps.now()), ...fields, rev: before.rev + 1 } as UploadRecord; // fields given as undefined are optional ones
  const film = ofTask && (await deps.tasks.find(work.userId, work.taskId));
  const changes = [
    { kind: "put-youtube-upload" as const, record, from: before.rev },
    // A film that is being deleted or made again gets no id.
    ...(film?.process_status === "completed"
      ? [{ kind: "set-task" as const, run: attemptOf(film), in: "completed" as const, set: ofTask ?? {} }]
      : []),
    ...events,
  ];
  await deps.commit(changes);
  work.replace(record);
};

const claimTimes = (now: Date) => ({ updated_at: now.toISOString(), at_work_until: addSeconds(now, claimSeconds) });
