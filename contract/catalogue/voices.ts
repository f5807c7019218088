import { type LanguageId, languageIds, languages } from "./languages.ts";

/** A narrator's voice: its engine, and the one language that it speaks. */
export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly provider: "studio";
  readonly language: LanguageId;
  readonly gender: "female" | "male";
}

/** All voices. The first voice of a language is its default. */
export const voices: readonly Voice[] = languageIds.flatMap((language) =>
  languages[language].voices.map(([name, gender]) => ({
    id: `studio-${language}-${name.toLowerCase()}`,
    name,
    provider: "studio" as const,
    language,
    gender,
  })),
);

/** The default voice of a language. */
export const defaultVoice = (language: LanguageId): Voice => {
  const found = voices.find((each) => each.language === language);
  if (!found) throw new Error(`No voice speaks ${language}`);
  return found;
};

/** Whether a voice exists and speaks a language. Each voice speaks only its own. */
export const speaks = (voiceId: string, language: LanguageId): boolean =>
  voices.some((voice) => voice.id === voiceId && voice.language === language);

/** The site's path of a voice sample. */
export const voiceSample = (voiceId: string): string => `/voice_samples/${voiceId}.mp3`;
