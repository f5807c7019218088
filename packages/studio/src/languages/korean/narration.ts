import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";

export const narration: Narration = {
  abbreviations: {},
  notation: {
    decimal: ".",
    and: "그리고",
    percent: "퍼센트",
    money: {
      $: "달러",
      "€": "유로",
      "£": "파운드",
      "¥": "엔",
      "₹": "루피",
      "₩": "원",
    },
  },
  voices: espeakVoices("ko", 162, { female: "jiwoo", male: "minho" }),
  charactersPerSecond: 6.9,
  voiceSample: "옛날 옛적에 작은 여우가 잃어버린 별을 찾아 길을 떠났습니다.",
};
