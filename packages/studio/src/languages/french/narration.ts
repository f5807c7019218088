import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";

export const narration: Narration = {
  abbreviations: {
    "m.": "monsieur",
    mme: "madame",
    "mme.": "madame",
    mlle: "mademoiselle",
    "mlle.": "mademoiselle",
    "dr.": "docteur",
    dr: "docteur",
    "st.": "saint",
    "etc.": "et cetera",
    "p.ex.": "par exemple",
  },
  notation: {
    decimal: ",",
    and: "et",
    percent: "pour cent",
    money: {
      $: "dollars",
      "€": "euros",
      "£": "livres",
      "¥": "yens",
      "₹": "roupies",
      "₩": "wons",
    },
  },
  voices: espeakVoices("fr", 126, { female: "claire", male: "louis" }),
  charactersPerSecond: 16.1,
  voiceSample: "Il était une fois une petite renarde partie à la recherche d’une étoile perdue.",
};
