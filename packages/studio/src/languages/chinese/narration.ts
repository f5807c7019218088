import { espeakVoices } from "../espeak-voices.ts";
import type { Narration } from "../pack.ts";
import { sayChineseYear } from "./say-year.ts";

export const narration: Narration = {
  abbreviations: {},
  notation: {
    decimal: ".",
    and: "和",
    percent: "百分之",
    isPercentFirst: true,
    money: {
      $: "美元",
      "€": "欧元",
      "£": "英镑",
      "¥": "元",
      "₹": "卢比",
      "₩": "韩元",
    },
  },
  voices: espeakVoices("cmn", 165, { female: "mei", male: "wei" }),
  charactersPerSecond: 4,
  voiceSample: "从前，有一只小狐狸出发去寻找一颗丢失的星星。",
  sayWord: sayChineseYear,
  fullWidthMarks: { ",": "，", ".": "。", "?": "？", "!": "！" },
};
