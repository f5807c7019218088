import { englishCharacters, espeakCharacters } from "../languages/character-voices.ts";
import { type Language, languageIds, narrations } from "../languages/index.ts";
import type { VoiceSettings } from "../languages/pack.ts";

export interface NarratorVoice extends VoiceSettings {
  readonly language: Language;
}
type Voices = Readonly<Record<string, NarratorVoice>>;

const ofLanguages = (voicesOf: (language: Language) => Readonly<Record<string, VoiceSettings>>): Voices =>
  Object.fromEntries(
    languageIds.flatMap((language) =>
      Object.entries(voicesOf(language)).map(([name, { gender, sound }]) => [
        `studio-${language}-${name}`,
        { language, gender, sound },
      ]),
    ),
  );

/** Every narrator's voice by its id, "studio-german-greta", with the settings of its engine. */
export const narratorVoices: Voices = ofLanguages((language) => narrations[language].voices);

/** The voices that only characters have: "studio-german-old-man". */
export const characterVoices: Voices = ofLanguages((language) =>
  language === "english" ? englishCharacters : espeakCharacters(Object.values(narrations[language].voices)),
);
