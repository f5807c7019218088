import { type ConnectedChannel, type UploadState, YouTubeFault } from "./ports.ts";
import { waits } from "./retry-passing.ts";
import { noSession, type Uploads, type Work, writeUpload } from "./upload-record.ts";

/** A multiple of 256 KiB, small enough for the memory of a function and for a slow connection. */
export const chunkBytes = 8 * 1_024 * 1_024;

interface Sends {
  readonly channel: ConnectedChannel;
  readonly key: string;
  /** No chunk is sent after this time. */
  readonly until: Date;
}

/** Sends the rest of a film in chunks, from where YouTube has it. Returns the id of the video; undefined if time is up. */
export const sendFilm = async (
  deps: Uploads,
  work: Work,
  { channel, key, until }: Sends,
): Promise<string | undefined> => {
  const { session_url: session = "", size_bytes: size = 0, sent_bytes } = work.record();
  const find = () => channel.uploadState(session, size);
  try {
    let state: UploadState = sent_bytes === undefined ? { nextByte: 0 } : await find();
    while (!("videoId" in state)) {
      if (deps.now() >= until) return undefined;
      const from = state.nextByte;
      // Written before the request: the answer to the last chunk may be lost.
      await writeUpload(deps, work, { sent_bytes: from });
      const bytes = await deps.artifacts.getPart(key, from, Math.min(chunkBytes, size - from));
      const send = () => channel.sendChunk(session, { bytes, from, size });
      state = await sendWithRetries(deps, { send, find, from });
    }
    return state.videoId;
  } catch (error) {
    if (error instanceof YouTubeFault && error.kind === "expired") await leaveSession(deps, work);
    throw error;
  }
};

interface Requests {
  readonly send: () => Promise<UploadState>;
  readonly find: () => Promise<UploadState>;
  readonly from: number;
}

/** After a fault that may pass, asks where YouTube is: it may have all of the chunk, a part of it, or nothing. */
const sendWithRetries = async (deps: Uploads, { send, find, from }: Requests): Promise<UploadState> => {
  for (const seconds of waits) {
    const sent = await ifAnswered(send);
    if (hasMoved(sent, from)) return sent;
    await deps.wait(seconds);
    const found = await ifAnswered(find);
    if (hasMoved(found, from)) return found;
  }
  const last = await send();
  if (hasMoved(last, from)) return last;
  throw new YouTubeFault("YouTube does not accept more of the film.", "passing");
};

const ifAnswered = async (request: () => Promise<UploadState>): Promise<UploadState | undefined> => {
  try {
    return await request();
  } catch (error) {
    if (error instanceof YouTubeFault && error.kind === "passing") return undefined;
    throw error;
  }
};

const hasMoved = (state: UploadState | undefined, from: number): state is UploadState =>
  state !== undefined && ("videoId" in state || state.nextByte > from);

/**
 * An expired session is replaced by a new one. If YouTube may have had the last byte, only the owner can see whether there
 * is a video.
 */
const leaveSession = async (deps: Uploads, work: Work): Promise<void> => {
  const { sent_bytes, size_bytes = 0 } = work.record();
  await writeUpload(deps, work, noSession);
  if (sent_bytes !== undefined && sent_bytes + chunkBytes >= size_bytes)
    throw new YouTubeFault(
      "YouTube does not say whether it has the film. Look in YouTube Studio, and try again only if it is not there.",
      "refused",
    );
  throw new YouTubeFault("The upload has expired. Please try again.", "passing");
};
