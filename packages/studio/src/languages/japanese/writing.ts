import { jpn } from "stopword";
import type { Writing } from "../pack.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { trades } from "./trades.ts";

export const writing: Writing = {
  greeting: "わたしの名前は{name}です。今日はひとつ、お話をしましょう。",
  recap:
    "「{title}」を覚えていますか。あのお話は終わりましたが、最後の旅というものはありません。これは、その続きのお話です。",
  publishing: {
    about: "「{title}」は、見て、聞いて、分かち合うアニメーションのお話です。",
    chapters: "チャプター",
    tags: ["物語", "アニメーション"],
  },
  asides: [
    "しばらくの間、あたりは静かでした。",
    "時間がゆっくりと過ぎていきました。",
    "だれも何も言いませんでした。",
    "聞こえるのは風の音だけでした。",
    "その瞬間、世界中が息をひそめているようでした。",
    "こうして、一歩ずつ進んでいきました。",
  ],
  looks: {
    old: "年?老いた|老",
    little: "小さ[ない]|ちいさ[ない]|幼い|小",
    young: "若い|若き",
    big: "大き[ない]|巨大な",
    red: "赤い|赤",
    blue: "青い|青",
    white: "白い|白",
    black: "黒い|黒",
    grey: "灰色の",
    golden: "金色の|金の",
    green: "緑色?の",
    yellow: "黄色い",
  },
  adjectives: "before",
  genderedTrades: { neither: /^(?!.*[男女])/u, woman: /女/u },
  capitalsMarkNames: false,
  turningWords: "しかし|でも|すると|突然|そして",
  stopWords: jpn,
  actionWords,
  drawableWords,
  trades,
  emojiWords,
  ambiguousWords: ["なると", "はし", "スター", "たこ", "くり", "スケート", "グリーン"],
};
