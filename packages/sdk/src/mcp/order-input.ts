import * as z from "zod";
import type { Order, Preset } from "../types.ts";

/** What an assistant says of a film that it orders. */
export const OrderInput = z.object({
  idea: z.string().min(1).describe("What the film tells, in any language"),
  minutes: z.number().optional().describe("The length: 3, or 5 to 60 in steps of 5. It decides the price. Default: 3"),
  story_type: z.string().optional().describe("See the tool options. Default: fairytale_story"),
  language: z.string().optional().describe("The language of the narration. See the tool options. Default: english"),
  style: z.string().optional().describe("The illustration style. See the tool options"),
  review: z
    .enum(["none", "first_scene", "script", "storyboard"])
    .optional()
    .describe(
      "Stop for the user: after the first scene, which costs 1 credit until the film is continued, after the script is written, or after the pictures are drawn. Default: none",
    ),
  preset_id: z.string().optional().describe("Saved settings that the order starts from. See the tool presets"),
  fields: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("Further fields of the order by their names in the API documentation, for example enable_subtitle"),
});

/** The order, with the length of its preset unless another is asked for. */
export const orderOf = (
  { idea, minutes, story_type, language, style, review, preset_id, fields }: z.output<typeof OrderInput>,
  preset?: Preset,
): Order =>
  ({
    ...fields,
    input_story: idea,
    video_duration: minutes ?? preset?.settings.videoDuration ?? 3,
    ...(story_type && { story_type }),
    ...(language && { voice_language: language }),
    ...(style && { illustration_style: style }),
    ...(review && { review }),
    ...(preset_id && { preset_id }),
    // The service checks the values and names a wrong one.
  }) as Order;
