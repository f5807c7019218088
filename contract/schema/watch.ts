import * as z from "zod";
import { DescriptionLinks } from "./cut.ts";
import { Engines } from "./engines.ts";

/** A shared film as a visitor sees it. It names nothing of its owner and of the order. */
export const WatchedFilm = z
  .object({
    watch_id: z.string(),
    title: z.string(),
    description: z.string(),
    language: z.string().meta({ description: "The language of the narration, as a BCP 47 tag" }),
    language_name: z.string(),
    story_type: z.string(),
    illustration_style: z
      .string()
      .optional()
      .meta({ description: "The style, if it is one of GET /api/illustration-styles" }),
    format: z.enum(["landscape", "portrait"]),
    width: z.int(),
    height: z.int(),
    seconds: z.number(),
    has_burned_subtitles: z.boolean(),
    engines: Engines.partial({ composer: true })
      .optional()
      .meta({ description: "The engine that made each part of the film; no composer without composed music" }),
    chapters: z.array(z.object({ title: z.string(), starts_at: z.number() })),
    video_url: z.string().meta({ description: "A signed link, valid for some hours" }),
    poster_url: z.string().optional(),
    captions_url: z.string().optional(),
    ...DescriptionLinks,
  })
  .meta({ id: "WatchedFilm", description: "A film that anyone with the link may watch." });
export type WatchedFilm = z.infer<typeof WatchedFilm>;

/** The video response of https://oembed.com. */
export const OEmbed = z
  .object({
    version: z.literal("1.0"),
    type: z.literal("video"),
    title: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    html: z.string(),
    width: z.int(),
    height: z.int(),
    thumbnail_url: z.string().optional(),
    thumbnail_width: z.int().optional(),
    thumbnail_height: z.int().optional(),
  })
  .meta({ id: "OEmbed" });
export type OEmbed = z.infer<typeof OEmbed>;
