import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";

export const narration: Narration = {
  abbreviations: {
    "sig.": "signor",
    "sigg.": "signori",
    "sig.ra": "signora",
    "sig.na": "signorina",
    "dott.": "dottor",
    "dott.ssa": "dottoressa",
    "dr.": "dottor",
    "prof.": "professor",
    "prof.ssa": "professoressa",
    "ecc.": "eccetera",
    "p.es.": "per esempio",
  },
  notation: {
    decimal: ",",
    and: "e",
    percent: "per cento",
    money: {
      $: "dollari",
      "€": "euro",
      "£": "sterline",
      "¥": "yen",
      "₹": "rupie",
      "₩": "won",
    },
  },
  voices: espeakVoices("it", 152, { female: "giulia", male: "marco" }),
  charactersPerSecond: 15.7,
  voiceSample: "C’era una volta una piccola volpe che partì in cerca di una stella perduta.",
};
