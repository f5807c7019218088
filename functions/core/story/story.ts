import * as z from "zod";

/** One character, which looks the same in every picture. */
export const CastMember = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  traits: z.array(z.string()),
});

/** What a sequel needs to know about the film that it continues. */
export const PreviousStory = z.object({
  title: z.string(),
  /** The title of the first film of the series. */
  series: z.string(),
  /** The number of the sequel in the series, from 2. */
  part: z.int().min(2),
  /** The idea of the first film. */
  idea: z.string(),
  storySoFar: z.string(),
  ending: z.string(),
  cast: z.array(CastMember),
  /** The user gave no idea for the sequel: the writer decides what happens next. */
  isOpen: z.boolean(),
});
export type PreviousStory = z.infer<typeof PreviousStory>;

/** A story before it is divided into scenes. */
export const StoryDraft = z.object({
  title: z.string().min(1),
  text: z.string().min(1),
  /** The characters, if the writer returned them. */
  cast: z.array(CastMember),
  wordForWord: z.boolean(),
});
export type StoryDraft = z.infer<typeof StoryDraft>;

export const PlannedScene = z.object({
  number: z.int().min(1),
  title: z.string(),
  narration: z.string().min(1),
  picture: z.object({
    place: z.string(),
    time: z.string(),
    weather: z.string(),
    mood: z.string(),
    shot: z.string(),
    cast: z.array(z.object({ id: z.string(), action: z.string(), mood: z.string(), holds: z.string().optional() })),
    crowd: z.string().optional(),
    props: z.array(z.string()),
    prompt: z.string(),
  }),
});
export type PlannedScene = z.infer<typeof PlannedScene>;

/** A story divided into scenes, with the characters that all pictures share. */
export const Plan = z.object({
  title: z.string(),
  cast: z.array(CastMember),
  scenes: z.array(PlannedScene).min(1),
});
export type Plan = z.infer<typeof Plan>;
