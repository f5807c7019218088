import type { ChannelRecord, UploadRecord } from "./records.ts";

/** The changes to channels and uploads. `from` is the revision that was read; undefined for a new record. */
export type YouTubeChange =
  | { readonly kind: "put-channel"; readonly record: ChannelRecord; readonly from: number | undefined }
  | { readonly kind: "remove-channel"; readonly userId: string }
  | { readonly kind: "put-youtube-upload"; readonly record: UploadRecord; readonly from: number | undefined };
