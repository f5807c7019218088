import * as z from "zod";

/** One scene of the storyboard. Its fields are filled while the film is made. */
export const Scene = z
  .object({
    number: z.int(),
    title: z.string(),
    narration: z.string(),
    prompt: z.string(),
    picture_url: z.string().optional(),
    audio_url: z.string().optional(),
    starts_at: z.number().optional().meta({ description: "Its start in seconds of the film" }),
    seconds: z.number().optional().meta({ description: "Its duration in the film in seconds" }),
    status: z.enum(["planned", "voiced", "drawn", "filmed"]),
  })
  .meta({ id: "Scene" });
export type Scene = z.infer<typeof Scene>;
