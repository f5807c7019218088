import * as z from "zod";

/** One scene of the storyboard, filled in while the film is made. */
export const Scene = z
  .object({
    number: z.int(),
    title: z.string(),
    narration: z.string(),
    prompt: z.string(),
    picture_url: z.string().optional(),
    audio_url: z.string().optional(),
    starts_at: z.number().optional().meta({ description: "The second of the film at which it begins" }),
    seconds: z.number().optional().meta({ description: "How long it is in the film" }),
    status: z.enum(["planned", "voiced", "drawn", "filmed"]),
  })
  .meta({ id: "Scene" });
export type Scene = z.infer<typeof Scene>;
