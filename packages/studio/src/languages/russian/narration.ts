import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";

export const narration: Narration = {
  abbreviations: {
    "т.е.": "то есть",
    "т.д.": "так далее",
    "т.п.": "тому подобное",
    "г.": "год",
    "гг.": "годы",
    "др.": "другие",
  },
  notation: {
    decimal: ",",
    and: "и",
    percent: "процентов",
    money: {
      $: "долларов",
      "€": "евро",
      "£": "фунтов",
      "¥": "иен",
      "₹": "рупий",
      "₩": "вон",
    },
  },
  voices: espeakVoices("ru", 128, { female: "anya", male: "ivan" }),
  charactersPerSecond: 15.9,
  voiceSample: "Однажды маленькая лисичка отправилась искать потерянную звезду.",
};
