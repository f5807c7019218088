import { rus } from "stopword";
import type { Writing } from "../pack.ts";
import { stemsOf } from "../stems.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { trades } from "./trades.ts";

const ENDING = "(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ую|юю|ых|их)";

/** "Другой", other, is no friend; "соседний", next, no neighbour; "сторожит" is done and "рыбалка" no fish. */
const NO_FORM = /^(?:друг(?:ой|ая|ое|ие|ого|ому|им|их|ую)|соседн\p{L}+|сторож(?:ит|ат|ил\p{L}*)|рыбал\p{L}+)$/u;

export const writing: Writing = {
  greeting: "Меня зовут {name}, и вот какую историю я хочу рассказать.",
  recap:
    "Может быть, вы помните «{title}». Та история закончилась, но ни одно путешествие не бывает последним, и вот что случилось потом.",
  publishing: {
    about: "«{title}» — анимированная история, которую можно смотреть, слушать и пересказывать.",
    chapters: "Главы",
    tags: ["сказка", "анимация"],
  },
  asides: [
    "На мгновение стало совсем тихо.",
    "Время шло медленно.",
    "Никто не сказал ни слова.",
    "Слышен был только ветер, тихий и далёкий.",
    "В эту минуту казалось, что весь мир затаил дыхание.",
    "И так, шаг за шагом, всё шло дальше.",
  ],
  looks: {
    old: `(?:стар|пожил|древн)${ENDING}`,
    little: `(?:маленьк|крошечн|крохотн)${ENDING}`,
    young: `(?:молод|юн)${ENDING}`,
    big: `(?:больш|огромн)${ENDING}`,
    red: `(?:красн|рыж)${ENDING}`,
    blue: `(?:син|голуб)${ENDING}`,
    white: `бел${ENDING}`,
    black: `ч[её]рн${ENDING}`,
    grey: `(?:сер|сед)${ENDING}`,
    golden: `золот${ENDING}`,
    green: `зел[её]н${ENDING}`,
    yellow: `ж[её]лт${ENDING}`,
  },
  adjectives: "before",
  genderedTrades: { neither: /^$/u, woman: /(?:ка|ица|иня|иха|ша|швея|няня)$/u },
  capitalsMarkNames: true,
  turningWords: "но |вдруг|тогда|потому|наконец",
  stopWords: rus,
  actionWords,
  drawableWords,
  trades,
  emojiWords,
  // "бабушки", "корабле": the words that surely have this nominative.
  keywordOf: (word) =>
    word
      .replace(/(?<=[гкх])[иеу]$|(?<=[гк])ой$/u, "а")
      .replace(/(?<=абл|рол)[еяю]$/u, "ь")
      .replace(/(?<=ц)[уе]$/u, "а"),
  formsOf: (word) => (NO_FORM.test(word) ? [] : stemsOf(word, { longestEnding: 3, shortestStem: 4 })),
};
