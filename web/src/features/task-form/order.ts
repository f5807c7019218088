import { defaultVoice } from "#contract/catalogue/voices.ts";
import { formFromTask } from "#contract/order/convert.ts";
import { formDefaults } from "#contract/order/names.ts";
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
  ...formDefaults,
  storyKind: "prompt",
  narratorVoiceId: defaultVoice(formDefaults.voiceLanguage).id,
  watermarkFile: undefined,
};

/** The length of an old task that says none. */
const defaultMinutes = 10;

/** The form that a task was ordered with. A task that is changed keeps its name; one that comes of it has its own. */
export const orderOf = (task: Task, mode: FormMode): Order => {
  // What happens next is another story: a sequel begins with the words that its source is known by.
  const fullStory = mode === "continue" ? "" : (task.given_full_story ?? "");
  return {
    ...emptyOrder,
    ...formFromTask(task),
    storyKind: fullStory ? "full" : "prompt",
    // Of a full story it is a summary that the server made, and makes again.
    inputStory: fullStory ? "" : task.input_story,
    fullStory,
    codeName: mode === "edit" ? task.code_name : "",
    narratorVoiceId: task.voice_id || defaultVoice(task.voice_language).id,
    videoDuration: task.video_length_minutes ?? defaultMinutes,
  };
};

/** What is sent of it: of the two texts only the one that is open. */
export const orderBody = ({ storyKind, watermarkFile: _, ...order }: Order) => ({
  ...order,
  ...(storyKind === "full" ? { inputStory: "" } : { fullStory: "" }),
});
