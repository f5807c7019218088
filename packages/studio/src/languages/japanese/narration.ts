import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";
import { inKana } from "./in-kana.ts";

export const narration: Narration = {
  abbreviations: {},
  notation: {
    decimal: ".",
    and: "と",
    percent: "パーセント",
    money: {
      $: "ドル",
      "€": "ユーロ",
      "£": "ポンド",
      "¥": "円",
      "₹": "ルピー",
      "₩": "ウォン",
    },
  },
  voices: espeakVoices("ja", 152, { female: "yuki", male: "ken" }),
  charactersPerSecond: 6.2,
  voiceSample: "むかしむかし、小さなキツネが、失われた星を探しに旅立ちました。",
  rewritePhrase: inKana,
  fullWidthMarks: { ",": "、", ".": "。", "?": "？", "!": "！" },
  continuesSentence: /^(と|って|など)/,
  // A space after a number would keep the dictionary from reading number and counter together.
  joinsNumbers: true,
};
