import * as z from "zod";
import { AutoPublish, VideoPrivacy } from "#contract/schema/youtube.ts";

/** A user's YouTube channel, and a connection that waits for the user's consent. */
export const ChannelRecord = z.object({
  user_id: z.string(),
  rev: z.int(),
  pending: z.object({ state: z.string(), verifier: z.string(), until: z.string() }).optional(),
  /** The refresh token is encrypted. */
  channel: z
    .object({
      id: z.string(),
      title: z.string(),
      token: z.string(),
      connected_at: z.string(),
      /** Google did not accept the refresh token. */
      needs_consent: z.boolean().optional(),
      auto_publish: AutoPublish.optional(),
    })
    .optional(),
});
export type ChannelRecord = z.infer<typeof ChannelRecord>;

/** The upload of a cut of a film. There is one record for a film: a new cut replaces it. */
export const UploadRecord = z.object({
  user_id: z.string(),
  task_id: z.string(),
  rev: z.int(),
  cut: z.int(),
  privacy: VideoPrivacy,
  made_for_kids: z.boolean(),
  publish_at: z.string().optional(),
  state: z.enum(["uploading", "published", "failed"]),
  updated_at: z.string(),
  /** No other invocation uploads until then. */
  at_work_until: z.string().optional(),
  channel_id: z.string().optional(),
  session_url: z.string().optional(),
  size_bytes: z.int().optional(),
  /** The bytes that YouTube had before the last request. Absent before the first byte is sent. */
  sent_bytes: z.int().optional(),
  video_id: z.string().optional(),
  has_captions: z.boolean().optional(),
  has_thumbnail: z.boolean().optional(),
  error: z.string().optional(),
  warnings: z.array(z.string()).optional(),
});
export type UploadRecord = z.infer<typeof UploadRecord>;
