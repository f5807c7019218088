import { languages } from "#contract/catalogue/languages.ts";
import { storyTypeIds } from "#contract/catalogue/story-types.ts";
import { defaultStyle, othersStyle, styles } from "#contract/catalogue/styles.ts";
import { voices } from "#contract/catalogue/voices.ts";
import type { IncomingOrder } from "#contract/schema/incoming-order.ts";
import { TaskForm } from "#contract/schema/order.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { Refusal } from "../shared/errors.ts";

/** What a program may say of a film, whichever call it says it with. */
export type OrderWords = Omit<IncomingOrder, "mode" | "task_id" | "from_task_id" | "triggered_by">;

/** What a new film is where its order says nothing. */
export const usual = {
  story_type: storyTypeIds[0],
  video_duration: 10,
  dimension_type: "landscape",
  voice_language: "english",
  illustration_style: defaultStyle,
  audience_age: "adults",
  audience_gender: "all_genders",
  audience_location: "global",
  temperature: 0.1,
} as const satisfies OrderWords;

/** A task in the words of an order: what an edit, a repeat or a sequel keeps where it says nothing else. */
export const wordsOf = (task: TaskRecord): OrderWords => ({
  story_type: task.story_type,
  input_story: task.input_story,
  video_duration: task.video_length_minutes,
  dimension_type: task.dimension_type,
  voice_language: task.voice_language,
  narrator_name: task.narrator_name,
  narrator_voice_id: task.voice_id,
  illustration_style: task.image_illustration_style,
  audience_age: task.audience_age,
  audience_gender: task.audience_gender,
  audience_location: task.audience_geo_location,
  thematic_purpose: task.thematic_purpose,
  signature_phrases: task.signature_phrases,
  youtube_channel_description: task.youtube_channel_description,
  search_keywords: task.search_keywords,
  temperature: task.temperature,
  enable_subtitle: task.enable_subtitle,
  subtitle_style: task.subtitle_style,
  highlight_spoken_word: task.highlight_spoken_word,
  enable_zoom_effect: task.enable_zoom_effect,
  enable_chapter_transitions: task.enable_chapter_transitions,
  code_name: task.code_name,
  copy_to_email: task.copy_to_email.join(", "),
  system_prompt_story_writing: task.system_prompt_story_writing,
  system_prompt_structure_design: task.system_prompt_structure_design,
  watermark_enabled: task.watermark_enabled,
  use_fixed_character: task.use_fixed_character,
  character_name: task.fixed_character_name || undefined,
});

/** What is said, over what holds where nothing is said. Another language does not keep the voice of the one before. */
export const over = (before: OrderWords, said: OrderWords): OrderWords => {
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const keepsVoice = !said.voice_language || said.voice_language === before.voice_language;
  return { ...before, ...(!keepsVoice && { narrator_voice_id: undefined }), ...given };
};

/** The form that the site would have sent for the same film. */
export const formOf = (words: OrderWords, fullStory = ""): TaskForm =>
  TaskForm.parse({ ...fieldsOf(over(usual, words)), fullStory });

/** An order in the words of the form: only what it says. */
export const fieldsOf = (order: OrderWords): Readonly<Record<string, unknown>> => {
  refuseVoice(order);
  const fields = {
    storyType: order.story_type,
    inputStory: order.input_story,
    videoDuration: order.video_duration,
    dimensionType: order.dimension_type,
    voiceLanguage: order.voice_language,
    narratorName: order.narrator_name,
    narratorVoiceId: order.narrator_voice_id,
    ...styleOf(order),
    audienceAge: order.audience_age,
    audienceGender: order.audience_gender,
    audienceLocation: order.audience_location,
    temperature: order.temperature,
    thematicPurpose: order.thematic_purpose,
    signaturePhrases: order.signature_phrases,
    searchKeywords: order.search_keywords,
    youtubeChannelDescription: order.youtube_channel_description,
    copyToEmail: order.copy_to_email,
    enableChapterTransitions: order.enable_chapter_transitions,
    enableZoomEffect: order.enable_zoom_effect,
    enableSubtitle: order.enable_subtitle,
    subtitleStyle: order.subtitle_style,
    highlightSpokenWord: order.highlight_spoken_word,
    watermarkEnabled: order.watermark_enabled,
    // What cannot be a character's name is ignored, as is a name that no character has.
    useFixedCharacter: order.use_fixed_character && isName(order.character_name),
    characterName: isName(order.character_name) ? order.character_name : undefined,
    codeName: order.code_name,
    systemPromptWriting: order.system_prompt_story_writing,
    systemPromptStructure: order.system_prompt_structure_design,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
};

/** A style that we do not sell is one in its owner's own words. */
const styleOf = ({ illustration_style: style }: OrderWords) => {
  if (style === undefined) return {};
  return styles.some(({ value }) => value === style)
    ? { illustrationStyle: style, customIllustrationStyle: "" }
    : { illustrationStyle: othersStyle, customIllustrationStyle: style };
};

const isName = (name = ""): boolean => name.length >= 2 && name.length <= 50;

/** Chinese voices are for Chinese, and Chinese is for Chinese voices; any other voice speaks its own language too. */
const refuseVoice = ({ voice_language: language = usual.voice_language, narrator_voice_id: id }: OrderWords) => {
  if (!id) return;
  const voice = voices.find((each) => each.id === id);
  if (voice?.language === language) return;
  const { name } = languages[language];
  const message =
    language === "chinese"
      ? `A Chinese voice_language needs a Chinese voice ID. "${id}" is none.`
      : voice?.language === "chinese"
        ? `Only a Chinese voice_language takes the Chinese voice ID "${id}".`
        : voice
          ? `The voice "${id}" speaks ${languages[voice.language].name}, not ${name}.`
          : `Unknown voice ID "${id}". GET /api/system-configuration lists the voices.`;
  throw new Refusal("invalid_request", message, { fields: [{ field: "narrator_voice_id", message }] });
};
