import { characterVoices, roleOf, type VoiceRole } from "#contract/catalogue/character-voices.ts";
import type { LanguageId } from "#contract/catalogue/languages.ts";

const isMale = (voice: string): boolean => characterVoices.find(({ id }) => id === voice)?.gender === "male";

/** English has a second male narrator, who also speaks for a character beside the first. */
const secondMale = "studio-english-angus";

type Roles = Readonly<Record<VoiceRole, string>>;

/** The six voices that every server with OpenAI's API knows. */
const firstVoices: Roles = {
  girl: "shimmer",
  boy: "fable",
  woman: "alloy",
  man: "echo",
  "old-woman": "alloy",
  "old-man": "onyx",
};
/** Those that OpenAI's newer models have, too. */
const newerVoices: Roles = {
  girl: "shimmer",
  boy: "ballad",
  woman: "coral",
  man: "ash",
  "old-woman": "sage",
  "old-man": "fable",
};

/** OpenAI's voices speak every language of their models. */
export const openAiVoice = (model: string, voice: string): string => {
  const role = roleOf(voice);
  if (role) return (model.startsWith("gpt-") ? newerVoices : firstVoices)[role];
  if (voice === secondMale) return "echo";
  return isMale(voice) ? "onyx" : "nova";
};

interface KokoroVoices {
  readonly narrators: readonly [female: string, male: string];
  /** Where characters have other voices than the narrators. */
  readonly characters?: Partial<Roles>;
}

/** Kokoro's best voices by language: https://huggingface.co/hexgrad/Kokoro-82M/blob/main/VOICES.md */
const english: KokoroVoices = {
  narrators: ["af_heart", "am_michael"],
  characters: {
    girl: "af_sky",
    boy: "am_puck",
    woman: "af_bella",
    man: "am_fenrir",
    "old-woman": "bf_emma",
    "old-man": "bm_george",
  },
};
const kokoroVoices: Partial<Record<LanguageId, KokoroVoices>> = {
  english,
  spanish: { narrators: ["ef_dora", "em_alex"], characters: { man: "em_santa", "old-man": "em_santa" } },
  // Kokoro has no male French voice.
  french: { narrators: ["ff_siwis", "ff_siwis"] },
  hindi: {
    narrators: ["hf_alpha", "hm_omega"],
    characters: { girl: "hf_beta", woman: "hf_beta", boy: "hm_psi", man: "hm_psi" },
  },
  italian: { narrators: ["if_sara", "im_nicola"] },
  japanese: {
    narrators: ["jf_alpha", "jm_kumo"],
    characters: { girl: "jf_nezumi", woman: "jf_gongitsune", "old-woman": "jf_tebukuro" },
  },
  portuguese: { narrators: ["pf_dora", "pm_alex"], characters: { man: "pm_santa", "old-man": "pm_santa" } },
  chinese: {
    narrators: ["zf_xiaoxiao", "zm_yunxi"],
    characters: {
      girl: "zf_xiaoyi",
      boy: "zm_yunxia",
      woman: "zf_xiaobei",
      man: "zm_yunyang",
      "old-woman": "zf_xiaoni",
      "old-man": "zm_yunjian",
    },
  },
};

export const kokoroVoice = (language: LanguageId, voice: string): string => {
  const { narrators, characters = {} } = kokoroVoices[language] ?? english;
  const role = roleOf(voice);
  const [female, male] = narrators;
  if (voice === secondMale) return "bm_fable";
  return (role && characters[role]) ?? (isMale(voice) ? male : female);
};
