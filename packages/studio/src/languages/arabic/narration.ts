import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";

export const narration: Narration = {
  abbreviations: {
    "د.": "دُكْتُور",
    "أ.": "أُسْتَاذ",
  },
  notation: {
    decimal: ".",
    and: "وَ",
    percent: "بِالمِئَة",
    money: {
      $: "دُولَار",
      "€": "يُورُو",
      "£": "جُنَيْه",
      "¥": "يِن",
      "₹": "رُوبِيَّة",
      "₩": "وُون",
    },
  },
  voices: espeakVoices("ar", 158, { female: "layla", male: "omar" }),
  charactersPerSecond: 14.3,
  voiceSample: "كَانَ يَا مَا كَانَ، خَرَجَتْ ثَعْلَبَةٌ صَغِيرَةٌ تَبْحَثُ عَنْ نَجْمَةٍ ضَائِعَةٍ.",
};
