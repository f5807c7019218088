import type { Language } from "../languages.ts";
import type { EspeakVoice } from "./engines/espeak.ts";
import type { FliteVoice } from "./engines/flite.ts";

export interface NarratorVoice {
  readonly language: Language;
  readonly gender: "female" | "male";
  readonly sound: FliteVoice | EspeakVoice;
}

const flite = (name: FliteVoice["name"], gender: NarratorVoice["gender"], stretch: number): NarratorVoice => ({
  language: "english",
  gender,
  sound: { engine: "flite", name, stretch },
});

/** The first voice is a woman's, about 195 Hz; the second a man's, about 102 Hz. Both a little slower than speech, as one reads to a child. */
const pair = (
  language: Language,
  espeakName: string,
  rate: number,
  [her, him]: readonly [string, string],
): Record<string, NarratorVoice> => ({
  [`studio-${language}-${her}`]: {
    language,
    gender: "female",
    sound: { engine: "espeak", name: `${espeakName}+f2`, rate, pitch: 48, range: 62 },
  },
  [`studio-${language}-${him}`]: {
    language,
    gender: "male",
    sound: { engine: "espeak", name: `${espeakName}+m3`, rate: rate - 3, pitch: 42, range: 60 },
  },
});

/** Every voice by its id, and how its engine is to be set. */
export const narratorVoices: Readonly<Record<string, NarratorVoice>> = {
  "studio-english-ella": flite("slt", "female", 1.21),
  "studio-english-ross": flite("rms", "male", 1.04),
  "studio-english-angus": flite("awb", "male", 1.17),
  ...pair("chinese", "cmn", 165, ["mei", "wei"]),
  ...pair("hindi", "hi", 140, ["asha", "ravi"]),
  ...pair("spanish", "es-419", 152, ["lucia", "diego"]),
  ...pair("french", "fr", 126, ["claire", "louis"]),
  ...pair("arabic", "ar", 158, ["layla", "omar"]),
  ...pair("bengali", "bn", 145, ["mitali", "arjun"]),
  ...pair("portuguese", "pt-br", 152, ["ines", "tiago"]),
  ...pair("russian", "ru", 128, ["anya", "ivan"]),
  ...pair("japanese", "ja", 152, ["yuki", "ken"]),
  ...pair("german", "de", 138, ["greta", "felix"]),
  ...pair("korean", "ko", 162, ["jiwoo", "minho"]),
};
