import type { Language } from "../../languages/index.ts";
import { findWords } from "../lexicon/find-words.ts";
import { isStopWord } from "../publish/keywords.ts";
import type { OtherName } from "./other-name.ts";

/** Who is named beside a quotation. The name is the first group. */
const SPEAKERS: Readonly<Partial<Record<Language, RegExp>>> = (() => {
  const adverb =
    "(?:[\\p{Script=Han}]{1,3}[地着]|[低小大轻高悄齐]声|[轻悄]{2}|又|也|还|就|便|先|接着|继续|马上|立刻|忽然|突然|笑|哭)?";
  const said = "(?:回答|喊叫|大叫|大喊|补充|解释|嘀咕|嘟囔|说|问|答|喊|叫|嚷|道)道?";
  const arabicVerb =
    "(?:قال|سأل|أجاب|رد|صاح|صرخ|همس|هتف|أضاف|تمتم|شرح|كرر|تساءل)ت?|نادى|نادت|يقول|تقول|يسأل|تسأل|يجيب|تجيب";
  const hindiVerb =
    "(?:ने\\s(?:[\\p{L}\\p{M}]+\\s){0,3}?(?:कहा|पूछा|पुकारा|बताया|उत्तर दिया|जवाब दिया)|(?:[\\p{L}\\p{M}]+\\s)?(?:बोला|बोली|चिल्लाया|चिल्लाई|फुसफुसाया|फुसफुसाई))";
  return {
    // Many keyboards give the punctuation of ASCII.
    chinese: new RegExp(
      `(?<=^|[\\n”」』。！？"!?.])\\s*(\\p{Script=Han}{2,4}?)${adverb}${said}(?=[，。：！？…,.:!?\\s]|$)`,
      "gu",
    ),
    arabic: new RegExp(
      `(?<=[»”"]\\s?[،,.]?\\s?|^|\\n)[وفث]?م?\\s?(?:${arabicVerb})\\s(\\p{L}{3,})(?=\\s?[.،:!؟«»]|\\s(?:[بول]|ثم|في|من|إلى|على|$))`,
      "gu",
    ),
    hindi: new RegExp(`(?<=[”"’»]\\s?|^|\\n)([\\p{L}\\p{M}]{2,})\\s${hindiVerb}(?=[।,:\\s]|$)`, "gu"),
  };
})();

/** Words that stand there and name no one: "they all said", "he said softly". */
const NO_ONE: Readonly<Partial<Record<Language, RegExp>>> = {
  chinese:
    /^[他她它我你您咱谁这那有没又还也再就便才都却只很可但而并不边先后最忽突接继然于随终一二两三四五六七八九十几每各另其]|^(?:大家|众人|人们|别人|自己|对方|低声|小声|大声|轻声|高声|齐声|悄悄|轻轻|慢慢|笑着|哭着|回答|老人|男人|女人|孩子|家人)|[们地着了的]$|[对向跟和与同给]/u,
  arabic: /^(?:ال|[لبك](?:ه|ها|هم|نفس|صوت|هدوء))|^(?:هو|هي|هم|له|لها|لهم|في|ثم|أحد|أحدهم|كل|الجميع)$|(?:ه|ها|هم|هما)$/u,
  hindi: /^(?:उस|उन|इस|इन|मैं|हम|तुम|वह|वे|यह|सब|किसी|कोई|एक|दोनों|सभी|लोगों|उन्हों|इन्हों|जिस)/u,
};
/** Endings of names, not of "her" or "his". */
const ARABIC_NAMES = /^(?:طه|نزيه|وجيه|عبد\p{L}*|نبيه|مها|سها|نهى|بها|رها|سهى)$/u;

/** The names of those who speak in a text, as far as the words beside quotations are certain. */
const speakersIn = (text: string, language: Language): ReadonlySet<string> => {
  const speakers = SPEAKERS[language];
  if (!speakers) return new Set();
  const found = [...text.matchAll(speakers)].map(([, name = ""]) => name);
  return new Set(found.filter((name) => !isNoOne(name, language) && !endsAsNoun(name, language)));
};

const isNoOne = (name: string, language: Language): boolean =>
  (NO_ONE[language]?.test(name) === true && !(language === "arabic" && ARABIC_NAMES.test(name))) ||
  (language !== "chinese" && isStopWord(name, language));

/** "老渔夫", "小马": what somebody is, and no name. "马克" only begins as a horse does. */
const endsAsNoun = (name: string, language: Language): boolean =>
  findWords(name, language).some(({ sort, at, word }) => sort === "kind" && at + word.length === name.length);

/** The names of those who speak in a text, wherever it has them. */
export const quotedSpeakers = (text: string, language: Language): OtherName[] =>
  [...speakersIn(text, language)].flatMap((name) =>
    [...text.matchAll(wholeWord(name, language))].map(({ index }) => ({
      name,
      at: index,
      isCalled: false,
      isOwner: false,
    })),
  );

const wholeWord = (name: string, language: Language): RegExp => {
  if (language === "chinese") return new RegExp(name, "gu");
  const before =
    language === "arabic" ? "(?<![\\p{L}\\p{M}]|[\\p{L}][وفلبك])(?<=(?<!\\p{L})[وفلبك]?)" : "(?<![\\p{L}\\p{M}])";
  return new RegExp(`${before}${name}(?![\\p{L}\\p{M}])`, "gu");
};

/** A verb of speech agrees with who speaks: "قالت نور", "сказал Саша". */
export const genderOfSpeech = (text: string, name: string, language: Language): "she" | "he" | undefined => {
  const verbs = AGREEING[language];
  if (!verbs || name === "") return undefined;
  const says = (verb: string): boolean => new RegExp(`(?<!\\p{L})${verb}\\s${name}(?!\\p{L})`, "u").test(text);
  const [she, he] = [says(verbs.she), says(verbs.he)];
  return she === he ? undefined : she ? "she" : "he";
};
const AGREEING: Readonly<Partial<Record<Language, Readonly<Record<"she" | "he", string>>>>> = {
  arabic: {
    she: "[وف]?(?:(?:قال|سأل|أجاب|رد|صاح|صرخ|همس|هتف|أضاف|تمتم|شرح|كرر|تساءل)ت|نادت)",
    he: "[وف]?(?:قال|سأل|أجاب|رد|صاح|صرخ|همس|هتف|أضاف|تمتم|شرح|كرر|تساءل|نادى)",
  },
  russian: {
    she: "(?:сказала|спросила|ответила|крикнула|закричала|прошептала|воскликнула|пробормотала|добавила)",
    he: "(?:сказал|спросил|ответил|крикнул|закричал|прошептал|воскликнул|пробормотал|добавил)",
  },
};
