import type { LanguageCode, VoiceId } from "@aws-sdk/client-polly";
import { characterVoices, roleOf, type VoiceRole } from "#contract/catalogue/character-voices.ts";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { voices } from "#contract/catalogue/voices.ts";

export interface PollyVoice {
  readonly VoiceId: VoiceId;
  readonly LanguageCode: LanguageCode;
  /** The Polly engine that offers this voice in all regions, with word marks. */
  readonly Engine: "neural" | "standard";
}

const voice = (VoiceId: VoiceId, LanguageCode: LanguageCode, Engine: PollyVoice["Engine"] = "neural"): PollyVoice => ({
  VoiceId,
  LanguageCode,
  Engine,
});

/** Polly's voice for each narrator. Polly has no Bengali; languages without a male voice use the female one. */
const narratorVoices: Readonly<Record<string, PollyVoice>> = {
  "studio-english-ella": voice("Joanna", "en-US"),
  "studio-english-ross": voice("Matthew", "en-US"),
  "studio-english-angus": voice("Brian", "en-GB"),
  "studio-chinese-mei": voice("Zhiyu", "cmn-CN"),
  "studio-chinese-wei": voice("Zhiyu", "cmn-CN"),
  "studio-hindi-asha": voice("Kajal", "hi-IN"),
  "studio-hindi-ravi": voice("Kajal", "hi-IN"),
  "studio-spanish-lucia": voice("Lucia", "es-ES"),
  "studio-spanish-diego": voice("Sergio", "es-ES"),
  "studio-french-claire": voice("Lea", "fr-FR"),
  "studio-french-louis": voice("Remi", "fr-FR"),
  "studio-arabic-layla": voice("Hala", "ar-AE"),
  "studio-arabic-omar": voice("Zayd", "ar-AE"),
  "studio-portuguese-ines": voice("Ines", "pt-PT"),
  "studio-portuguese-tiago": voice("Thiago", "pt-BR"),
  "studio-russian-anya": voice("Tatyana", "ru-RU", "standard"),
  "studio-russian-ivan": voice("Maxim", "ru-RU", "standard"),
  "studio-japanese-yuki": voice("Kazuha", "ja-JP"),
  "studio-japanese-ken": voice("Takumi", "ja-JP"),
  "studio-german-greta": voice("Vicki", "de-DE"),
  "studio-german-felix": voice("Daniel", "de-DE"),
  "studio-korean-jiwoo": voice("Seoyeon", "ko-KR"),
  "studio-korean-minho": voice("Seoyeon", "ko-KR"),
  "studio-italian-giulia": voice("Bianca", "it-IT"),
  "studio-italian-marco": voice("Adriano", "it-IT"),
};

/** Where characters have other voices than the narrators: some are of another country. */
const roleVoices: Partial<Record<LanguageId, Partial<Record<VoiceRole, PollyVoice>>>> = {
  english: {
    girl: voice("Ivy", "en-US"),
    boy: voice("Justin", "en-US"),
    woman: voice("Salli", "en-US"),
    man: voice("Joey", "en-US"),
    "old-woman": voice("Amy", "en-GB"),
    "old-man": voice("Arthur", "en-GB"),
  },
  spanish: {
    girl: voice("Lupe", "es-US"),
    boy: voice("Pedro", "es-US"),
    woman: voice("Mia", "es-MX"),
    man: voice("Andres", "es-MX"),
  },
  french: {
    girl: voice("Gabrielle", "fr-CA"),
    boy: voice("Liam", "fr-CA"),
    woman: voice("Isabelle", "fr-BE"),
    man: voice("Liam", "fr-CA"),
  },
  portuguese: { girl: voice("Camila", "pt-BR"), woman: voice("Vitoria", "pt-BR") },
  japanese: { girl: voice("Tomoko", "ja-JP"), woman: voice("Tomoko", "ja-JP") },
  german: { girl: voice("Hannah", "de-AT"), woman: voice("Sabrina", "de-CH") },
};

/** Polly's voice for one of ours; undefined in a language that it does not speak. */
export const pollyVoice = (id: string): PollyVoice | undefined => {
  const role = roleOf(id);
  if (!role) return narratorVoices[id];
  const found = characterVoices.find((each) => each.id === id);
  if (!found) return undefined;
  const narrator = voices.find(({ language, gender }) => language === found.language && gender === found.gender);
  return roleVoices[found.language]?.[role] ?? narratorVoices[narrator?.id ?? ""];
};
