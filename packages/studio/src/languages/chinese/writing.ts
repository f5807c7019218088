import { zho } from "stopword";
import type { Writing } from "../pack.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { trades } from "./trades.ts";

export const writing: Writing = {
  greeting: "我是{name}，今天我来给大家讲一个故事。",
  recap: "你也许还记得《{title}》。那个故事讲完了，可是没有哪段旅程是最后一段，后来发生的事是这样的。",
  publishing: {
    about: "《{title}》是一个可以看、可以听、可以分享的动画故事。",
    chapters: "章节",
    tags: ["故事", "动画"],
  },
  asides: [
    "四周安静了一会儿。",
    "时间慢慢地过去了。",
    "谁也没有说话。",
    "只听见风轻轻吹过的声音。",
    "那一刻，整个世界好像都屏住了呼吸。",
    "就这样，一步一步地继续着。",
  ],
  looks: {
    old: "(?:年?老|年迈|老迈)的?",
    little: "(?:小|幼小|年幼)的?",
    young: "年轻的?",
    big: "(?:巨?大)的?",
    red: "红色?的?",
    blue: "蓝色?的?",
    white: "白色?的?",
    black: "(?<!怕)黑色?的?",
    grey: "灰色?的?",
    golden: "金色?的?",
    green: "绿色?的?",
    yellow: "黄色?的?",
  },
  adjectives: "before",
  genderedTrades: { neither: /^(?!.*[男夫汉女])/u, woman: /女/u },
  capitalsMarkNames: false,
  turningWords: "但是|突然|于是|终于|因为",
  stopWords: zho,
  actionWords,
  drawableWords,
  trades,
  emojiWords,
};
