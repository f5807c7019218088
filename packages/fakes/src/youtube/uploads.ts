import { randomBytes } from "node:crypto";
import { GoogleError } from "./reply.ts";
import type { Video } from "./video.ts";

export interface UploadedVideo extends Video {
  readonly id: string;
  readonly bytes: Buffer;
}

interface Session {
  readonly video: Video;
  readonly size: number;
  received: Buffer;
  id: string | undefined;
}

/** The answer to a PUT: `range` of an unfinished upload, or the video. */
export type UploadReply = { readonly range: string | undefined } | { readonly video: UploadedVideo };

/** Every chunk but the last is a multiple of it. */
const unit = 262_144;

/** Google's protocol for resumable uploads. */
export const makeUploads = (videos: UploadedVideo[]) => {
  const sessions = new Map<string, Session>();

  const stateOf = ({ id, received }: Session): UploadReply => {
    const video = videos.find((each) => each.id === id);
    if (video) return { video };
    return { range: received.length > 0 ? `bytes=0-${received.length - 1}` : undefined };
  };

  const append = (session: Session, bytes: Buffer): void => {
    session.received = Buffer.concat([session.received, bytes]);
    if (session.received.length < session.size) return;
    session.id = randomBytes(8).toString("base64url").slice(0, 11);
    videos.push({ id: session.id, ...session.video, bytes: session.received });
  };

  return {
    open(video: Video, size: number): string {
      const id = randomBytes(24).toString("base64url");
      sessions.set(id, { video, size, received: Buffer.alloc(0), id: undefined });
      return id;
    },
    /** Sessions end a week after they began. */
    expire: () => sessions.clear(),
    /** Stores a chunk, or only the first bytes of it where the connection broke. */
    put(id: string, contentRange: string | undefined, body: Buffer, stored = body.length): UploadReply {
      const session = sessions.get(id);
      if (!session) throw new GoogleError(404, "notFound", "Requested entity was not found.", "global");
      const [, from, to, total] = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(contentRange ?? "") ?? [];
      if (Number(total) !== session.size) throw badRange();
      if (from === undefined) {
        if (body.length > 0) throw badRange();
        return stateOf(session);
      }
      if (session.id) return stateOf(session);
      const isLast = Number(to) + 1 === session.size;
      if (Number(from) !== session.received.length || Number(to) - Number(from) + 1 !== body.length) throw badRange();
      if (!isLast && body.length % unit !== 0) throw badRange();
      append(session, body.subarray(0, stored));
      return stateOf(session);
    },
  };
};

const badRange = () => new GoogleError(400, "badRequest", "Failed to parse Content-Range header.", "global");
