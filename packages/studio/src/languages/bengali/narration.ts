import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";
import { composeDottedLetters } from "./dotted-letters.ts";

export const narration: Narration = {
  abbreviations: {
    "ডা.": "ডাক্তার",
    "ড.": "ডক্টর",
    ডঃ: "ডক্টর",
    "মি.": "মিস্টার",
    "মো.": "মোহাম্মদ",
  },
  notation: {
    decimal: ".",
    and: "এবং",
    percent: "শতাংশ",
    money: {
      $: "ডলার",
      "€": "ইউরো",
      "£": "পাউন্ড",
      "¥": "ইয়েন",
      "₹": "টাকা",
      "₩": "ওন",
    },
  },
  voices: espeakVoices("bn", 145, { female: "mitali", male: "arjun" }),
  charactersPerSecond: 11.6,
  voiceSample: "একদিন একটি ছোট শিয়াল হারিয়ে যাওয়া তারা খুঁজতে বেরিয়ে পড়ল।",
  normalize: composeDottedLetters,
};
