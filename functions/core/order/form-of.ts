import type * as z from "zod";
import { othersStyle, styleChoices } from "#contract/catalogue/styles.ts";
import type { TaskForm } from "#contract/schema/order.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";

/** The form that a task was ordered with. */
export const formOf = (task: TaskRecord, fullStory: string): z.input<typeof TaskForm> => {
  const style = styleChoices.find((each) => each === task.image_illustration_style);
  return {
    storyType: task.story_type,
    inputStory: task.input_story,
    fullStory,
    videoDuration: task.video_length_minutes,
    dimensionType: task.dimension_type,
    voiceLanguage: task.voice_language,
    narratorName: task.narrator_name,
    narratorVoiceId: task.voice_id,
    illustrationStyle: style ?? othersStyle,
    customIllustrationStyle: style ? "" : task.image_illustration_style,
    audienceAge: task.audience_age,
    audienceGender: task.audience_gender,
    audienceLocation: task.audience_geo_location,
    temperature: task.temperature,
    thematicPurpose: task.thematic_purpose,
    signaturePhrases: task.signature_phrases,
    searchKeywords: task.search_keywords,
    youtubeChannelDescription: task.youtube_channel_description,
    copyToEmail: task.copy_to_email.join(", "),
    enableChapterTransitions: task.enable_chapter_transitions,
    enableZoomEffect: task.enable_zoom_effect,
    enableSubtitle: task.enable_subtitle,
    subtitleStyle: task.subtitle_style,
    highlightSpokenWord: task.highlight_spoken_word,
    watermarkEnabled: task.watermark_enabled,
    useFixedCharacter: task.use_fixed_character,
    characterName: task.fixed_character_name,
    fixedCharacterId: task.fixed_character_id,
    codeName: task.code_name,
    systemPromptWriting: task.system_prompt_story_writing,
    systemPromptStructure: task.system_prompt_structure_design,
  };
};
