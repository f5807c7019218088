import { type Language, languageIds, narrations } from "../languages/index.ts";
import type { VoiceSettings } from "../languages/pack.ts";

export interface NarratorVoice extends VoiceSettings {
  readonly language: Language;
}

/** Every voice by its id, "studio-german-greta", with the settings of its engine. */
export const narratorVoices: Readonly<Record<string, NarratorVoice>> = Object.fromEntries(
  languageIds.flatMap((language) =>
    Object.entries(narrations[language].voices).map(([name, { gender, sound }]) => [
      `studio-${language}-${name}`,
      { language, gender, sound },
    ]),
  ),
);
