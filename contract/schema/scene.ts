import * as z from "zod";
import { speechStyles } from "../catalogue/speech-styles.ts";

export const Camera = z
  .enum(["still", "zoom", "pan"])
  .meta({ description: "still, zoom: slowly in and out, pan: slowly from one side to the other" });

/** One speaker's words within a scene. */
export const Utterance = z
  .object({
    speaker: z.string().min(1).max(100).meta({ description: "`narrator`, or the id of one of the film's `speakers`" }),
    text: z.string().trim().min(1, "An utterance is empty.").max(2_000),
    style: z.enum(speechStyles).optional().meta({
      description: "How it is spoken, as far as the engine can; without it, as a storyteller reads aloud",
    }),
  })
  .meta({ id: "Utterance", description: "One speaker's words within a scene." });
export type Utterance = z.infer<typeof Utterance>;

/** One scene of the storyboard. Its fields are filled while the film is made. */
export const Scene = z
  .object({
    id: z.int().meta({ description: "Names the scene in edits; it stays the same wherever the scene is moved" }),
    number: z.int().meta({ description: "Its place in the film, from 1" }),
    title: z.string(),
    narration: z.string(),
    utterances: z.array(Utterance).meta({
      description: "The narration by its speakers, in order. A recording of the owner is heard instead of them",
    }),
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

/** Who can speak in a film, with its voice: the narrator, and with `character_voices` every character. */
export const Speaker = z
  .object({
    id: z.string().meta({ description: "`narrator`, or the id of a character: names the speaker in edits" }),
    name: z.string(),
    voice: z.string().meta({ description: "The id of its voice: one of `characterVoices` of the configuration" }),
    lines: z.int().meta({ description: "How often it speaks; 0 for a character that says nothing yet" }),
  })
  .meta({ id: "Speaker" });
export type Speaker = z.infer<typeof Speaker>;
