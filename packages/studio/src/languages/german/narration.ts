import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";

export const narration: Narration = {
  abbreviations: {
    "dr.": "Doktor",
    "hr.": "Herr",
    "fr.": "Frau",
    "prof.": "Professor",
    "st.": "Sankt",
    "nr.": "Nummer",
    "z.b.": "zum Beispiel",
    "z.": "zum",
    "b.": "Beispiel",
    "d.h.": "das heißt",
    "usw.": "und so weiter",
    "bzw.": "beziehungsweise",
    "ca.": "circa",
  },
  notation: {
    decimal: ",",
    and: "und",
    percent: "Prozent",
    money: {
      $: "Dollar",
      "€": "Euro",
      "£": "Pfund",
      "¥": "Yen",
      "₹": "Rupien",
      "₩": "Won",
    },
  },
  voices: espeakVoices("de", 138, { female: "greta", male: "felix" }),
  charactersPerSecond: 15.1,
  voiceSample: "Es war einmal eine kleine Füchsin, die einen verlorenen Stern suchen ging.",
  // "am 3. Mai"
  hasOrdinalDots: true,
};
