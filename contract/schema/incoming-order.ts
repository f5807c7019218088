import * as z from "zod";
import { languageIds } from "../catalogue/languages.ts";
import { minutesSold } from "../catalogue/lengths.ts";
import { fullStoryMaximum, promptMaximum } from "../catalogue/story-maxima.ts";
import { storyTypeIds } from "../catalogue/story-types.ts";
import { defaultStyle, styles } from "../catalogue/styles.ts";
import { defaultSubtitleStyle, subtitleStyleIds } from "../catalogue/subtitle-styles.ts";
import { thousands } from "../thousands.ts";
import { Dimension, Language, StoryType, SubtitleStyle, TaskForm } from "./order.ts";

const form = TaskForm.shape;
const described = (description: string, otherwise?: unknown) => ({
  description,
  ...(otherwise !== undefined && { default: otherwise }),
});
const words = (description: string) => z.string().trim().max(2_000).optional().meta(described(description, ""));
const yesOrNo = (description: string) => z.boolean().optional().meta(described(description, false));
const systemPrompt = (part: string) =>
  z
    .string()
    .max(fullStoryMaximum)
    .optional()
    .meta(described(`Your own system prompt for ${part}. Keep the placeholder variables of the template intact.`, ""));

export const orderModes = ["create", "edit", "repeat", "continue"] as const;
export type OrderMode = (typeof orderModes)[number];

/**
 * What the incoming webhook takes. Nothing has a default here: what is left out is a default for a new film, but the
 * source's own value where a film is edited, repeated or continued. The descriptions are the documentation's.
 */
export const OrderFields = z.object({
  mode: z
    .enum(orderModes, `Unknown mode. Known: ${orderModes.join(", ")}.`)
    .default("create")
    .meta(
      described(
        "create: a new film. edit: changes a film that is still pending (task_id). repeat: the same film again (from_task_id). continue: a sequel of a completed film (from_task_id).",
        "create",
      ),
    ),
  task_id: z.string().max(100).optional().meta(described("With mode edit: the pending task to change.")),
  from_task_id: z
    .string()
    .max(100)
    .optional()
    .meta(described("With mode repeat: any task of yours. With mode continue: a completed one.")),
  triggered_by: z
    .enum(["api_call", "web_user"])
    .optional()
    .meta(described("Who ordered it. A program leaves it out or says api_call.", "api_call")),
  input_story: z
    .string()
    .trim()
    .max(promptMaximum, `The story prompt is longer than ${thousands(promptMaximum)} characters.`)
    .optional()
    .meta(
      described(
        "The prompt or idea of the story in any language, not the finished story. Required, except with mode continue, which builds it from the previous story, and with edit and repeat, which keep the source's.",
      ),
    ),
  story_type: StoryType.optional().meta(described(`One of ${storyTypeIds.join(", ")}.`, storyTypeIds[0])),
  video_duration: z
    .literal(minutesSold, `video_duration is one of ${minutesSold.join(", ")} minutes.`)
    .optional()
    .meta(described("Length of the film in minutes: 3, or 5 to 60 in steps of 5. It decides the price.", 10)),
  dimension_type: Dimension.optional().meta(described("landscape is 16:9, portrait is 9:16.", "landscape")),
  voice_language: Language.optional().meta(
    described(`The language of the narration: one of ${languageIds.join(", ")}.`, "english"),
  ),
  narrator_name: z.string().trim().max(100).optional().meta(described("How the narrator is introduced.", "")),
  narrator_voice_id: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta(
      described(
        "A voice of GET /api/system-configuration that speaks voice_language. Chinese takes Chinese voices only, and no other language takes one. Left out: the language's default voice.",
      ),
    ),
  illustration_style: z
    .string()
    .trim()
    .max(300, "An illustration style is described in up to 300 characters.")
    .optional()
    .meta(described(`${styles.map(({ value }) => value).join(", ")}; or a style in your own words.`, defaultStyle)),
  audience_age: form.audienceAge
    .unwrap()
    .optional()
    .meta(
      described(
        "toddlers (1-3), preschool (4-5), children (6-12), teens (13-17), young_adults (18-25), adults (26-64), seniors (65+); or your own words.",
        "adults",
      ),
    ),
  audience_gender: z
    .string()
    .trim()
    .max(100, "An audience is described in up to 100 characters.")
    .optional()
    .meta(described("all_genders, male, female; or your own words.", "all_genders")),
  audience_location: form.audienceLocation
    .unwrap()
    .optional()
    .meta(
      described(
        "global, western, east_asian, islamic, christian, hindu_buddhist, african, latin_american, jewish, indigenous, nordic, slavic; or your own words.",
        "global",
      ),
    ),
  thematic_purpose: words("What the story is meant to achieve, for example to teach patience."),
  signature_phrases: words("Phrases that the narration uses."),
  youtube_channel_description: words("What your video channel is about; title, description and hashtags suit it."),
  search_keywords: words("Words that people who look for the film would type."),
  temperature: form.temperature
    .unwrap()
    .optional()
    .meta(described("How freely the story is told: 0.0 to 1.0 in steps of 0.1.", 0.1)),
  use_fixed_character: yesOrNo(
    "Draw the character image that you uploaded on the site for this story type. Where there is none, this is ignored.",
  ),
  character_name: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta(described("Name of the uploaded character, with use_fixed_character.", "")),
  watermark_enabled: yesOrNo(
    "Show the watermark that you uploaded on the site for this story type. Where there is none, this is ignored.",
  ),
  enable_subtitle: yesOrNo("Burn subtitles into the picture. Subtitle files come with every film."),
  subtitle_style: SubtitleStyle.optional().meta(
    described(`How burned subtitles look: one of ${subtitleStyleIds.join(", ")}.`, defaultSubtitleStyle),
  ),
  highlight_spoken_word: yesOrNo("Colour the word of a burned subtitle that is being spoken."),
  enable_zoom_effect: yesOrNo("Let the camera move into the pictures."),
  enable_chapter_transitions: yesOrNo("Open each chapter with a title card and a fade."),
  code_name: z
    .string()
    .trim()
    .max(300, "A code name has up to 300 characters.")
    .optional()
    .meta(
      described(
        "Your own name for the task, up to 300 characters. Left out: one is made up, or the first 100 characters of input_story are taken.",
      ),
    ),
  copy_to_email: form.copyToEmail
    .unwrap()
    .optional()
    .meta(
      described(
        "Up to 5 more addresses that are told when the film is ready, separated by commas, spaces or new lines.",
        "",
      ),
    ),
  system_prompt_story_writing: systemPrompt("writing the story"),
  system_prompt_structure_design: systemPrompt("planning the scenes"),
});

/** A field that is null or empty says nothing: programs send such for what they do not know. */
const said = (given: unknown): unknown =>
  typeof given === "object" && given !== null && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ""))
    : given;

export const IncomingOrder = z
  .preprocess(said, OrderFields)
  .refine(({ mode, task_id }) => mode !== "edit" || task_id, { error: "Edit needs task_id.", path: ["task_id"] })
  .refine(({ mode, from_task_id }) => mode !== "repeat" || from_task_id, {
    error: "Repeat needs from_task_id.",
    path: ["from_task_id"],
  })
  .refine(({ mode, from_task_id }) => mode !== "continue" || from_task_id, {
    error: "Continue needs from_task_id.",
    path: ["from_task_id"],
  })
  .refine(({ mode, input_story }) => mode !== "create" || input_story, {
    error: "input_story is required.",
    path: ["input_story"],
  })
  .meta({
    id: "IncomingOrder",
    description: "What a program orders. Only input_story is required; every other field has a default.",
  });
export type IncomingOrder = z.output<typeof IncomingOrder>;
