import { type LanguageId, languageIds } from "./languages.ts";
import { type Voice, voices } from "./voices.ts";

export type VoiceAge = "child" | "adult" | "old";

/** A voice that a character of a film may have. */
export interface CharacterVoice extends Voice {
  readonly age: VoiceAge;
}

/** The voices of every language that only characters have. */
export const voiceRoles = {
  girl: { name: "Girl", gender: "female", age: "child" },
  boy: { name: "Boy", gender: "male", age: "child" },
  woman: { name: "Woman", gender: "female", age: "adult" },
  man: { name: "Man", gender: "male", age: "adult" },
  "old-woman": { name: "Old woman", gender: "female", age: "old" },
  "old-man": { name: "Old man", gender: "male", age: "old" },
} as const satisfies Readonly<Record<string, Pick<CharacterVoice, "name" | "gender" | "age">>>;

export type VoiceRole = keyof typeof voiceRoles;
// The keys of `voiceRoles` are its roles.
const roles = Object.keys(voiceRoles) as VoiceRole[];

const idOf = (language: LanguageId, role: VoiceRole): string => `studio-${language}-${role}`;

/** All voices of characters: the narrators' of each language, and then those that only characters have. */
export const characterVoices: readonly CharacterVoice[] = languageIds.flatMap((language) => [
  ...voices.filter((voice) => voice.language === language).map((voice) => ({ ...voice, age: "adult" as const })),
  ...roles.map((role) => ({ id: idOf(language, role), provider: "studio" as const, language, ...voiceRoles[role] })),
]);

/** Whether a character of a film in this language may have the voice. */
export const isCharacterVoice = (voiceId: string, language: LanguageId): boolean =>
  characterVoices.some((voice) => voice.id === voiceId && voice.language === language);

/** The role of a voice that only characters have; undefined for a narrator's voice. */
export const roleOf = (voiceId: string): VoiceRole | undefined =>
  roles.find((role) => languageIds.some((language) => idOf(language, role) === voiceId));
