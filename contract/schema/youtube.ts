import * as z from "zod";

/** Who sees a video on YouTube. */
export const videoPrivacies = ["private", "unlisted", "public"] as const;
export const VideoPrivacy = z.enum(videoPrivacies);
export type VideoPrivacy = z.infer<typeof VideoPrivacy>;

/** How each new film is published. Films that are made for children need the owner's declaration once for all. */
export const AutoPublish = z.object({
  privacy: VideoPrivacy,
  made_for_kids: z.boolean().meta({
    description: "Your declaration that your films are made for children (COPPA): `selfDeclaredMadeForKids`",
  }),
});
export type AutoPublish = z.infer<typeof AutoPublish>;

/** The YouTube channel on which a user's films are published. */
export const YouTubeChannel = z
  .object({
    id: z.string(),
    title: z.string(),
    connected_at: z.iso.datetime(),
    needs_consent: z.boolean().meta({
      description:
        "YouTube does not accept the access any more, so nothing can be published. Connect the channel again",
    }),
    auto_publish: AutoPublish.nullable().meta({ description: "How each new film is published; null: none is" }),
  })
  .meta({ id: "YouTubeChannel" });
export type YouTubeChannel = z.infer<typeof YouTubeChannel>;

/** How a film is published on YouTube. */
export const VideoOptions = z.object({
  privacy: VideoPrivacy.default("private"),
  made_for_kids: z.boolean().default(false).meta({
    description: "Your declaration that the film is made for children (COPPA): `selfDeclaredMadeForKids`",
  }),
  publish_at: z.iso.datetime({ offset: true }).optional().meta({
    description: "YouTube makes the video public at this time. Only with the privacy `private`",
  }),
});
export type VideoOptions = z.infer<typeof VideoOptions>;

/** The upload of a film to YouTube. */
export const YouTubeUpload = z
  .object({
    state: z.enum(["uploading", "published", "failed"]),
    privacy: VideoPrivacy,
    made_for_kids: z.boolean(),
    publish_at: z.iso.datetime().optional(),
    cut: z.int().meta({ description: "The cut of the film that is uploaded" }),
    percent: z.int().min(0).max(100).meta({ description: "Of the bytes of the film" }),
    has_begun: z.boolean().meta({
      description: "YouTube knows the options already: a failed upload goes on with them, whatever is asked for",
    }),
    video_id: z.string().optional(),
    video_url: z.string().optional(),
    error: z.string().optional().meta({ description: "Why it failed. Publish again to go on where it stopped" }),
    warnings: z.array(z.string()).meta({ description: "What YouTube did not accept besides the video" }),
  })
  .meta({ id: "YouTubeUpload" });
export type YouTubeUpload = z.infer<typeof YouTubeUpload>;
