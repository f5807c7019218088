import type { Language } from "../../languages/index.ts";
import type { Hit } from "../lexicon/find-words.ts";
import { isFriendWord } from "./known-friends.ts";

/** Whether an animal or a person of an idea is no character: compared with, caught, made of paper, or a second noun for one. */
export const isNoCharacter = (
  { word, at, value }: Hit,
  text: string,
  hits: readonly Hit[],
  language: Language,
): boolean => {
  const before = text.slice(0, at);
  const after = text.slice(at + word.length);
  return (
    (text.length < MAX_IDEA && LIKE.test(before)) ||
    (text.length < MAX_IDEA && (BECOMES.test(before) || BECOMES_AFTER[language]?.test(after) === true)) ||
    (CUB.test(word) && /^\s(?:di|de|du)\s/u.test(after)) ||
    (language === "korean" && word === "기사" && /(?:택시|버스|트럭|운전)\s?$/u.test(before)) ||
    // "빵을 두 개": a counter.
    (language === "korean" && word === "개" && /(?:한|두|세|네|다섯|여섯|몇|여러|\p{Nd})\s?$/u.test(before)) ||
    // "아기 고래": how old it is.
    (language === "korean" &&
      word === "아기" &&
      hits.some((hit) => hit.sort === "kind" && hit.at === at + word.length + 1)) ||
    CAUGHT[language]?.before?.test(before) === true ||
    (value === "fish" && CAUGHT[language]?.after?.test(after) === true) ||
    (text.length < MAX_IDEA && isSecondNoun(before, at, hits, language))
  );
};

const MAX_IDEA = 400;

/** "volare come gli uccelli" */
const LIKE =
  /(?<!\p{L})(?:wie|comme|como|come|как|словно|wie ein|tan \p{L}+ como|così \p{L}+ come)\s(?:(?:eine?|une?|una?|uno|uma?|un['’]|die|der|das|les?|la|los|las|el|il|lo|i|gli|le|os?|as?)\s)?$/iu;

/** "rêve de devenir chanteuse", "will Sängerin werden" */
const BECOMES =
  /(?<!\p{L})(?:devenir|devient|se hacen?|si fanno|si fa|ser|convertirse en|diventare|diventa|tornar-se|virar|стать|станет|成为|当上?|[يتأن]صبح|[يتن]صير)\s?(?:(?:une?|una?|uno|uma?)\s)?(?:\p{L}+\s)?$/iu;
const BECOMES_AFTER: Readonly<Partial<Record<Language, RegExp>>> = {
  german: /^\s(?:zu\s)?werden(?!\p{L})/u,
  hindi: /^\sबन(?:ना|ने|ता|ती)/u,
  bengali: /^\sহ(?:তে|ওয়)/u,
  japanese: /^に(?:なり|なる)/u,
  korean: /^(?:이|가)\s되/u,
};
/** "cucciolo di lupo" */
const CUB = /^(?:cuccioli?|cucciolo|cachorr[oa]s?|filhotes?|petits?)$/iu;

interface Caught {
  readonly before?: RegExp;
  readonly after?: RegExp;
}

/** "钓鱼", "折り鶴", "魚の釣り方" */
const CAUGHT: Readonly<Partial<Record<Language, Caught>>> = {
  chinese: { before: /(?:[钓捕捞抓]|千纸|纸|风筝的?)$/u },
  japanese: { before: /(?:折り|千羽|紙)$/u, after: /^(?:の釣|を釣|釣|とり|をと[るっり])/u },
  korean: { after: /^(?:를|을)?\s?(?:낚|잡)/u },
  hindi: { after: /^\s(?:पकड़|मार)/u },
  bengali: { after: /^\s(?:ধর|মার)/u },
  arabic: { before: /[يتأ]صطاد(?:ان|ون)?\s(?:ال)?$/u },
  russian: { before: /(?:ловит|ловить|поймать|ловят|удит)\s$/iu },
};

/** "un robot cocinero", "un menino astronauta": the second noun says what the first one is. */
const isSecondNoun = (before: string, at: number, hits: readonly Hit[], language: Language): boolean =>
  /^(?:french|spanish|italian|portuguese)$/.test(language) &&
  hits.some(
    ({ sort, word, at: first }) =>
      sort === "kind" && first + word.length + 1 === at && before.endsWith(" ") && !isFriendWord(word),
  );
