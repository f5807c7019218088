import { type LanguageId, languageIds, languages } from "./languages.ts";

/** A narrator's voice: which provider speaks it, and the one language it tells stories in. */
export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly provider: "studio";
  readonly language: LanguageId;
  readonly gender: "female" | "male";
}

/** Every voice on offer. The first of a language is its default. */
export const voices: readonly Voice[] = languageIds.flatMap((language) =>
  languages[language].voices.map(([name, gender]) => ({
    id: `studio-${language}-${name.toLowerCase()}`,
    name,
    provider: "studio" as const,
    language,
    gender,
  })),
);

/** The voice that tells stories in a language when nobody chose one. */
export const defaultVoice = (language: LanguageId): Voice => {
  const found = voices.find((each) => each.language === language);
  if (!found) throw new Error(`No voice speaks ${language}`);
  return found;
};

/** Whether a voice exists and speaks a language. Each voice speaks only its own. */
export const speaks = (voiceId: string, language: LanguageId): boolean =>
  voices.some((voice) => voice.id === voiceId && voice.language === language);

/** Where the site lets a voice be heard. */
export const voiceSample = (voiceId: string): string => `/voice_samples/${voiceId}.mp3`;
