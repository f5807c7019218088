import * as z from "zod";
import { isCharacterVoice } from "../catalogue/character-voices.ts";
import { othersStyle } from "../catalogue/styles.ts";
import { characterNames } from "../catalogue/uploads.ts";
import { speaks } from "../catalogue/voices.ts";
import { formShape } from "../order/shapes.ts";

const voiceOfLanguage = "This voice does not speak the chosen language. Please choose another voice.";

/** The fields of the site's form, which are those of the call `createTask`. */
export const TaskForm = z
  .object(formShape)
  .refine(
    ({ inputStory, fullStory }) => inputStory || fullStory,
    "Please provide either a story prompt or a full story!",
  )
  .refine(
    ({ illustrationStyle, customIllustrationStyle }) => illustrationStyle !== othersStyle || customIllustrationStyle,
    "Please enter your custom illustration style or select a predefined style!",
  )
  .refine(({ useFixedCharacter, characterName }) => !useFixedCharacter || characterName, {
    error: "Please enter a character name for the fixed character.",
    path: ["characterName"],
  })
  .refine(
    ({ useFixedCharacter, characterName: { length } }) =>
      !useFixedCharacter || length === 0 || length >= characterNames.min,
    { error: characterNames.tooShort, path: ["characterName"] },
  )
  .refine(({ useFixedCharacter, characterName: { length } }) => !useFixedCharacter || length <= characterNames.max, {
    error: characterNames.tooLong,
    path: ["characterName"],
  })
  .refine(({ narratorVoiceId, voiceLanguage }) => !narratorVoiceId || speaks(narratorVoiceId, voiceLanguage), {
    error: voiceOfLanguage,
    path: ["narratorVoiceId"],
  })
  .superRefine(({ characters = [], outline, voiceLanguage }, { addIssue }) => {
    const voiced = [
      ...characters.map(({ voice }, at) => ({ voice, path: ["characters", at, "voice"] })),
      ...(outline?.characters ?? []).map(({ voice }, at) => ({ voice, path: ["outline", "characters", at, "voice"] })),
    ];
    for (const { voice, path } of voiced)
      if (voice && !isCharacterVoice(voice, voiceLanguage))
        addIssue({ code: "custom", message: voiceOfLanguage, path });
  })
  .meta({ id: "TaskForm", description: "What a user orders: the fields of the task form." });
export type TaskForm = z.output<typeof TaskForm>;
export type TaskFormInput = z.input<typeof TaskForm>;
