import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";

export const narration: Narration = {
  abbreviations: {
    "sr.": "señor",
    "sra.": "señora",
    "srta.": "señorita",
    "dr.": "doctor",
    "dra.": "doctora",
    "ud.": "usted",
    "uds.": "ustedes",
    "etc.": "etcétera",
    "núm.": "número",
    "p.ej.": "por ejemplo",
  },
  notation: {
    decimal: ",",
    and: "y",
    percent: "por ciento",
    money: {
      $: "dólares",
      "€": "euros",
      "£": "libras",
      "¥": "yenes",
      "₹": "rupias",
      "₩": "wones",
    },
  },
  voices: espeakVoices("es-419", 152, { female: "lucia", male: "diego" }),
  charactersPerSecond: 14.2,
  voiceSample: "Había una vez una pequeña zorra que salió a buscar una estrella perdida.",
};
