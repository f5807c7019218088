import * as z from "zod";
import { EditResult } from "./scene-edit.ts";

export const CutNumber = z
  .int()
  .optional()
  .meta({ description: "The number of this cut of the film, from 2; absent for the first cut" });
export const CutOf = z
  .string()
  .optional()
  .meta({ description: "The film that this task is a new cut of. Once it is made, the film shows it" });

/** Links to the transcript and the audio description of a film. Films of earlier releases have none. */
export const DescriptionLinks = {
  transcript_url: z.string().optional().meta({
    description:
      "The transcript as plain text: titles of the scenes, what is seen in brackets, and what is said by whom",
  }),
  descriptions_vtt_url: z.string().optional().meta({
    description:
      'What is seen in each scene (WebVTT, `kind="descriptions"`). The id of a cue is the media fragment of `descriptions_sound_url` that speaks it',
  }),
  descriptions_sound_url: z
    .string()
    .optional()
    .meta({ description: "The audio description: all cues of `descriptions_vtt_url`, spoken one after the other" }),
};

/** A finished cut of a film. */
export const Cut = z
  .object({
    cut: z.int(),
    made_at: z.iso.datetime(),
    video_seconds: z.number().optional(),
    final_video_url: z.string().optional(),
    final_image_url: z.string().optional(),
    final_tile_url: z.string().optional().meta({ description: "The thumbnail as a small WebP, for lists" }),
    captions_srt_url: z.string().optional(),
    captions_vtt_url: z.string().optional(),
    ...DescriptionLinks,
  })
  .meta({ id: "Cut", description: "A finished cut of a film. All cuts are deleted with the film." });
export type Cut = z.infer<typeof Cut>;

/** A new cut of a completed film that is being made, or was not finished. */
export const NewCut = z
  .object({
    task_id: z.string().meta({ description: "Its own task: its status, and `cancelTask`" }),
    state: z.enum(["making", "failed", "cancelled"]),
    error_message: z.string().optional(),
  })
  .meta({ id: "NewCut", description: "A new cut that is being made, or that ended without a film." });
export type NewCut = z.infer<typeof NewCut>;

/** A new cut that was started, and its price. */
export const StartedCut = EditResult.extend({
  cut: z.int().meta({ description: "The number of the new cut" }),
  cut_task_id: z.string().meta({ description: "The task of the new cut: its status, and `cancelTask`" }),
}).meta({ id: "StartedCut", description: "A new cut that is being made, and what it costs." });
export type StartedCut = z.infer<typeof StartedCut>;
