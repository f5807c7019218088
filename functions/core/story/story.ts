import * as z from "zod";

/** One character, the same in every picture: its sheet. */
export const CastMember = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  traits: z.array(z.string()),
});

/** The film that a sequel goes on from, as far as the sequel has to know it. */
export const PreviousStory = z.object({
  title: z.string(),
  /** The title of the first film of them all. */
  series: z.string(),
  /** The sequel is the series' second film, or its third… */
  part: z.int().min(2),
  /** What the first film was made from. */
  idea: z.string(),
  storySoFar: z.string(),
  ending: z.string(),
  cast: z.array(CastMember),
  /** Nobody has said what happens next: the writer decides. */
  isOpen: z.boolean(),
});
export type PreviousStory = z.infer<typeof PreviousStory>;

/** A story before it is cut into scenes. */
export const StoryDraft = z.object({
  title: z.string().min(1),
  text: z.string().min(1),
  /** Who the story is about, where the writer knows. */
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

/** A story cut into scenes, with one sheet for each character that every picture uses. */
export const Plan = z.object({
  title: z.string(),
  cast: z.array(CastMember),
  scenes: z.array(PlannedScene).min(1),
});
export type Plan = z.infer<typeof Plan>;
