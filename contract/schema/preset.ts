import * as z from "zod";
import { isCharacterVoice } from "../catalogue/character-voices.ts";
import { othersStyle } from "../catalogue/styles.ts";
import { speaks } from "../catalogue/voices.ts";
import { presetShape } from "../order/shapes.ts";

export const maxPresets = 50;

/** The settings of a preset: any fields of an order that do not belong to one story. */
export const PresetSettings = z
  .object(presetShape)
  .refine(
    ({ illustrationStyle, customIllustrationStyle }) => illustrationStyle !== othersStyle || customIllustrationStyle,
    { error: "Please enter your custom illustration style or select a predefined style!", path: ["illustrationStyle"] },
  )
  .refine(({ narratorVoiceId: id, voiceLanguage }) => !id || (voiceLanguage && speaks(id, voiceLanguage)), {
    error: "A preset with a voice needs the language that the voice speaks.",
    path: ["narratorVoiceId"],
  })
  .refine(
    ({ characters = [], voiceLanguage }) =>
      characters.every(({ voice }) => !voice || (voiceLanguage && isCharacterVoice(voice, voiceLanguage))),
    { error: "A preset with a voice needs the language that the voice speaks.", path: ["characters"] },
  )
  .meta({
    id: "PresetSettings",
    description: "Fields of TaskForm, without the story, its name and its system prompts.",
  });
export type PresetSettings = z.output<typeof PresetSettings>;

/** What a user saves as a preset. */
export const PresetForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Please enter a name for the preset.")
    .max(60, "The name of a preset can have up to 60 characters."),
  settings: PresetSettings,
});
export type PresetForm = z.output<typeof PresetForm>;

/** Settings that a user saved under a name, to order more films with them. */
export const Preset = PresetForm.extend({
  preset_id: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
}).meta({ id: "Preset" });
export type Preset = z.output<typeof Preset>;
