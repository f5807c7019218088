import { maxOwnCharacters } from "#contract/catalogue/outlines.ts";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import { formFromTask } from "#contract/order/convert.ts";
import { formDefaults } from "#contract/order/names.ts";
import type { OwnCharacter } from "#contract/order/own-characters.ts";
import type { Task, TaskOrder } from "#contract/schema/task.ts";
import type { TaskForm } from "#contract/schema/task-form.ts";
import type { FormMode } from "./mode.ts";

/** Which of the two story tabs is open. Only its text is sent. */
export type StoryKind = "prompt" | "full";

/** The values of the form: those that are sent, and three that only the page needs. */
export interface Order extends TaskForm {
  readonly storyKind: StoryKind;
  /** The id of the user's watermark for this story type; "" if there is none, undefined until the page knows. */
  readonly watermarkFile: string | undefined;
  /** The lines of the pronunciations field, also those that are not complete. */
  readonly typedPronunciations?: string | undefined;
}

export const emptyOrder: Order = {
  ...formDefaults,
  storyKind: "prompt",
  narratorVoiceId: defaultVoice(formDefaults.voiceLanguage).id,
  watermarkFile: undefined,
};

/** The length of old tasks that have none. */
const defaultMinutes = 10;

/** Returns the form values of a task. Only an edited task keeps its name. */
export const orderOf = (task: TaskOrder & Pick<Task, "given_full_story">, mode: FormMode): Order => {
  // A sequel is a new story, so it starts with the prompt of its source.
  const fullStory = mode === "continue" ? "" : (task.given_full_story ?? "");
  return {
    ...emptyOrder,
    ...formFromTask(task),
    ...ownCharacters(task),
    storyKind: fullStory ? "full" : "prompt",
    // With a full story this is a summary, which the server makes again.
    inputStory: fullStory ? "" : task.input_story,
    // A sequel tells another story.
    outline: mode === "continue" ? {} : (task.outline ?? {}),
    fullStory,
    codeName: mode === "edit" ? task.code_name : "",
    // A film that is ordered again is ordered whole.
    review: task.review === "first_scene" && mode !== "edit" ? "none" : (task.review ?? "none"),
    narratorVoiceId: task.voice_id || defaultVoice(task.voice_language).id,
    videoDuration: task.video_length_minutes ?? defaultMinutes,
  };
};

/** The own characters of a task. A fixed character is one of them. */
const ownCharacters = (task: TaskOrder) => {
  const { characters = [], fixed_character_name: name, fixed_character_id: picture } = task;
  const fixed = task.use_fixed_character && name ? [{ name, ...(picture && { picture }) }] : [];
  return {
    characters: [...fixed, ...characters].slice(0, maxOwnCharacters),
    useFixedCharacter: false,
    characterName: "",
    fixedCharacterId: "",
  };
};

/** Whether nothing is said about a character: it is not ordered. */
export const isEmptyCharacter = (character: OwnCharacter): boolean =>
  Object.values(character).every((value) => !value?.trim());

/** Returns the request body. Only the text of the open story tab is sent. */
export const orderBody = ({ storyKind, watermarkFile: _, typedPronunciations: __, ...order }: Order) => ({
  ...order,
  ...(order.characters && { characters: order.characters.filter((each) => !isEmptyCharacter(each)) }),
  ...(storyKind === "full" ? { inputStory: "", outline: {} } : { fullStory: "" }),
});
