import * as z from "zod";
import { languageIds } from "../catalogue/languages.ts";
import { minutesSold } from "../catalogue/lengths.ts";
import { storyTypeIds } from "../catalogue/story-types.ts";
import { defaultStyle, styles } from "../catalogue/styles.ts";
import { defaultSubtitleStyle, subtitleStyleIds } from "../catalogue/subtitle-styles.ts";
import { maxPromptLength } from "../catalogue/text-limits.ts";
import { formatThousands } from "../thousands.ts";
import { addedText, addedToggle, audience, systemPrompt, text, toggle } from "./field-kinds.ts";
import type { OrderField } from "./order-field.ts";
import { Outline } from "./outline.ts";
import { type OwnCharacter, OwnCharacters } from "./own-characters.ts";
import {
  Audience,
  CopyToEmail,
  Dimension,
  EndCard,
  FullStoryText,
  IllustrationStyle,
  IntroCard,
  Language,
  Length,
  Music,
  MusicVolume,
  OwnHashtags,
  type Pronunciation,
  Pronunciations,
  Review,
  ReviewTimeout,
  SpeakerCaptions,
  StoryType,
  SubtitleStyle,
} from "./values.ts";

/** Every field of an order. Faults are reported in this order. */
export const orderFields = {
  storyType: {
    task: "story_type",
    webhook: "story_type",
    schema: StoryType,
    default: "fairytale_story",
    whenOmitted: "refused",
    description: `One of ${storyTypeIds.join(", ")}.`,
    flag: { name: "type" },
  },
  inputStory: {
    isOfOneStory: true,
    task: "input_story",
    webhook: "input_story",
    ...text(maxPromptLength, `The story prompt is longer than ${formatThousands(maxPromptLength)} characters.`),
    isComputed: true,
    requiredIn: ["create"],
    description: "The prompt or idea of the story in any language, not the finished story.",
    webhookNote:
      "Required in mode create. Mode continue builds it from the previous story; modes edit and repeat keep the one of the task.",
    flag: { name: "idea" },
  },
  outline: {
    isOfOneStory: true,
    task: "outline",
    webhook: "outline",
    schema: Outline,
    default: {},
    whenOmitted: "unset",
    description:
      "What you confirm or change of the outline that POST /api/quote reads in the story prompt. A part that is set here is told as you say it; the others are read in the prompt.",
    flag: { name: "outline", isJson: true },
  },
  fullStory: {
    isOfOneStory: true,
    schema: FullStoryText,
    default: "",
    description: "The finished story. It replaces the prompt, and is narrated word for word if it fits the length.",
    flag: { name: "story", isFile: true },
  },
  videoDuration: {
    task: "video_length_minutes",
    webhook: "video_duration",
    schema: Length,
    webhookSchema: z.literal(minutesSold, `video_duration is one of ${minutesSold.join(", ")} minutes.`),
    taskSchema: z.literal(minutesSold),
    default: 3,
    webhookDefault: 10,
    description: "Length of the film in minutes: 3, or 5 to 60 in steps of 5. It decides the price.",
    flag: { name: "minutes" },
  },
  dimensionType: {
    task: "dimension_type",
    webhook: "dimension_type",
    schema: Dimension,
    default: "landscape",
    description: "landscape is 16:9, portrait is 9:16.",
    flag: { name: "portrait", value: "portrait" },
  },
  voiceLanguage: {
    task: "voice_language",
    webhook: "voice_language",
    schema: Language,
    default: "english",
    whenOmitted: "refused",
    description: `The language of the narration: one of ${languageIds.join(", ")}.`,
    flag: { name: "language" },
  },
  narratorName: {
    task: "narrator_name",
    webhook: "narrator_name",
    ...text(100),
    description: "The name by which the narrator is introduced.",
  },
  narratorVoiceId: {
    task: "voice_id",
    webhook: "narrator_voice_id",
    ...text(100),
    isComputed: true,
    description:
      "A voice from GET /api/system-configuration that speaks the language of the narration. Chinese takes Chinese voices only, and no other language takes one. Default: the language's first voice.",
    flag: { name: "voice" },
  },
  illustrationStyle: {
    task: "image_illustration_style",
    webhook: "illustration_style",
    schema: IllustrationStyle,
    webhookSchema: z.string().trim().max(300, "An illustration style can be described in up to 300 characters."),
    taskSchema: z.string(),
    default: defaultStyle,
    description: `${styles.map(({ value }) => value).join(", ")}; or a style in your own words.`,
    flag: { name: "style" },
  },
  customIllustrationStyle: {
    schema: z.string().trim().max(300),
    default: "",
    description: "The style in your own words, where illustrationStyle is Others.",
  },
  audienceAge: {
    task: "audience_age",
    webhook: "audience_age",
    ...audience,
    default: "adults",
    description:
      "toddlers (1-3), preschool (4-5), children (6-12), teens (13-17), young_adults (18-25), adults (26-64), seniors (65+); or your own words.",
  },
  audienceGender: {
    task: "audience_gender",
    webhook: "audience_gender",
    ...audience,
    formSchema: z.preprocess((given) => given || "all_genders", Audience.default("all_genders")),
    default: "all_genders",
    description: "all_genders, male, female; or your own words.",
  },
  audienceLocation: {
    task: "audience_geo_location",
    webhook: "audience_location",
    ...audience,
    default: "global",
    description:
      "global, western, east_asian, islamic, christian, hindu_buddhist, african, latin_american, jewish, indigenous, nordic, slavic; or your own words.",
  },
  temperature: {
    task: "temperature",
    webhook: "temperature",
    schema: z.number().min(0).max(1).multipleOf(0.1),
    taskSchema: z.number(),
    default: 0.1,
    description: "The creativity of the story: 0.0 to 1.0 in steps of 0.1.",
  },
  thematicPurpose: {
    task: "thematic_purpose",
    webhook: "thematic_purpose",
    ...text(2_000),
    description: "The purpose of the story, for example to teach patience.",
  },
  signaturePhrases: {
    task: "signature_phrases",
    webhook: "signature_phrases",
    ...text(2_000),
    description: "Phrases that the narration uses.",
  },
  searchKeywords: {
    task: "search_keywords",
    webhook: "search_keywords",
    ...text(2_000),
    description: "Search terms by which people should find the film.",
  },
  youtubeChannelDescription: {
    task: "youtube_channel_description",
    webhook: "youtube_channel_description",
    ...text(2_000),
    description: "The subject of your video channel. Title, description and hashtags are written to suit it.",
  },
  ownHashtags: {
    task: "own_hashtags",
    webhook: "own_hashtags",
    ...addedText(OwnHashtags),
    description: "Up to 10 hashtags, separated by commas, spaces or new lines. They stand before those of the film.",
    flag: { name: "hashtags" },
  },
  introCard: {
    task: "intro_card",
    webhook: "intro_card",
    ...addedText(IntroCard),
    description: "A line above the title at the beginning of the film, such as the name of your channel.",
    flag: { name: "intro-card" },
  },
  endCard: {
    task: "end_card",
    webhook: "end_card",
    ...addedText(EndCard),
    description: "A text over the last picture at the end of the film, such as The End or the name of your channel.",
    flag: { name: "end-card" },
  },
  copyToEmail: {
    task: "copy_to_email",
    webhook: "copy_to_email",
    schema: CopyToEmail,
    taskSchema: z.array(z.string()),
    default: "",
    description: "Up to 5 more addresses that get an e-mail when the film is ready, separated by commas or spaces.",
  },
  enableChapterTransitions: {
    task: "enable_chapter_transitions",
    webhook: "enable_chapter_transitions",
    ...toggle,
    description: "Open each chapter with a title card and a fade.",
    flag: { name: "chapters" },
    effect: { label: "Chapter transitions", hint: "A title card between the chapters" },
  },
  enableZoomEffect: {
    task: "enable_zoom_effect",
    webhook: "enable_zoom_effect",
    ...toggle,
    description: "Let the camera move into the pictures.",
    flag: { name: "zoom" },
    effect: { label: "Zoom effect", hint: "Pictures move slowly during the narration" },
  },
  enableSubtitle: {
    task: "enable_subtitle",
    webhook: "enable_subtitle",
    ...toggle,
    description: "Burn subtitles into the picture. Every film also has subtitle files.",
    flag: { name: "subtitles" },
    effect: { label: "Subtitle", hint: "The spoken words at the bottom of the picture" },
  },
  subtitleStyle: {
    task: "subtitle_style",
    webhook: "subtitle_style",
    schema: SubtitleStyle,
    default: defaultSubtitleStyle,
    whenOmitted: "unset",
    description: `The style of burned subtitles: one of ${subtitleStyleIds.join(", ")}.`,
    flag: { name: "subtitle-style" },
  },
  highlightSpokenWord: {
    task: "highlight_spoken_word",
    webhook: "highlight_spoken_word",
    ...toggle,
    whenOmitted: "unset",
    description: "Highlight each word of a burned subtitle while it is spoken.",
    flag: { name: "highlight" },
  },
  speakerCaptions: {
    task: "speaker_captions",
    webhook: "speaker_captions",
    schema: SpeakerCaptions,
    default: "automatic",
    whenOmitted: "unset",
    description:
      "How subtitles show which character speaks, where characterVoices is on: `automatic` names a speaker whom the words do not name, `names` names every speaker, `colors` gives the burned subtitles of each character a colour.",
    flag: { name: "speaker-captions" },
  },
  pronunciations: {
    task: "pronunciations",
    webhook: "pronunciations",
    schema: Pronunciations,
    default: [] as Pronunciation[],
    whenOmitted: "unset",
    description:
      "Words that the narrator says wrongly, each with a spelling that sounds right. Captions keep the word of the story. A new film also gets those of the account; its own win.",
    flag: { name: "pronunciations", isJson: true },
  },
  characterVoices: {
    task: "character_voices",
    webhook: "character_voices",
    ...addedToggle,
    description:
      "Let the characters of the story speak their lines in voices of their own, chosen by gender and age. Lines whose speaker is not certain stay with the narrator.",
    flag: { name: "character-voices" },
    effect: { label: "Character voices", hint: "Quoted speech in the voice of its speaker" },
  },
  characters: {
    task: "characters",
    webhook: "characters",
    schema: OwnCharacters,
    default: [] as OwnCharacter[],
    whenOmitted: "unset",
    description:
      "Up to 4 characters of your own, in any story type, each with a name and, if you like, a kind, a look, a voice and an uploaded picture. One that the idea names, or whose kind the idea has without a name, is that person of the idea. All of them act in the story.",
    flag: { name: "characters", isJson: true },
  },
  music: {
    task: "music",
    webhook: "music",
    schema: Music,
    default: "automatic",
    whenOmitted: "unset",
    description:
      "The music: `automatic` follows the mood of each scene, `none` leaves the film without music, a mood is kept for the whole film: calm, happy, joy, wonder, tense, worried or sad. `own` is the sound file that musicAssetId names.",
    flag: { name: "music" },
  },
  musicAssetId: {
    task: "music_asset_id",
    webhook: "music_asset_id",
    schema: z.string().max(100),
    default: "",
    whenOmitted: "unset",
    description:
      "The asset id of an uploaded sound file that is the music, where the music is `own`. It is repeated or cut to the film's length, and its loudness is set as that of other music.",
  },
  musicVolume: {
    task: "music_volume",
    webhook: "music_volume",
    schema: MusicVolume,
    default: "normal",
    whenOmitted: "unset",
    description: "How loud the music is beside the narration: quiet, normal or loud.",
    flag: { name: "music-volume" },
  },
  review: {
    task: "review",
    webhook: "review",
    schema: Review,
    default: "none",
    whenOmitted: "unset",
    description:
      "Stop the film until you continue it: `first_scene` after one scene is written, drawn and spoken, for 1 credit that counts towards the film; `script` after the narration is written and spoken, `storyboard` after the pictures are drawn, `none` never.",
    flag: { name: "review" },
  },
  reviewTimeout: {
    task: "review_timeout",
    webhook: "review_timeout",
    schema: ReviewTimeout,
    default: "continue",
    whenOmitted: "unset",
    description:
      "What happens if a review is not continued within 72 hours: `continue` the film, or `cancel` it. A first look is always cancelled.",
    flag: { name: "review-timeout" },
  },
  watermarkEnabled: {
    task: "watermark_enabled",
    webhook: "watermark_enabled",
    ...addedToggle,
    description: "Show the watermark that you uploaded on the site for this story type.",
    webhookNote: "Ignored if there is none.",
  },
  useFixedCharacter: {
    task: "use_fixed_character",
    webhook: "use_fixed_character",
    ...addedToggle,
    description:
      "Draw the main character as the image that you uploaded on the site for this story type. `characters` does the same for up to four.",
    webhookNote: "Ignored if there is none.",
  },
  characterName: {
    task: "fixed_character_name",
    webhook: "character_name",
    schema: z.string().trim().max(200),
    webhookSchema: z.string().trim().max(100),
    taskSchema: z.string().default(""),
    default: "",
    description: "The name of the uploaded character to draw.",
  },
  fixedCharacterId: {
    task: "fixed_character_id",
    schema: z.string().max(100),
    taskSchema: z.string().default(""),
    default: "",
    description: "The asset id of an uploaded character. Without it, the one of that name and story type is drawn.",
  },
  codeName: {
    isOfOneStory: true,
    task: "code_name",
    webhook: "code_name",
    ...text(300, "The code name is longer than 300 characters."),
    isComputed: true,
    description:
      "Your own name for the task, up to 300 characters. Default: a generated title, or the first 100 characters of the story prompt; once the story is written, its title. An order of the site also gives it to the film as its title.",
  },
  systemPromptWriting: {
    task: "system_prompt_story_writing",
    webhook: "system_prompt_story_writing",
    ...systemPrompt("writing the story"),
  },
  systemPromptStructure: {
    task: "system_prompt_structure_design",
    webhook: "system_prompt_structure_design",
    ...systemPrompt("planning the scenes"),
  },
} as const satisfies Record<string, OrderField>;

export type OrderFields = typeof orderFields;
