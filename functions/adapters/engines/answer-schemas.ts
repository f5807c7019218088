import * as z from "zod";
import { StoryDraft } from "#functions/core/story/story.ts";

/** Schemas of the model's answers. Bounds are generous if a later stage checks the length anyway. */
const Title = z.string().trim().min(1).max(120);
const cast = StoryDraft.shape.cast;
const noLink = (text: string): boolean => !/https?:\/\//i.test(text);

export const WrittenStory = z.object({ title: Title, text: z.string().min(200).refine(noLink, "a link"), cast });
export const TitleAndCast = z.object({ title: Title, cast });
export const RewrittenNarration = z.object({ text: z.string().trim().min(1).refine(noLink, "a link") });
export const PublishingText = z.object({
  title: z.string().trim().min(1).max(100),
  description: z.string().trim().min(20).max(4_000).refine(noLink, "a link"),
  hashtags: z
    .array(z.string().regex(/^#?[\p{L}\p{M}\p{N}_]+$/u, "a hashtag"))
    .min(3)
    .max(15)
    .transform((tags) => tags.map((tag) => (tag.startsWith("#") ? tag : `#${tag}`))),
});

/** The pictures of scenes, in order. Gemini refuses a counted list of objects, so who asks counts the answer. */
export const scenePictures = () =>
  z.object({
    scenes: z.array(
      z.object({
        title: z.string().trim().min(1).max(80),
        place: z.string(),
        time: z.string(),
        weather: z.string(),
        mood: z.string(),
        shot: z.string(),
        cast: z.array(z.object({ id: z.string(), action: z.string(), mood: z.string() })),
        props: z.array(z.string()).max(6),
        prompt: z.string().min(20).max(2_000).refine(noLink, "a link"),
      }),
    ),
  });

export const Cast = z.object({ cast });
