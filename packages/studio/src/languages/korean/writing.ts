import { kor } from "stopword";
import type { Writing } from "../pack.ts";
import { stemsOf } from "../stems.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { PARTICLES, withoutParticle } from "./particles.ts";
import { trades } from "./trades.ts";

export const writing: Writing = {
  greeting: "제 이름은 {name}입니다. 오늘은 이야기를 하나 들려 드릴게요.",
  recap:
    "“{title}” 이야기를 기억하시나요? 그 이야기는 끝났지만 마지막 여행이란 없습니다. 그다음에 있었던 일은 이렇습니다.",
  publishing: {
    about: "“{title}”은 보고 듣고 함께 나누는 애니메이션 이야기입니다.",
    chapters: "챕터",
    tags: ["이야기", "애니메이션"],
  },
  asides: [
    "잠시 모든 것이 조용해졌습니다.",
    "시간이 천천히 흘러갔습니다.",
    "아무도 말을 하지 않았습니다.",
    "바람 소리만 부드럽게 들려왔습니다.",
    "그 순간 온 세상이 숨을 죽이고 있는 것 같았습니다.",
    "그렇게 한 걸음 한 걸음 계속되었습니다.",
  ],
  looks: {
    old: "늙은|늙으신|나이든",
    little: "작은|조그만|조그마한|어린|꼬마",
    young: "젊은",
    big: "큰|커다란|거대한",
    red: "빨간|붉은",
    blue: "파란|푸른",
    white: "하얀|흰",
    black: "검은|까만",
    grey: "회색",
    golden: "금빛|황금",
    green: "초록|초록색|녹색",
    yellow: "노란",
  },
  adjectives: "before",
  capitalsMarkNames: false,
  turningWords: "그런데|그러나|갑자기|그래서|마침내",
  stopWords: kor,
  keywordOf: withoutParticle,
  actionWords,
  drawableWords,
  trades,
  emojiWords,
  ambiguousWords: ["말", "주머니", "배"],
  formsOf: (word) => stemsOf(word, { longestEnding: 4, shortestStem: 1, ending: PARTICLES }),
};
