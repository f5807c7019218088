import type { Language } from "../../languages/index.ts";
import type { Hit } from "../lexicon/find-words.ts";
import { hasNoPicture, isScenery } from "../plan/props.ts";
import type { Found } from "./join-others.ts";

interface Marks {
  /** What may stand before the noun of the subject. */
  readonly before: RegExp;
  /** What follows it. */
  readonly after: RegExp;
}

const romance = (articles: string): Marks => ({
  before: new RegExp(`^(?:${articles})\\s?(?:\\p{Ll}+\\s)?$`, "iu"),
  after: /^(?=[\s,])(?!\s(?:se (?:couche|lève)|brille|brilla|splende|tramonta))/iu,
});

/** Languages that show by word order or particles that a thing acts. */
const MARKS: Readonly<Partial<Record<Language, Marks>>> = {
  japanese: {
    before: /^[^、。はがを]*(?:の|な|い|た|る|う|く|^)$|^(?:むかし|昔|ある日|ある夜)、?[^、。はがを]*$/u,
    after: /^(?:たち|さん|ちゃん|くん)?(?:は|が(?![こ怖苦嫌好ほ欲])|の(?:お?話|物語)。?$|。?$)/u,
  },
  chinese: {
    before:
      /^(?:从前，?|有)?(?:[一那这两三四五几][个只位条头匹名棵朵颗座辆艘架台盏把块片滴根支枝本封])?(?:(?!我|[^的]*[想要把给在找丢做画买])[^，。]{1,8}的)?[小老旧大古]{0,2}$/u,
    after:
      /^们?(?=[想要去在不怕梦学找寻爱会能每总有从掉被和跟说飞离丢失终一，迷到来做住喜希变没很睡醒哭笑走跑讨突]|害怕|决定|守(?!护人)|$)/u,
  },
  german: {
    before: /^(?:Der|Die|Das|Eine?)\s(?:\p{Ll}+(?:e|er|es)\s){0,2}\p{L}*$/u,
    after: /^\p{Ll}{0,2}(?=[\s,])(?!\s(?:scheint|geht))/u,
  },
  french: romance("une?|le|la|l['’]"),
  spanish: romance("una?|el|la"),
  italian: romance("un[oa]?|un['’]|il|lo|la|l['’]"),
  portuguese: romance("uma?|o|a"),
  russian: {
    before: /^(?:(?:\p{L}+(?:ый|ий|ой|ая|яя|ое|ее)|один|одна|одно)\s){0,2}$/iu,
    after: /^\s(?!светит|встаёт|садится)/u,
  },
  hindi: {
    before: /^(?:एक\s)?(?:[\p{L}\p{M}]+\s){0,1}$/u,
    after: /^\s(?!(?:का|की|के|को|में|पर|से|ने|और)(?![\p{L}\p{M}]))/u,
  },
  bengali: { before: /^(?:একটি|একটা|এক)\s(?:[\p{L}\p{M}]+\s){0,1}$/u, after: /^(?:টি|টা)?\s/u },
  arabic: { before: /^$/u, after: /^\s/u },
  korean: {
    before: /^(?:[가-힣]+\s){0,4}$/u,
    after: /^들?(?:\s하나)?(?:은|는|이|가)\s|^$/u,
  },
};

/** The thing that an idea is about, where the language shows it: "A cloud does not want to rain". */
export const subjectThing = (text: string, language: Language, hits: readonly Hit[]): Hit | undefined => {
  const marks = MARKS[language];
  const idea = text.trim().replace(/[。.]$/u, "");
  if (!marks || idea.length > MAX_IDEA) return undefined;
  const isEastern = /^(?:japanese|chinese|korean)$/.test(language);
  const [hit] = hits.filter(({ sort, value, word, at }) => {
    const before = idea.slice(0, at);
    return (
      (sort === "prop" || (!isEastern && sort === "place" && value === "train")) &&
      !hasNoPicture.has(value) &&
      !NO_SUBJECT.test(word) &&
      marks.before.test(before) &&
      marks.after.test(idea.slice(at + word.length)) &&
      (isEastern || (!IN_FRONT_OF_NAME.test(idea.slice(at + word.length)) && !hasKindBefore(hits, at))) &&
      !(language === "korean" && /(?:은|는|이|가)\s/u.test(before.replace(/(?:하는|[가-힣](?:은|는))\s$/u, "")))
    );
  });
  if (!hit) return undefined;
  const isOther = hits.some(
    (other) =>
      other.sort === "kind" &&
      other.at > hit.at &&
      (isEastern ? actsInstead(other, idea, language) : BEGINS_CLAUSE.test(idea.slice(0, other.at))),
  );
  return isOther || (language === "japanese" && OTHER_SUBJECT.test(idea.slice(hit.at))) ? undefined : hit;
};

/** "The moon fell into the lake, and the frog ..." */
const OTHER_SUBJECT = /^[^、。]+が[^、。]+、[^、。はがをのに]{1,6}[はが]/u;

/** "The moon fell into the lake, and the frog put it back." */
const actsInstead = ({ at, word }: Hit, idea: string, language: Language): boolean =>
  /[、，,]\s?[^、，,のを]{0,3}$/u.test(idea.slice(0, at)) &&
  (language === "japanese"
    ? /^(?:たち|さん)?[がは]/u
    : language === "korean"
      ? /^들?(?:이|가|은|는)\s/u
      : /^(?:\p{Script=Han}{2,3}?)?(?:[把将要想给去救]|决定)/u
  ).test(idea.slice(at + word.length));

const hasKindBefore = (hits: readonly Hit[], at: number): boolean =>
  hits.some((hit) => hit.sort === "kind" && hit.at < at);

/** "La luna cae, y una rana la devuelve": the frog acts. */
const BEGINS_CLAUSE =
  /(?:^|[\s,])(?:y|e|ed|et|und|и|और|আর)\s(?:une?|una?|uma?|uno|eine?|der|die|das|il|la|le|el|o|a|एक|একটা|একটি)?\s?$/iu;

/** "El barco de Ana": who has it is the hero. */
const IN_FRONT_OF_NAME = /^,?\s(?:(?:de|di|da|do|von|des)\s)?\p{Lu}(?!\.)|^\s(?:und|et|y|e|и|और|আর)\s/u;
const MAX_IDEA = 400;
const NO_SUBJECT =
  /^(?:눈|배|밤|말|일|夜|朝|日|水|雨|光|火|雪|手|心|sommer|winter|weg|storia|historia|história|histoire|сказка|история)$/u;

/** A text without people and animals is about its first thing: "La dernière feuille". */
export const firstThing = (hits: readonly Hit[], text: string, language: Language): Found[] =>
  hits
    .filter(({ at, word }) => !EASTERN.test(language) || ACTS.test(text.slice(at + word.length)))
    .filter(({ sort, value, at }) => sort === "prop" && at < NEAR_START && !isScenery.has(value))
    .slice(0, 1)
    .map((hit) => ({ key: hit.value, at: hit.at, hit, score: 1, words: new Set([hit.word]) }));

const NEAR_START = 60;
const EASTERN = /^(?:japanese|chinese|korean)$/;
/** "自行车想", "자전거가": who acts. */
const ACTS = /^(?:[想要不很每总决怕]|(?:이|가|은|는)\s)/u;
