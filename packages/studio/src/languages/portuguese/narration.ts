import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";

export const narration: Narration = {
  abbreviations: {
    "sr.": "senhor",
    "sra.": "senhora",
    "srta.": "senhorita",
    "dr.": "doutor",
    "dra.": "doutora",
    "d.": "dona",
    "prof.": "professor",
    "etc.": "etcétera",
  },
  notation: {
    decimal: ",",
    and: "e",
    percent: "por cento",
    money: {
      $: "dólares",
      "€": "euros",
      "£": "libras",
      "¥": "ienes",
      "₹": "rupias",
      "₩": "wons",
    },
  },
  voices: espeakVoices("pt-br", 152, { female: "ines", male: "tiago" }),
  charactersPerSecond: 14.7,
  voiceSample: "Era uma vez uma pequena raposa que saiu em busca de uma estrela perdida.",
};
