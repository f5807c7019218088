import { lengths } from "#contract/catalogue/lengths.ts";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import type { TaskForm } from "#contract/schema/order.ts";
import type { TaskOrder } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { addSeconds } from "../shared/time.ts";
import { asTestOrder, type Origin } from "./origin.ts";

/** A film's size in pixels. */
export const pixels = { landscape: "1920x1080", portrait: "1080x1920" } as const;

/** What the form asks for, priced by our own table and in the words of the task. */
export const orderFrom = (form: TaskForm): TaskOrder => {
  const { scenes, credits } = lengths[form.videoDuration];
  return {
    story_type: form.storyType,
    input_story: form.inputStory,
    video_length_minutes: form.videoDuration,
    video_scene_count: scenes,
    credit_cost: credits,
    dimension_type: form.dimensionType,
    image_dimensions: pixels[form.dimensionType],
    voice_language: form.voiceLanguage,
    voice_id: form.narratorVoiceId || defaultVoice(form.voiceLanguage).id,
    narrator_name: form.narratorName,
    image_illustration_style:
      form.illustrationStyle === "Others" ? form.customIllustrationStyle : form.illustrationStyle,
    audience_age: form.audienceAge,
    audience_gender: form.audienceGender,
    audience_geo_location: form.audienceLocation,
    temperature: form.temperature,
    thematic_purpose: form.thematicPurpose,
    signature_phrases: form.signaturePhrases,
    search_keywords: form.searchKeywords,
    youtube_channel_description: form.youtubeChannelDescription,
    copy_to_email: form.copyToEmail.split(/[\s,]+/).filter(Boolean),
    enable_chapter_transitions: form.enableChapterTransitions,
    enable_zoom_effect: form.enableZoomEffect,
    enable_subtitle: form.enableSubtitle,
    ...(form.subtitleStyle && { subtitle_style: form.subtitleStyle }),
    ...(form.highlightSpokenWord !== undefined && { highlight_spoken_word: form.highlightSpokenWord }),
    watermark_enabled: form.watermarkEnabled,
    use_fixed_character: form.useFixedCharacter,
    fixed_character_name: form.useFixedCharacter ? form.characterName : "",
    fixed_character_id: form.useFixedCharacter ? form.fixedCharacterId : "",
    system_prompt_story_writing: form.systemPromptWriting,
    system_prompt_structure_design: form.systemPromptStructure,
    code_name: form.codeName,
  };
};

/** A task that begins to wait: it starts when its edit window is over. */
export const newTask = (
  order: TaskOrder & Pick<TaskRecord, "long_texts_key">,
  made: {
    readonly id: string;
    readonly userId: string;
    readonly email: string;
    readonly at: Date;
    readonly editSeconds: number;
    readonly fullStoryKey: string | undefined;
    readonly origin: Pick<Origin, "by" | "test">;
  },
): TaskRecord => {
  const at = made.at.toISOString();
  return {
    ...(made.origin.test ? { ...asTestOrder(order), test: true } : order),
    task_id: made.id,
    user_id: made.userId,
    user_email: made.email,
    triggered_by: made.origin.by,
    full_story_key: made.fullStoryKey,
    process_status: "pending",
    rev: 1,
    attempt: 1,
    task_created_at: at,
    task_updated_at: at,
    start_after: addSeconds(made.at, made.editSeconds),
    deadline: addSeconds(made.at, 24 * 3600),
  };
};
