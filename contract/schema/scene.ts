import * as z from "zod";

export const Camera = z
  .enum(["still", "zoom", "pan"])
  .meta({ description: "still, zoom: slowly in and out, pan: slowly from one side to the other" });

/** One scene of the storyboard. Its fields are filled while the film is made. */
export const Scene = z
  .object({
    id: z.int().meta({ description: "Names the scene in edits; it stays the same wherever the scene is moved" }),
    number: z.int().meta({ description: "Its place in the film, from 1" }),
    title: z.string(),
    narration: z.string(),
    prompt: z.string(),
    picture_url: z.string().optional(),
    tile_url: z.string().optional().meta({ description: "The picture as a small WebP, for lists" }),
    picture_version: z.int().meta({ description: "Which of its pictures the scene shows" }),
    pictures: z
      .array(
        z.object({
          version: z.int(),
          prompt: z.string(),
          own: z.boolean().meta({ description: "A picture that the owner has uploaded" }),
          picture_url: z.string().optional(),
          tile_url: z.string().optional().meta({ description: "The picture as a small WebP, for lists" }),
        }),
      )
      .meta({ description: "All pictures of the scene that can be chosen; empty while there is one" }),
    camera: Camera,
    audio_url: z.string().optional(),
    own_narration: z.boolean().meta({ description: "The narration is a recording that the owner has uploaded" }),
    starts_at: z.number().optional().meta({ description: "Its start in seconds of the film" }),
    seconds: z.number().optional().meta({ description: "Its duration in the film in seconds" }),
    status: z.enum(["planned", "voiced", "drawn", "filmed"]),
  })
  .meta({ id: "Scene" });
export type Scene = z.infer<typeof Scene>;

/** A character that speaks in a film, with its voice. */
export const Speaker = z
  .object({
    id: z.string().meta({ description: "Names the character in edits" }),
    name: z.string(),
    voice: z.string().meta({ description: "The id of its voice: one of `characterVoices` of the configuration" }),
    lines: z.int().meta({ description: "How often it speaks" }),
  })
  .meta({ id: "Speaker" });
export type Speaker = z.infer<typeof Speaker>;
