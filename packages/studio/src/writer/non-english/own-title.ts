import { isUnspaced, type NonEnglish, storyPacks } from "../../languages/index.ts";
import { characterKinds } from "../lexicon/character-kinds.ts";
import { otherCast } from "../people/other-cast.ts";
import { titleOf } from "../publish/title-of.ts";
import { ideaSentences } from "./tell/hero-sentences.ts";

/** Letters of an idea that is a title itself. */
const MAX_IDEA = 45;
const MAX_UNSPACED_IDEA = 20;
/** Letters up to the last of those whom the title names. */
const MAX_WHO = 44;
const MAX_UNSPACED_WHO = 18;
const MAX_KOREAN_IDEA = 24;
const MAX_KOREAN_WHO = 24;
/** A clause that is read as a whole where who it is about is one word. */
const MAX_CLAUSE = 59;
const MAX_KOREAN_CLAUSE = 28;

/** A title in the idea's own words: the idea if it is short, or else who it is about: "Mia und ihr Opa". */
export const ownTitle = (idea: string, language: NonEnglish): string => {
  const [first = ""] = ideaSentences(idea, language);
  const plain = first.trim().replace(END, "");
  const isShort = [...plain].length <= maxOf(language, MAX_UNSPACED_IDEA, MAX_KOREAN_IDEA, MAX_IDEA);
  const isTold = storyPacks[language].telling?.reader.narrator?.test(plain) === true;
  const pair = isShort ? undefined : WITH_ME.exec(plain)?.[0];
  const who = pair ?? (isShort || isTold ? undefined : whoIn(plain, idea, language));
  return capitalised(who ?? titleOf({ title: isShort ? plain : "", text: plain, language }));
};

/** "Meine Schwester und ich" */
const WITH_ME = /^[^,.]{3,40}?\s(?:und ich|y yo|et moi|ed? io|e eu|и я|और मैं|আর আমি)(?![\p{L}\p{M}])/u;

const maxOf = (language: NonEnglish, unspaced: number, korean: number, spaced: number): number =>
  isUnspaced(language) ? unspaced : language === "korean" ? korean : spaced;

const END = /[.!。！।…]+$/u;

/** The first words up to the hero, and up to who belongs to the hero. */
const whoIn = (sentence: string, idea: string, language: NonEnglish): string | undefined => {
  const max = maxOf(language, MAX_UNSPACED_WHO, MAX_KOREAN_WHO, MAX_WHO);
  const cast = otherCast(idea, language)
    .filter(
      ({ member, noun }, at) =>
        at === 0 || noun === undefined || characterKinds.has(member.kind) || member.name !== noun,
    )
    .map(({ member }) => endOf(sentence, member.name));
  const [lead, second] = [...cast].filter((end) => end > 0).sort((a, b) => a - b);
  if (!lead || lead > max) return undefined;
  if (language === "korean" && /[가-힣](?:이|가|은|는)\s/u.test(sentence.slice(0, lead))) return undefined;
  const between = second ? sentence.slice(lead, second) : "";
  // "El cartero don Julián"
  if (second && second <= max && HONORIFIC.test(between)) return sentence.slice(0, second);
  const isPair =
    second !== undefined &&
    second <= max &&
    !/[,،、，;]/u.test(between) &&
    between.split(/\s/u).length <= MAX_BETWEEN &&
    JOINED[language].test(between);
  const words = sentence.slice(0, isPair ? second : lead).trim();
  // "Две подружки, Лиза и Маша": the names.
  const own = words.split(/[,،、，]\s?/u).at(-1) ?? "";
  const [clause = ""] = sentence.split(/[,;،、，]\s?/u);
  const isBare = isPair ? false : own.split(" ").length < 3 && own !== clause;
  const maxClause = language === "korean" ? MAX_KOREAN_CLAUSE : MAX_CLAUSE;
  if (isBare && !isUnspaced(language) && [...clause].length <= maxClause && clause.startsWith(own)) return clause;
  return own.length > 1 ? own : undefined;
};

const HONORIFIC =
  /^\s(?:(?:don|doña|señora?|monsieur|madame|signora?|seu|dona|herr|frau|tío|tía|عم|العم)\s)?\p{Lu}\p{Ll}+$|^\s(?:عم|العم|الخالة)?\s?\p{Script=Arabic}+$/iu;
const MAX_BETWEEN = 6;
const JOINED: Readonly<Record<NonEnglish, RegExp>> = {
  german: /^\s(?:und|mit)\s/u,
  spanish: /^\s(?:y|e|con)\s/u,
  french: /^\s(?:et|avec)\s/u,
  italian: /^\s(?:ed?|con)\s/u,
  portuguese: /^\s(?:e|com)\s/u,
  russian: /^\s(?:и|с|со)\s/u,
  arabic: /^\s(?:و|مع)/u,
  hindi: /^\sऔर\s/u,
  bengali: /^\s(?:আর|ও|এবং)\s/u,
  japanese: /^(?:くん|ちゃん|さん)?と/u,
  chinese: /^(?:和|跟|与)/u,
  korean: /^이?(?:와|과|랑|하고)\s/u,
};

/** The end of a name in a sentence, and of a title after it: "रामू काका". */
const endOf = (sentence: string, name: string): number => {
  const at = name === "" ? -1 : sentence.toLocaleLowerCase().indexOf(name.toLocaleLowerCase());
  if (at < 0) return 0;
  const end = at + name.length;
  return end + (TITLE.exec(sentence.slice(end))?.[0].length ?? 0);
};
const TITLE =
  /^\s?(?:काका|चाचा|चाची|मामा|दादा|दादी|नाना|नानी|भैया|दीदी|जी|चाचा|চাচা|কাকা|মামা|দাদু|আপা|দিদি|খালা|아저씨|아주머니|할머니|할아버지|씨|선생님|さん|くん|ちゃん|爷爷|奶奶|叔叔|阿姨)(?![\p{M}])/u;

const capitalised = (title: string): string => title.charAt(0).toLocaleUpperCase() + title.slice(1);
