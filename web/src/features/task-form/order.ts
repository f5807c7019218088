import { defaultStyle } from "#contract/catalogue/styles.ts";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import type { TaskForm } from "#contract/schema/order.ts";
import type { FieldFault } from "../../lib/api.ts";

/** What is filled in on this page; the contract's defaults stand for the rest. */
export type Order = Pick<
  TaskForm,
  | "storyType"
  | "inputStory"
  | "fullStory"
  | "voiceLanguage"
  | "narratorVoiceId"
  | "narratorName"
  | "videoDuration"
  | "dimensionType"
  | "illustrationStyle"
  | "customIllustrationStyle"
  | "enableZoomEffect"
  | "enableSubtitle"
  | "enableChapterTransitions"
>;
/** Which of the two texts is open. Only that one is ordered. */
export type StoryKind = "prompt" | "full";

export const emptyOrder: Order = {
  storyType: "fairytale_story",
  inputStory: "",
  fullStory: "",
  voiceLanguage: "english",
  narratorVoiceId: defaultVoice("english").id,
  narratorName: "",
  videoDuration: 3,
  dimensionType: "landscape",
  illustrationStyle: defaultStyle,
  customIllustrationStyle: "",
  enableZoomEffect: false,
  enableSubtitle: false,
  enableChapterTransitions: false,
};

interface Beside {
  readonly field: keyof Order;
  readonly message: string;
}

/** Each fault beside its field. Those of no field here are left to be said above the button. */
export const faultsOf = (
  faults: readonly FieldFault[],
  kind: StoryKind,
): { readonly beside: readonly Beside[]; readonly above: readonly string[] } => {
  const beside: Beside[] = [];
  const above: string[] = [];
  for (const { field, message } of faults) {
    const name = field === "taskData" ? ofWholeForm(message, kind) : field.replace("taskData.", "");
    if (isField(name)) beside.push({ field: name, message });
    else above.push(message);
  }
  return { beside, above };
};

/** A rule over two fields names neither of them. */
const ofWholeForm = (message: string, kind: StoryKind): keyof Order =>
  message.includes("illustration style") ? "customIllustrationStyle" : kind === "full" ? "fullStory" : "inputStory";

const isField = (name: string): name is keyof Order => name in emptyOrder;
