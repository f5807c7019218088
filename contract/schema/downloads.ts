import * as z from "zod";

/** A film's files, to be saved. */
export const Downloads = z
  .object({
    files: z.array(
      z.object({
        kind: z.enum(["video", "thumbnail", "captions_srt", "captions_vtt", "story", "description", "everything"]),
        file_name: z.string(),
        url: z.string().meta({ description: "Signed: works in a browser without a login until expires_at" }),
      }),
    ),
    expires_at: z.iso.datetime(),
    files_expired: z.boolean().meta({ description: "The files were deleted on expires_at: there are none any more" }),
  })
  .meta({ id: "Downloads" });
export type Downloads = z.infer<typeof Downloads>;
