import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";

export const narration: Narration = {
  abbreviations: {
    "डॉ.": "डॉक्टर",
    "डा.": "डॉक्टर",
    "प्रो.": "प्रोफ़ेसर",
    "पं.": "पंडित",
  },
  notation: {
    decimal: ".",
    and: "और",
    percent: "प्रतिशत",
    money: {
      $: "डॉलर",
      "€": "यूरो",
      "£": "पाउंड",
      "¥": "येन",
      "₹": "रुपये",
      "₩": "वॉन",
    },
  },
  voices: espeakVoices("hi", 140, { female: "asha", male: "ravi" }),
  charactersPerSecond: 11.8,
  voiceSample: "एक समय की बात है, एक छोटी लोमड़ी खोए हुए तारे को ढूँढने निकली।",
};
