import type { EarlierCut, TaskRecord } from "#contract/schema/task-record.ts";
import { newestCutOf } from "../artifact/film-cuts.ts";
import { addSeconds } from "../shared/time.ts";
import { areExpired } from "../task/task-version.ts";
import { addExtras } from "./add-extras.ts";
import { markWithdrawn } from "./channel.ts";
import { composeVideo } from "./compose-video.ts";
import { type ConnectedChannel, YouTubeFault } from "./ports.ts";
import type { ChannelRecord } from "./records.ts";
import { uploadRequested } from "./request-upload.ts";
import { retryPassing } from "./retry-passing.ts";
import { sendFilm } from "./send-film.ts";
import { claimUpload, noSession, type Uploads, type Work, writeUpload } from "./upload-record.ts";

/** The function has 15 minutes. A longer upload goes on in the next invocation. */
const runSeconds = 600;

/**
 * Uploads a film to its owner's channel, once: it goes on with the session and the video that an earlier invocation stored.
 * A failure is stored and shown. It throws only if a retry may succeed, and never affects the film.
 */
export const uploadFilm = async (deps: Uploads, userId: string, taskId: string): Promise<void> => {
  const work = await claimUpload(deps, userId, taskId);
  if (!work) return;
  try {
    await uploadClaimed(deps, work);
  } catch (error) {
    const isFault = error instanceof YouTubeFault;
    await writeUpload(deps, work, {
      state: "failed",
      at_work_until: undefined,
      error: isFault ? error.message : "The upload broke off. Please try again.",
    });
    if (!isFault || error.kind === "passing") throw error;
  }
};

const uploadClaimed = async (deps: Uploads, work: Work): Promise<void> => {
  const film = await deps.tasks.find(work.userId, work.taskId);
  const files = [...(film?.earlier_cuts ?? []), ...(film ? [newestCutOf(film)] : [])].find(
    ({ cut }) => cut === work.record().cut,
  );
  if (!film || !files?.video_key || areExpired(film, deps.now()))
    throw new YouTubeFault("The film was deleted before YouTube had all of it.", "refused");
  const account = await findAccount(deps, work);
  try {
    await publishOn(deps, work, { account, film, files });
  } catch (error) {
    if (error instanceof YouTubeFault && error.kind === "withdrawn")
      await markWithdrawn(deps, work.userId, account.token);
    throw error;
  }
};

type Account = NonNullable<ChannelRecord["channel"]>;

interface Publishes {
  readonly account: Account;
  readonly film: TaskRecord;
  readonly files: EarlierCut;
}

const publishOn = async (deps: Uploads, work: Work, { account, film, files }: Publishes): Promise<void> => {
  const channel = await openChannel(deps, work, account);
  const { video_key: key = "" } = files;
  if (!work.record().video_id) {
    await openSession(deps, work, { channel, accountId: account.id, film, key });
    const until = new Date(addSeconds(deps.now(), runSeconds));
    const videoId = await sendFilm(deps, work, { channel, key, until });
    if (!videoId) {
      const later = uploadRequested(deps, work.userId, work.taskId);
      return writeUpload(deps, work, { at_work_until: undefined }, [later]);
    }
    await writeUpload(deps, work, { video_id: videoId }, [], { youtube_video_id: videoId });
  }
  await addExtras(deps, work, { channel, film, files });
  await writeUpload(deps, work, { state: "published", at_work_until: undefined, error: undefined });
};

const noChannel = "No YouTube channel is connected. Connect one and try again.";

const findAccount = async (deps: Uploads, { userId }: Work): Promise<Account> => {
  const { channel } = (await deps.channels.find(userId)) ?? {};
  if (!channel) throw new YouTubeFault(noChannel, "refused");
  return channel;
};

/** The connected channel. A session of another channel is left: it has no video there. */
const openChannel = async (deps: Uploads, work: Work, { id, token }: Account): Promise<ConnectedChannel> => {
  if (!deps.youTube) throw new YouTubeFault(noChannel, "refused");
  const { channel_id, video_id } = work.record();
  if (channel_id && channel_id !== id) {
    if (video_id) throw new YouTubeFault("The film is on another YouTube channel than the connected one.", "refused");
    await writeUpload(deps, work, noSession);
  }
  return deps.youTube.open(await deps.vault.open(token, { userId: work.userId, use: "youtube" }));
};

interface Opens {
  readonly channel: ConnectedChannel;
  readonly accountId: string;
  readonly film: TaskRecord;
  readonly key: string;
}

/** Stores the session of the upload before any byte is sent, so that a retry goes on with it. */
const openSession = async (deps: Uploads, work: Work, { channel, accountId, film, key }: Opens): Promise<void> => {
  if (work.record().session_url) return;
  const size_bytes = await deps.artifacts.size(key);
  const open = () => channel.openUpload(composeVideo(film, work.record()), size_bytes);
  // A session without bytes makes no video.
  const session_url = await retryPassing(deps, open);
  await writeUpload(deps, work, { session_url, size_bytes, channel_id: accountId });
};
