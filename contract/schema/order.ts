import * as z from "zod";
import { languageIds } from "../catalogue/languages.ts";
import { minutesSold } from "../catalogue/lengths.ts";
import { fullStoryMaximum, promptMaximum } from "../catalogue/story-maxima.ts";
import { storyTypeIds } from "../catalogue/story-types.ts";
import { defaultStyle, othersStyle, styleChoices } from "../catalogue/styles.ts";
import { subtitleStyleIds } from "../catalogue/subtitle-styles.ts";
import { voices } from "../catalogue/voices.ts";
import { thousands } from "../thousands.ts";

const missing = "Missing required information. Please fill in all required fields.";
const noStory = "Please provide either a story prompt or a full story!";
export const systemPromptMaximum = 60_000;

/** A required choice: says what is missing, or which words are known. */
const choice = <const T extends string>(name: string, known: readonly T[]) =>
  z.enum(known, {
    error: ({ input }) =>
      input === undefined || input === "" ? missing : `Unknown ${name} "${input}". Known: ${known.join(", ")}.`,
  });

export const StoryType = choice("story type", storyTypeIds);
export const Language = choice("voice language", languageIds);
export const Dimension = choice("video format", ["landscape", "portrait"]);

export const SubtitleStyle = choice("subtitle style", subtitleStyleIds);

export const Length = z.literal(minutesSold, {
  error: ({ input }) => `Unknown video length "${input}". It is one of ${minutesSold.join(", ")} minutes.`,
});
export const FullStory = z
  .string()
  .trim()
  .max(fullStoryMaximum, `The full story is longer than ${thousands(fullStoryMaximum)} characters.`)
  .default("");
const Words = z.string().trim().max(2_000);
const Audience = z.string().trim().max(100, "An audience is described in up to 100 characters.");

const mails = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
const CopyTo = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => mails(text).length <= 5, "Copy to Email: up to 5 addresses.")
  .refine(
    (text) => mails(text).every((address) => z.email().safeParse(address).success),
    "Copy to Email: one of the addresses is not an e-mail address.",
  );

/** What the form sends, field by field as the form knows them. Defaults are the form's. */
export const TaskForm = z
  .object({
    storyType: StoryType,
    inputStory: z
      .string()
      .trim()
      .max(promptMaximum, `The story prompt is longer than ${thousands(promptMaximum)} characters.`)
      .default(""),
    fullStory: FullStory,
    videoDuration: Length.default(3),
    dimensionType: Dimension.default("landscape"),
    voiceLanguage: Language,
    narratorName: z.string().trim().max(100).default(""),
    narratorVoiceId: z.string().trim().max(100).default(""),
    illustrationStyle: choice("illustration style", styleChoices).default(defaultStyle),
    customIllustrationStyle: z.string().trim().max(300).default(""),
    audienceAge: Audience.default("adults"),
    audienceGender: z.preprocess((given) => given || "all_genders", Audience.default("all_genders")),
    audienceLocation: Audience.default("global"),
    temperature: z.number().min(0).max(1).multipleOf(0.1).default(0.1),
    thematicPurpose: Words.default(""),
    signaturePhrases: Words.default(""),
    searchKeywords: Words.default(""),
    youtubeChannelDescription: Words.default(""),
    copyToEmail: CopyTo.default(""),
    enableChapterTransitions: z.boolean().default(false),
    enableZoomEffect: z.boolean().default(false),
    enableSubtitle: z.boolean().default(false),
    subtitleStyle: SubtitleStyle.optional(),
    highlightSpokenWord: z.boolean().optional(),
    watermarkEnabled: z.boolean().default(false),
    useFixedCharacter: z.boolean().default(false),
    characterName: z.string().trim().max(200).default(""),
    fixedCharacterId: z
      .string()
      .max(100)
      .default("")
      .meta({ description: "An uploaded character; without it, the one of that name and story type" }),
    codeName: z.string().trim().max(300, "A code name has up to 300 characters.").default(""),
    systemPromptWriting: z.string().max(systemPromptMaximum).default(""),
    systemPromptStructure: z.string().max(systemPromptMaximum).default(""),
  })
  .refine(({ inputStory, fullStory }) => inputStory || fullStory, noStory)
  .refine(
    ({ illustrationStyle, customIllustrationStyle }) => illustrationStyle !== othersStyle || customIllustrationStyle,
    "Please enter your custom illustration style or select a predefined style!",
  )
  .refine(({ useFixedCharacter, characterName }) => !useFixedCharacter || characterName, {
    error: "Please enter a character name for the fixed character.",
    path: ["characterName"],
  })
  .refine(({ useFixedCharacter, characterName: { length } }) => !useFixedCharacter || length === 0 || length >= 2, {
    error: "Character name must be at least 2 characters long",
    path: ["characterName"],
  })
  .refine(({ useFixedCharacter, characterName: { length } }) => !useFixedCharacter || length <= 50, {
    error: "Character name must be 50 characters or less",
    path: ["characterName"],
  })
  .refine(
    ({ narratorVoiceId, voiceLanguage }) =>
      !narratorVoiceId || voices.some(({ id, language }) => id === narratorVoiceId && language === voiceLanguage),
    { error: "This voice does not speak the chosen language. Please choose another voice.", path: ["narratorVoiceId"] },
  )
  .meta({ id: "TaskForm", description: "What a user orders: the fields of the task form." });
export type TaskForm = z.output<typeof TaskForm>;
