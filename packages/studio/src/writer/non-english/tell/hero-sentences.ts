import type { NonEnglish } from "../../../languages/index.ts";
import { sentences } from "../../speech/sentences.ts";
import { ownClauses } from "./own-clauses.ts";

/** How a language says at the start of a sentence that it is about somebody else, and that the end comes. */
interface SentenceStarts {
  readonly other: RegExp;
  readonly end: RegExp;
}

const STARTS: Readonly<Record<NonEnglish, SentenceStarts>> = {
  german: {
    other: /^(?:(?:Doch|Aber|Und)\s)?(?:der|die|das|ein|eine|seine?|ihre?|niemand|alle)\s|^(?:Leider|Als|Jede)\s/iu,
    end: /^(?:Und\s)?(?:Am Ende|Zum Schluss|Schließlich)\s/iu,
  },
  spanish: {
    other: /^(?:(?:Pero|Y|Entonces|Un día)\s)?(?:el|la|los|las|una?|sus?|nadie|todos?|todas?|otr[oa]s?)\s/iu,
    end: /^(?:Y\s)?(?:al final|finalmente|por fin)[\s,]/iu,
  },
  french: {
    other: /^(?:(?:Mais|Et|Alors|Un jour),?\s)?(?:(?:le|la|les|une?|des|son|sa|ses|personne|tous|toute?s?)\s|l['’])/iu,
    end: /^(?:Et\s)?(?:à la fin|finalement|enfin)[\s,]/iu,
  },
  italian: {
    other: /^(?:(?:Ma|E|Un giorno)\s)?(?:(?:il|lo|la|i|gli|le|uno?|una|suo|sua|nessuno|tutti|tutte)\s|l['’])/iu,
    end: /^(?:E\s)?(?:alla fine|infine|finalmente)[\s,]/iu,
  },
  portuguese: {
    other: /^(?:(?:Mas|E|Então|Um dia)\s)?(?:o|a|os|as|uma?|seus?|suas?|ninguém|todos|todas)\s/iu,
    end: /^(?:E\s)?(?:no fim|no final|por fim|finalmente)[\s,]/iu,
  },
  russian: {
    other: /^(?:(?:Но|А|И)\s(?!он[аио]?\s)|(?:Однажды\s)?(?:её|его|их|никто|все|всё)\s)/iu,
    end: /^(?:И\s)?(?:в конце|наконец|в итоге)[\s,]/iu,
  },
  arabic: {
    other: /^(?:و?لكن\s|و?لكن(?=ال))/u,
    end: /^و?(?:في النهاية|في الختام|أخيرا|أخيرًا)[\s،]/u,
  },
  hindi: {
    other: /^(?:(?:लेकिन|पर|मगर)\s(?!वह|वो|वे|उसे|उन्हें)|(?:उसक[ाीे]|उनक[ाीे]|कोई|सब)\s)/u,
    end: /^(?:और\s)?(?:अंत में|आख़िर में|आखिर में|आख़िरकार|आखिरकार)[\s,]/u,
  },
  bengali: {
    other: /^(?:কিন্তু\s(?!সে|তারা|তাকে)|(?:তার|তাদের|কেউ|সবাই)\s)/u,
    end: /^(?:আর\s)?(?:শেষে|অবশেষে|শেষ পর্যন্ত|শেষমেশ)[\s,]/u,
  },
  japanese: {
    other: /^(?:でも|しかし|ところが|けれども|だけど|ある日)、?[^。、はが]{1,14}[はが]/u,
    end: /^(?:そして、?)?(?:最後(?:に|は)|ついに|とうとう)/u,
  },
  chinese: { other: /^(?:可是|但是|可|但|不过)，?(?!他|她|它)/u, end: /^(?:最后|最终|终于)/u },
  korean: {
    other: /^(?:하지만|그런데|그러나|어느 날)\s[^.,]{1,14}?(?:이|가|은|는)\s/u,
    end: /^(?:그리고\s)?(?:마지막에|결국|마침내|끝내)[\s,는]/u,
  },
};

/** A clause about the end after a comma, in languages whose clauses can stand alone. */
const LAST_CLAUSE = /(?<=.{6})[，،]\s?(?=最后|最终|终于|و?في النهاية)/u;

/** The sentences of an idea. A clause about its end is one of its own. */
export const ideaSentences = (idea: string, language: NonEnglish): readonly string[] =>
  sentences(idea.trim(), language).flatMap(({ text }) => text.split(LAST_CLAUSE));

/** Whether a sentence says how the story ends. */
export const isEnding = (sentence: string, language: NonEnglish): boolean => STARTS[language].end.test(sentence.trim());

/** The sentences that can say what the hero does and wants: not those about others, and not the end. */
export const heroSentences = (
  idea: string,
  language: NonEnglish,
  { hero, others }: { readonly hero: string; readonly others: readonly string[] },
): string => {
  const [first = "", ...rest] = ideaSentences(idea, language);
  const noun = hero.split(/[\s’']/).at(-1) ?? "";
  const isOwn = (sentence: string): boolean =>
    (noun !== "" && sentence.slice(0, noun.length + NEAR).includes(noun)) ||
    !(STARTS[language].other.test(sentence.trim()) || others.some((name) => sentence.trim().startsWith(name)));
  return [first, ...rest.filter((sentence) => !isEnding(sentence, language) && isOwn(sentence))]
    .map((sentence) => ownClauses(sentence, language, { noun, others }))
    .join(/^(?:japanese|chinese)$/.test(language) ? "" : " ");
};
/** The length of an article and an adjective. */
const NEAR = 14;
