import type { NonEnglish } from "../../../languages/index.ts";

interface Clauses {
  /** Where a clause begins that can have a subject of its own. */
  readonly start: RegExp;
  /** Words at the start of a clause that show another subject: an article, "her", "all". */
  readonly other: RegExp;
}

const CLAUSES: Readonly<Record<NonEnglish, Clauses>> = {
  german: {
    start: /,\s(?=(?:aber|doch|jedoch|denn|weil|obwohl|dass|und|bis|während)\s)/iu,
    other: /^\p{L}+\s(?:der|die|das|eine?|seine?|ihre?|niemand|alle|keiner|keine?)\s/iu,
  },
  spanish: {
    start:
      /,?\s(?=(?:pero|aunque|porque|mas)\s)|,\s(?=(?:y|mientras|así que)\s)|\s(?=y\s(?:los|las)\s\p{L}+\s(?:deben|quieren|tienen)\s)/iu,
    other: /^\p{L}+\s(?:que\s)?(?:el|la|los|las|una?|sus?|nadie|todos|todas|ningún|ninguna)\s/iu,
  },
  french: {
    start:
      /,?\s(?=(?:mais|parce qu|car)[\s’'e])|,\s(?=(?:et|pendant|alors)\s)|\s(?=et\sles\s\p{L}+\s(?:doivent|veulent)\s)/iu,
    other: /^(?:parce\s)?\p{L}+[\s’'](?:que\s)?(?:(?:le|la|les|une?|des|son|sa|ses|personne|tous|aucune?)\s|l['’])/iu,
  },
  italian: {
    start:
      /,?\s(?=(?:ma|però|perché|anche se)\s)|,\s(?=(?:e|mentre|così)\s)|\s(?=e\s(?:i|gli|le)\s\p{L}+\s(?:devono|vogliono)\s)/iu,
    other: /^\p{L}+\s(?:(?:il|lo|la|i|gli|le|uno?|una|suo|sua|suoi|sue|nessuno|tutti|tutte)\s|l['’])/iu,
  },
  portuguese: {
    start:
      /,?\s(?=(?:mas|porém|porque|embora)\s)|,\s(?=(?:e|enquanto|então)\s)|\s(?=e\s(?:os|as)\s\p{L}+\s(?:devem|querem|têm|precisam)\s)/iu,
    other: /^\p{L}+\s(?:o|a|os|as|uma?|seus?|suas?|ninguém|todos|todas|nenhuma?)\s/iu,
  },
  russian: {
    start: /,\s(?=(?:но|а|однако|потому что|хотя|и|пока)\s)/iu,
    other: /^(?:потому\s)?\p{L}+\s(?:её|его|их|никто|все|всё|эт[аоит]т?|кто-то)\s/iu,
  },
  arabic: {
    start: /،\s?|\s(?=و?لكن\s)|\s(?=لأن\s)/u,
    other: /^و?(?:لكن|لأن|بينما)\s(?!لا\s|لم\s)|^ف[يت]\p{L}{2,}(?:ها|ه|هما|هم)\s/u,
  },
  hindi: {
    start: /,?\s(?=(?:लेकिन|मगर|परंतु|क्योंकि)\s)|,\s(?=पर\s)|(?<=है|हैं|था|थी|थे),?\s(?=और\s)/u,
    other: /^[\p{L}\p{M}]+\s(?:उसक[ाीे]|उनक[ाीे]|कोई|सब|एक)\s/u,
  },
  bengali: {
    start: /,?\s(?=(?:কিন্তু|তবে|কারণ|তাই)\s)|,\s(?=আর\s)/u,
    other: /^[\p{L}\p{M}]+\s(?:তার|তাদের|কেউ|সবাই|এক|একজন|একটা|একটি)\s(?!(?:কাছে|সঙ্গে|জন্য))/u,
  },
  japanese: {
    start: /(?<=(?:ます|です|した|せん|だ|た|る|い)が|けど|けれど|のに|けれども|ので|だから|すから)、/u,
    other: /^(?:誰も|だれも|みんな)/u,
  },
  chinese: {
    start: /[，；,;]\s?(?=可是|但是|但|可|不过|然而|因为|结果|于是)/u,
    other: /^(?:可是|但是|但|可|不过|然而|因为)(?:没有人|谁也|大家)/u,
  },
  korean: { start: /(?<=지만|는데|은데|어서|아서|니까),?\s/u, other: /^(?:아무도|모두|다들)\s/u },
};

/** A clause about somebody else says nothing of what the hero does and wants. */
export const ownClauses = (
  sentence: string,
  language: NonEnglish,
  { noun, others }: { readonly noun: string; readonly others: readonly string[] },
): string => {
  const { other } = CLAUSES[language];
  const [first = "", ...rest] = clausesOf(sentence, language);
  const isOwn = (clause: string): boolean => {
    const head = headOf(clause, language);
    if (PRONOUN.test(clause) || FRENCH_HE.test(clause)) return true;
    if (noun !== "" && head.toLocaleLowerCase().includes(noun.toLocaleLowerCase())) return true;
    return !other.test(clause) && !others.some((each) => isSubject(each, head, language));
  };
  const own = rest.filter(isOwn);
  return own.length === rest.length
    ? sentence
    : `${[first, ...own].join(COMMA[language] ?? ", ").replace(END, "")}${END.exec(sentence)?.[0] ?? ""}`;
};

/** "But he wants": the hero again. */
const PRONOUN =
  /^[\p{L}\p{M}]+\s(?:er|sie|es|elles?|él|ella|ell[oa]s|lui|lei|loro|el[ea]s?|он[аио]?|वह|वो|वे|সে|তারা|তিনি)\s/iu;
const FRENCH_HE = /^mais\sils?\s/iu;

const COMMA: Readonly<Partial<Record<NonEnglish, string>>> = { arabic: "، ", japanese: "、", chinese: "，" };
const END = /[.!?。！？।؟]$/u;

/** The clauses of a sentence that can have subjects of their own, each with its conjunction. */
export const clausesOf = (sentence: string, language: NonEnglish): readonly string[] =>
  sentence.split(CLAUSES[language].start).filter((clause) => clause.trim() !== "");

/** Whether a word stands at the start of a clause as its subject does. */
const isSubject = (word: string, head: string, language: NonEnglish): boolean => {
  const low = head.toLocaleLowerCase();
  const own = word.toLocaleLowerCase();
  if (language === "chinese" || language === "japanese") return low.includes(own);
  const words = low.split(/[\s’',،]+/);
  return language === "korean"
    ? words.some((each) => KOREAN_SUBJECT.test(each.replace(own, "＿")))
    : words.includes(own);
};
const KOREAN_SUBJECT = /^＿이?들?(?:은|는|이|가)$/u;

/** The words of a clause among which its subject is. */
const headOf = (clause: string, language: NonEnglish): string =>
  language === "chinese" || language === "japanese"
    ? clause.slice(0, UNSPACED_HEAD)
    : clause
        .split(/\s+/)
        .slice(0, /^(?:hindi|bengali|arabic)$/.test(language) ? SHORT_HEAD : HEAD)
        .join(" ");
const HEAD = 3;
const SHORT_HEAD = 2;
const UNSPACED_HEAD = 7;
