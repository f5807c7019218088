import { defaultStyle, othersStyle, styleChoices } from "#contract/catalogue/styles.ts";
import { defaultSubtitleStyle } from "#contract/catalogue/subtitle-styles.ts";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import type { TaskForm } from "#contract/schema/order.ts";
import type { Task } from "#contract/schema/task.ts";
import type { FormMode } from "./mode.ts";

/** Which of the two texts is open. Only that one is ordered. */
export type StoryKind = "prompt" | "full";

/** The form as it is filled in: what is sent, and what it knows besides. */
export interface Order extends TaskForm {
  readonly storyKind: StoryKind;
  /** The user's watermark for this story type: "" where there is none, undefined until the page knows. */
  readonly watermarkFile: string | undefined;
}

export const emptyOrder: Order = {
  storyKind: "prompt",
  storyType: "fairytale_story",
  inputStory: "",
  fullStory: "",
  codeName: "",
  voiceLanguage: "english",
  narratorVoiceId: defaultVoice("english").id,
  narratorName: "",
  videoDuration: 3,
  dimensionType: "landscape",
  illustrationStyle: defaultStyle,
  customIllustrationStyle: "",
  audienceAge: "adults",
  audienceGender: "all_genders",
  audienceLocation: "global",
  temperature: 0.1,
  thematicPurpose: "",
  signaturePhrases: "",
  searchKeywords: "",
  youtubeChannelDescription: "",
  copyToEmail: "",
  enableChapterTransitions: false,
  enableZoomEffect: false,
  enableSubtitle: false,
  subtitleStyle: defaultSubtitleStyle,
  highlightSpokenWord: false,
  watermarkEnabled: false,
  watermarkFile: undefined,
  useFixedCharacter: false,
  characterName: "",
  fixedCharacterId: "",
  systemPromptWriting: "",
  systemPromptStructure: "",
};

/** The length of an old task that says none. */
const defaultMinutes = 10;

/** The form that a task was ordered with. A task that is changed keeps its name; one that comes of it has its own. */
export const orderOf = (task: Task, mode: FormMode): Order => {
  const style = styleChoices.find((each) => each === task.image_illustration_style);
  // What happens next is another story: a sequel begins with the words that its source is known by.
  const fullStory = mode === "continue" ? "" : (task.given_full_story ?? "");
  return {
    ...emptyOrder,
    storyKind: fullStory ? "full" : "prompt",
    storyType: task.story_type,
    // Of a full story it is a summary that the server made, and makes again.
    inputStory: fullStory ? "" : task.input_story,
    fullStory,
    codeName: mode === "edit" ? task.code_name : "",
    voiceLanguage: task.voice_language,
    narratorVoiceId: task.voice_id || defaultVoice(task.voice_language).id,
    narratorName: task.narrator_name,
    videoDuration: task.video_length_minutes ?? defaultMinutes,
    dimensionType: task.dimension_type,
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
    subtitleStyle: task.subtitle_style ?? defaultSubtitleStyle,
    highlightSpokenWord: task.highlight_spoken_word ?? false,
    watermarkEnabled: task.watermark_enabled,
    useFixedCharacter: task.use_fixed_character,
    characterName: task.fixed_character_name,
    fixedCharacterId: task.fixed_character_id,
    systemPromptWriting: task.system_prompt_story_writing,
    systemPromptStructure: task.system_prompt_structure_design,
  };
};

/** What is sent of it: of the two texts only the one that is open. */
export const orderBody = ({ storyKind, watermarkFile: _, ...order }: Order) => ({
  ...order,
  ...(storyKind === "full" ? { inputStory: "" } : { fullStory: "" }),
});
