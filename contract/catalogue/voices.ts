import type { LanguageId } from "./languages.ts";

/** A narrator's voice: which provider speaks it, and the one language it tells stories in. */
export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly provider: "studio";
  readonly language: LanguageId;
  readonly gender: "female" | "male";
}

const voice = (language: LanguageId, name: string, gender: Voice["gender"]): Voice => ({
  id: `studio-${language}-${name.toLowerCase()}`,
  name,
  provider: "studio",
  language,
  gender,
});

/** Every voice on offer. The first of a language is its default. */
export const voices: readonly Voice[] = [
  voice("english", "Ella", "female"),
  voice("english", "Ross", "male"),
  voice("english", "Angus", "male"),
  voice("chinese", "Mei", "female"),
  voice("chinese", "Wei", "male"),
  voice("hindi", "Asha", "female"),
  voice("hindi", "Ravi", "male"),
  voice("spanish", "Lucia", "female"),
  voice("spanish", "Diego", "male"),
  voice("french", "Claire", "female"),
  voice("french", "Louis", "male"),
  voice("arabic", "Layla", "female"),
  voice("arabic", "Omar", "male"),
  voice("bengali", "Mitali", "female"),
  voice("bengali", "Arjun", "male"),
  voice("portuguese", "Ines", "female"),
  voice("portuguese", "Tiago", "male"),
  voice("russian", "Anya", "female"),
  voice("russian", "Ivan", "male"),
  voice("japanese", "Yuki", "female"),
  voice("japanese", "Ken", "male"),
  voice("german", "Greta", "female"),
  voice("german", "Felix", "male"),
  voice("korean", "Jiwoo", "female"),
  voice("korean", "Minho", "male"),
];

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
