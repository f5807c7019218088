import * as z from "zod";

/** The files of a completed film, for download. */
export const Downloads = z
  .object({
    files: z.array(
      z.object({
        kind: z
          .enum([
            "video",
            "thumbnail",
            "captions_srt",
            "captions_vtt",
            "transcript",
            "descriptions_vtt",
            "descriptions_sound",
            "story",
            "description",
            "everything",
            "editor",
          ])
          .meta({
            description:
              "`everything` is a ZIP of the other files; `editor` is a ZIP for video editors: FCPXML, OpenTimelineIO, captions, scenes, pictures, narration and music. `descriptions_vtt` and `descriptions_sound` are the audio description; films of earlier releases have neither these nor a `transcript`",
          }),
        file_name: z.string(),
        url: z.string().meta({ description: "A signed link that works without a login until expires_at" }),
      }),
    ),
    expires_at: z.iso.datetime(),
    files_expired: z.boolean().meta({ description: "The files were deleted on expires_at" }),
  })
  .meta({ id: "Downloads" });
export type Downloads = z.infer<typeof Downloads>;
