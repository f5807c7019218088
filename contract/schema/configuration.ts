import * as z from "zod";

const Named = z.object({ value: z.string(), label: z.string() });

/** The choices and prices of the task form. */
export const SystemConfiguration = z
  .object({
    videoDurationConfigs: z.record(
      z.string(),
      z.object({
        story_characters: z.int(),
        scene_counts: z.int(),
        sentences_per_scene: z.int(),
        words_per_sentence: z.int(),
        total_cost: z.int(),
      }),
    ),
    formDurations: z.array(z.int()),
    storyTypes: z.array(Named),
    languages: z.array(Named.extend({ tag: z.string() })),
    pricingTiers: z.array(
      z.object({ id: z.string(), label: z.string(), amount: z.int(), credits: z.int(), bonus: z.int() }),
    ),
    illustrationStyles: z.array(Named),
    subtitleStyles: z.array(Named),
    voiceOptions: z.record(z.string(), z.record(z.string(), z.string())),
    defaultVoices: z.record(z.string(), z.string()),
    characterVoices: z
      .record(z.string(), z.array(z.object({ id: z.string(), name: z.string(), gender: z.string(), age: z.string() })))
      .meta({ description: "The voices that characters may have, by language" }),
    defaultIllustrationStyleByStoryType: z.record(z.string(), z.string()),
    audienceAges: z.array(Named),
    audienceGenders: z.array(Named),
    audienceLocations: z.array(Named),
    creditConversionRate: z.number(),
    filmExtension: z
      .object({ days: z.int(), credits: z.int(), maxTimes: z.int() })
      .meta({ description: "Keeping a finished film longer: the days and credits of one extension, and how often" }),
    engines: z
      .object({ writer: z.string(), illustrator: z.string(), narrator: z.string(), composer: z.string() })
      .meta({ description: "The engines of new films, `engine/model`, in the order of their trial" }),
    client_repository: z.url().optional().meta({ description: "A repository of clients for this API" }),
  })
  .meta({ id: "SystemConfiguration" });
export type SystemConfiguration = z.infer<typeof SystemConfiguration>;
