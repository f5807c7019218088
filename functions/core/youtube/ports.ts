import type { VideoPrivacy } from "#contract/schema/youtube.ts";
import type { ChannelRecord, UploadRecord } from "./records.ts";

export interface ChannelRecords {
  find(userId: string): Promise<ChannelRecord | undefined>;
  upload(userId: string, taskId: string): Promise<UploadRecord | undefined>;
}

/** What YouTube gets besides the bytes of a video. */
export interface VideoDetails {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** BCP 47 */
  readonly language: string;
  readonly privacy: VideoPrivacy;
  readonly madeForKids: boolean;
  readonly publishAt: string | undefined;
}

/** How far an upload is: the id of the video once YouTube has all bytes. */
export type UploadState = { readonly nextByte: number } | { readonly videoId: string };

export interface Chunk {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly size: number;
}

/** A failed call to YouTube or to Google. */
export class YouTubeFault extends Error {
  override readonly name = "YouTubeFault";
  /**
   * `passing`: a retry may succeed. `expired`: YouTube does not know the upload session any more. `withdrawn`: Google does
   * not accept the refresh token or the code any more.
   */
  readonly kind: "passing" | "expired" | "withdrawn" | "refused";
  constructor(message: string, kind: YouTubeFault["kind"]) {
    super(message);
    this.kind = kind;
  }
}

/** A channel that its owner has connected. Every method throws a `YouTubeFault` if the call fails. */
export interface ConnectedChannel {
  /** Opens a resumable upload and returns its session URL. */
  openUpload(video: VideoDetails, sizeBytes: number): Promise<string>;
  uploadState(sessionUrl: string, sizeBytes: number): Promise<UploadState>;
  /** Every chunk but the last must be a multiple of 256 KiB. */
  sendChunk(sessionUrl: string, chunk: Chunk): Promise<UploadState>;
  /** It is done if the video has captions of that name already. */
  addCaptions(videoId: string, captions: { language: string; name: string; srt: Uint8Array }): Promise<void>;
  setThumbnail(videoId: string, jpeg: Uint8Array): Promise<void>;
}

export interface YouTube {
  /** Google's consent page, which sends `code` and `state` to the site. `verifier` is the secret of PKCE. */
  consentUrl(request: { readonly state: string; readonly verifier: string }): string;
  /** The channel and the refresh token of a consent. Throws a `YouTubeFault`. */
  connect(consent: {
    readonly code: string;
    readonly verifier: string;
  }): Promise<{ readonly id: string; readonly title: string; readonly refreshToken: string }>;
  /** It is done if the token is not valid any more. */
  revoke(refreshToken: string): Promise<void>;
  open(refreshToken: string): ConnectedChannel;
}

export interface HasChannels {
  readonly channels: ChannelRecords;
}

export interface HasYouTube {
  /** Undefined if the operator has not set it up. */
  readonly youTube: YouTube | undefined;
}
