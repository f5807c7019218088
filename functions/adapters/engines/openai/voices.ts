import type { LanguageId } from "#contract/catalogue/languages.ts";
import { voices } from "#contract/catalogue/voices.ts";

const isMale = (voice: string): boolean => voices.find(({ id }) => id === voice)?.gender === "male";

/** OpenAI's voices speak every language of their models. */
export const openAiVoice = (voice: string): string => (isMale(voice) ? "onyx" : "nova");

/** Kokoro's best voices by language, female and male: https://huggingface.co/hexgrad/Kokoro-82M/blob/main/VOICES.md */
const kokoroVoices: Partial<Record<LanguageId, readonly [female: string, male: string]>> = {
  english: ["af_heart", "am_michael"],
  spanish: ["ef_dora", "em_alex"],
  // Kokoro has no male French voice.
  french: ["ff_siwis", "ff_siwis"],
  hindi: ["hf_alpha", "hm_omega"],
  italian: ["if_sara", "im_nicola"],
  japanese: ["jf_alpha", "jm_kumo"],
  portuguese: ["pf_dora", "pm_alex"],
  chinese: ["zf_xiaoxiao", "zm_yunxi"],
};

export const kokoroVoice = (language: LanguageId, voice: string): string => {
  const [female, male] = kokoroVoices[language] ?? ["af_heart", "am_michael"];
  return isMale(voice) ? male : female;
};
