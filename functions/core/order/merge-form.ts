import { languages } from "#contract/catalogue/languages.ts";
import { isCharacterName } from "#contract/catalogue/uploads.ts";
import { speaks, voices } from "#contract/catalogue/voices.ts";
import { formFieldsFromWebhook } from "#contract/order/convert.ts";
import { webhookNames } from "#contract/order/names.ts";
import { withoutCharacterVoices } from "#contract/order/without-voices.ts";
import type { IncomingOrder } from "#contract/schema/incoming-order.ts";
import { TaskForm, type TaskFormInput } from "#contract/schema/task-form.ts";
import { Refusal } from "../shared/errors.ts";
import type { Origin } from "./origin.ts";

export type FormFields = Readonly<Record<string, unknown>>;

/**
 * A form with some fields replaced, checked as a whole like any order. Throws a Refusal that names the wrong fields:
 * those of the site's form by `taskData.<name>`, those of a program's order by their names in the incoming webhook.
 */
export const mergeForm = (before: TaskFormInput, given: FormFields, { id }: Pick<Origin, "id">): TaskForm => {
  // A voice speaks one language: another language takes its own default voice.
  const changesLanguage = given["voiceLanguage"] !== undefined && given["voiceLanguage"] !== before.voiceLanguage;
  // An outline belongs to its story.
  const changesStory = given["inputStory"] !== undefined && given["inputStory"] !== before.inputStory;
  const form = {
    ...before,
    ...(changesLanguage && { narratorVoiceId: "", ...withoutCharacterVoices(before) }),
    ...(changesStory && { outline: undefined }),
    ...Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== "" || name !== "codeName")),
  };
  return id === "web" ? parse(form, (path) => ["taskData", ...path].join(".")) : parseOfProgram(form);
};

/** The fields of the form that a program's order sets. A text that cannot be a character's name is ignored. */
export const fieldsOfProgram = (order: IncomingOrder): FormFields => {
  const { characterName, ...fields } = formFieldsFromWebhook(order);
  // A program selects the character by name, so an id chosen on the site is removed.
  return isCharacterName(characterName) ? { ...fields, characterName, fixedCharacterId: "" } : fields;
};

const parse = (form: TaskFormInput, nameOf: (path: readonly PropertyKey[]) => string): TaskForm => {
  const { success, data, error } = TaskForm.safeParse(form);
  if (success) return data;
  const fields = error.issues.map(({ path, message }) => ({ field: nameOf(path), message }));
  throw new Refusal("invalid_request", fields[0]?.message ?? "Invalid request", { fields });
};

const parseOfProgram = (form: TaskFormInput): TaskForm => {
  refuseVoice(form);
  const useFixedCharacter = form.useFixedCharacter && isCharacterName(form.characterName);
  const names: Readonly<Record<string, string>> = webhookNames;
  return parse({ ...form, useFixedCharacter }, ([name]) => names[String(name)] ?? String(name));
};

/** Refuses a voice that does not speak the language. */
const refuseVoice = ({ voiceLanguage: language, narratorVoiceId: id }: TaskFormInput) => {
  if (!id || speaks(id, language)) return;
  const voice = voices.find((each) => each.id === id);
  const { name } = languages[language];
  const message =
    language === "chinese"
      ? `A Chinese voice_language needs a Chinese voice ID. "${id}" is not one.`
      : voice?.language === "chinese"
        ? `Only a Chinese voice_language takes the Chinese voice ID "${id}".`
        : voice
          ? `The voice "${id}" speaks ${languages[voice.language].name}, not ${name}.`
          : `Unknown voice ID "${id}". GET /api/system-configuration lists the voices.`;
  throw new Refusal("invalid_request", message, { fields: [{ field: "narrator_voice_id", message }] });
};
