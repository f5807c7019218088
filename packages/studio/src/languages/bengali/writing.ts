import { ben } from "stopword";
import type { Writing } from "../pack.ts";
import { stemsOf } from "../stems.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { trades } from "./trades.ts";

export const writing: Writing = {
  greeting: "আমার নাম {name}, আর আজ আমি একটি গল্প শোনাব।",
  recap: "“{title}” হয়তো মনে আছে। সেই গল্প শেষ হয়েছিল, কিন্তু কোনো যাত্রাই শেষ যাত্রা নয়, আর তারপর যা ঘটল তা এই।",
  publishing: {
    about: "“{title}” একটি অ্যানিমেটেড গল্প, দেখার, শোনার আর ভাগ করে নেওয়ার জন্য।",
    chapters: "অধ্যায়",
    tags: ["গল্প", "অ্যানিমেশন"],
  },
  asides: [
    "কিছুক্ষণ চারদিক চুপচাপ রইল।",
    "সময় ধীরে ধীরে কেটে গেল।",
    "কেউ কোনো কথা বলল না।",
    "শুধু বাতাসের মৃদু শব্দ শোনা যাচ্ছিল।",
    "সেই মুহূর্তে মনে হলো সারা পৃথিবী যেন নিঃশ্বাস বন্ধ করে আছে।",
    "এভাবেই সব এগিয়ে চলল।",
  ],
  looks: {
    old: "বুড়ো|বুড়ি|বৃদ্ধা?|প্রবীণ",
    little: "ছোট|ছোট্ট|ক্ষুদে",
    young: "তরুণ|তরুণী",
    big: "বড়|বিশাল",
    red: "লাল",
    blue: "নীল",
    white: "সাদা",
    black: "কালো",
    grey: "ধূসর",
    golden: "সোনালি|সোনালী",
    green: "সবুজ",
    yellow: "হলুদ",
  },
  adjectives: "before",
  capitalsMarkNames: false,
  turningWords: "আর তখন|কিন্তু|হঠাৎ|তাই",
  stopWords: ben,
  actionWords,
  drawableWords,
  trades,
  emojiWords,
  keywordOf: (word) => word.replace(/(?<=[\p{L}\p{M}]{3})(?:টির|টার|টি|টা|ের|কে|তে|ে)$/u, "").replace(/(?<=[ািীুূ])র$/u, ""),
  formsOf: (word) => {
    const plain = word.normalize("NFC");
    return [...stemsOf(plain, { longestEnding: 3, shortestStem: 3 }), plain.replace(/(?:ছানা|শাবক).*$/u, "")];
  },
};
