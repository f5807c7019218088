import type { LanguageCode, VoiceId } from "@aws-sdk/client-polly";

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

/** Polly's voice for each of our voices. Polly has no Bengali; languages without a male voice use the female one. */
export const pollyVoices: Readonly<Record<string, PollyVoice>> = {
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
