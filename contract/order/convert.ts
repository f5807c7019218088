import { othersStyle, styles } from "../catalogue/styles.ts";
import { defaultVoice } from "../catalogue/voices.ts";
import type { IncomingOrder } from "../schema/incoming-order.ts";
import type { TaskOrder } from "../schema/task.ts";
import type { TaskForm, TaskFormInput } from "../schema/task-form.ts";
import { splitAddresses } from "./addresses.ts";
import { taskNames, webhookNames } from "./names.ts";
import type { NamesOf } from "./shapes.ts";

// A field whose value is the same everywhere is copied by its names in the table. The few that are stored in another
// way are converted here: the style, the voice, the e-mail addresses, the character and the full story.

type Names = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;

/** The values of the fields under the first kind of name, from an object that has them under the second. */
const copy = (names: Names, from: Values): Values =>
  Object.fromEntries(
    Object.entries(names).flatMap(([to, name]) => (from[name] === undefined ? [] : [[to, from[name]]])),
  );
const inverse = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([name, other]) => [other, name]));

/** The fields of a form that a task's record holds. */
type CopiedFromTask = { [Name in keyof NamesOf<"task">]: TaskOrder[NamesOf<"task">[Name]] };
type CopiedFromForm = { [Name in keyof NamesOf<"task"> as NamesOf<"task">[Name]]: TaskForm[Name] };
type CopiedFromWebhook = { [Name in keyof NamesOf<"webhook">]?: IncomingOrder[NamesOf<"webhook">[Name]] };

/** The style of a film in the two fields of the form: one from the catalogue, or the customer's own words. */
export const styleFields = (style: string): Pick<TaskForm, "illustrationStyle" | "customIllustrationStyle"> => {
  const known = styles.find(({ value }) => value === style);
  return known
    ? { illustrationStyle: known.value, customIllustrationStyle: "" }
    : { illustrationStyle: othersStyle, customIllustrationStyle: style };
};

/** The form with which a task was ordered, without its full story, which is a file. */
export const formFromTask = (task: TaskOrder): Omit<TaskForm, "fullStory"> => ({
  ...(copy(taskNames, task) as CopiedFromTask),
  ...styleFields(task.image_illustration_style),
  copyToEmail: task.copy_to_email.join(", "),
});

/** The fields of the task record that a form sets. */
export const taskFieldsFromForm = (form: TaskForm) => ({
  ...(copy(inverse(taskNames), form) as CopiedFromForm),
  voice_id: form.narratorVoiceId || defaultVoice(form.voiceLanguage).id,
  image_illustration_style:
    form.illustrationStyle === othersStyle ? form.customIllustrationStyle : form.illustrationStyle,
  copy_to_email: splitAddresses(form.copyToEmail),
  fixed_character_name: form.useFixedCharacter ? form.characterName : "",
  fixed_character_id: form.useFixedCharacter ? form.fixedCharacterId : "",
});

/** The fields of the form that an order of the incoming webhook sets: none that it leaves out. */
export const formFieldsFromWebhook = (order: Partial<IncomingOrder>): Partial<TaskFormInput> => {
  const { illustrationStyle: style, ...fields } = copy(webhookNames, order) as CopiedFromWebhook;
  return { ...fields, ...(style !== undefined && styleFields(style)) };
};
