import type { LanguageCode, VoiceId } from "@aws-sdk/client-polly";

export interface PollyVoice {
  readonly VoiceId: VoiceId;
  readonly LanguageCode: LanguageCode;
  /** The engine that has this voice and tells when its words are heard. */
  readonly Engine: "neural" | "standard";
}

const of = (VoiceId: VoiceId, LanguageCode: LanguageCode, Engine: PollyVoice["Engine"] = "neural"): PollyVoice => ({
  VoiceId,
  LanguageCode,
  Engine,
});

/** Which of Polly's voices lends itself to each of ours. Polly speaks no Bengali; where it has no man, a woman speaks. */
export const pollyVoices: Readonly<Record<string, PollyVoice>> = {
  "studio-english-ella": of("Joanna", "en-US"),
  "studio-english-ross": of("Matthew", "en-US"),
  "studio-english-angus": of("Brian", "en-GB"),
  "studio-chinese-mei": of("Zhiyu", "cmn-CN"),
  "studio-chinese-wei": of("Zhiyu", "cmn-CN"),
  "studio-hindi-asha": of("Kajal", "hi-IN"),
  "studio-hindi-ravi": of("Kajal", "hi-IN"),
  "studio-spanish-lucia": of("Lucia", "es-ES"),
  "studio-spanish-diego": of("Sergio", "es-ES"),
  "studio-french-claire": of("Lea", "fr-FR"),
  "studio-french-louis": of("Remi", "fr-FR"),
  "studio-arabic-layla": of("Hala", "ar-AE"),
  "studio-arabic-omar": of("Zayd", "ar-AE"),
  "studio-portuguese-ines": of("Ines", "pt-PT"),
  "studio-portuguese-tiago": of("Thiago", "pt-BR"),
  "studio-russian-anya": of("Tatyana", "ru-RU", "standard"),
  "studio-russian-ivan": of("Maxim", "ru-RU", "standard"),
  "studio-japanese-yuki": of("Kazuha", "ja-JP"),
  "studio-japanese-ken": of("Takumi", "ja-JP"),
  "studio-german-greta": of("Vicki", "de-DE"),
  "studio-german-felix": of("Daniel", "de-DE"),
  "studio-korean-jiwoo": of("Seoyeon", "ko-KR"),
  "studio-korean-minho": of("Seoyeon", "ko-KR"),
};
