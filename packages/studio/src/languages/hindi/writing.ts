import { hin } from "stopword";
import type { Writing } from "../pack.ts";
import { stemsOf } from "../stems.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { trades } from "./trades.ts";

export const writing: Writing = {
  greeting: "मेरा नाम {name} है, और यह रही आज की कहानी।",
  recap: "शायद आपको “{title}” याद हो। वह कहानी पूरी हो गई थी, पर कोई सफ़र आख़िरी नहीं होता, और आगे जो हुआ वह यह है।",
  publishing: {
    about: "“{title}” एक एनिमेटेड कहानी है, देखने, सुनने और साझा करने के लिए।",
    chapters: "अध्याय",
    tags: ["कहानी", "एनिमेशन"],
  },
  asides: [
    "कुछ पल के लिए सब शांत हो गया।",
    "समय धीरे-धीरे बीतता गया।",
    "किसी ने कुछ नहीं कहा।",
    "बस हवा की धीमी आवाज़ सुनाई दे रही थी।",
    "उस पल ऐसा लगा मानो सारी दुनिया साँस रोके खड़ी हो।",
    "और यूँ ही सब आगे बढ़ता रहा।",
  ],
  looks: {
    old: "बूढ़[ाीे]|वृद्धा?|बुज़ुर्ग|बुजुर्ग",
    little: "छोट[ाीे]|नन्ह[ाीे]",
    young: "युवा|जवान",
    big: "बड़[ाीे]|विशाल",
    red: "लाल",
    blue: "नील[ाीे]",
    white: "सफ़ेद|सफेद",
    black: "काल[ाीे]",
    grey: "धूसर|स्लेटी",
    golden: "सुनहर[ाीे]",
    green: "हर[ाीे]",
    yellow: "पील[ाीे]",
  },
  adjectives: "before",
  genderedTrades: { neither: /ी$/u, woman: /(?:िन|िका)$/u },
  capitalsMarkNames: false,
  turningWords: "लेकिन|तभी|अचानक|इसलिए",
  stopWords: hin,
  actionWords,
  drawableWords,
  trades,
  emojiWords,
  formsOf: (word) => {
    const [whole = word, ...stems] = stemsOf(word, { longestEnding: 3, shortestStem: 3 });
    // "कछुए" before a postposition, "घोड़े".
    return [whole, word.replace(/ए$/u, "आ").replace(/े$/u, "ा"), ...stems];
  },
};
