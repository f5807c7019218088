import { type CharacterVoice, characterVoices, roleOf } from "#contract/catalogue/character-voices.ts";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { genderName } from "./gender-name.ts";
import { t } from "./translate.ts";

/** The voices that a character of a film in this language may have, as options of a select. */
export const characterVoiceOptions = (language: LanguageId): { readonly value: string; readonly label: string }[] =>
  characterVoices
    .filter((voice) => voice.language === language)
    .map((voice) => ({ value: voice.id, label: nameOf(voice) }));

/** The name of a narrator says no gender; "Old woman" does. */
const nameOf = ({ id, name, gender }: CharacterVoice): string =>
  roleOf(id) ? t(name) : `${name} (${genderName(gender)})`;
