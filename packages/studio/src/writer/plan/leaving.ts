import type { Language } from "../../languages/index.ts";
import type { KnownMember } from "../people/known-member.ts";
import { actionPatterns, plainText } from "./action-patterns.ts";
import { type Mention, mentionsIn } from "./mentions.ts";

/** What somebody does who is not in the next picture. */
const LEAVES: Partial<Record<Language, RegExp>> = {
  english:
    /\b(?:(?:went|drove|walked|ran|hurried|rode|sailed|flew|cycled) (?:away|off|home|on (?:his|her|their) way|back (?:home|to work|in(?=[.,;]| with\b)|inside|into the \w+))|said (?:goodbye|good night)|(?:was|were|had) gone|took (?:his|her|their) leave|got (?:off|out)(?! of bed)|disappeared|vanished|left (?:the (?:room|house|shop|train|bus|hospital|kitchen|classroom|library)|again|for (?:work|home))|(?<!\b(?:looked|turned|was|were|been|the|had|nothing|what|his|her|to|and|right|or) )left(?=\s*[.,;!?]|\s*$))/i,
  german:
    /(?<!\p{L})(?:stieg(?:en)?(?: [\p{L}]+){0,5} aus|(?:ging|gingen|fuhr|fuhren|lief|liefen|flog|eilte)(?: [\p{L}]+){0,4} (?:fort|weg|weiter|davon|heim|nach hause)|verabschiedete(?:n)? sich|verschwand(?:en)?|reiste(?:n)?(?: [\p{L}]+){0,3} ab|(?:war|waren) (?:fort|weg))(?!\p{L})/iu,
  french:
    /(?<!\p{L})(?:partit|partirent|repartit|s['’]en (?:alla|fut|allèrent)|descendit du (?:train|bus|tram)|rentra chez|disparut|prit congé|dit au revoir)(?!\p{L})/iu,
  spanish:
    /(?<!\p{L})(?:se (?:fue|fueron|marchó|marcharon|despidió)|bajó del (?:tren|autobús)|desapareció|volvió a su casa)(?!\p{L})/iu,
  italian:
    /(?<!\p{L})(?:se ne (?:andò|andarono)|scese dal (?:treno|tram)|scese dall['’]autobus|sparì|scomparve|ripartì|tornò a casa sua)(?!\p{L})/iu,
  portuguese:
    /(?<!\p{L})(?:foi(?:-se)? embora|foram(?:-se)? embora|desceu do (?:trem|comboio|ônibus|autocarro)|desapareceu|despediu-se)(?!\p{L})/iu,
  russian:
    /(?<!\p{L})(?:уш(?:ёл|ла|ли)|уехал[аи]?|вы(?:шел|шла) из (?:поезда|вагона|автобуса)|исчез(?:ла|ли)?|попрощал(?:ся|ась))(?!\p{L})/iu,
};

/** "Ran home" tells of all those who go on being told of, where several do it. */
const TOGETHER = /\b(?:they|we|both|together|all)\b/i;

const OPENS = 30;

/** "The dog came out": the subject that opens a sentence, before any pronoun. */
const openerOf = (sentence: string, [first]: readonly Mention[]): KnownMember | undefined =>
  first && !first.isObject && first.at < OPENS && !/\b(?:he|she|they|I|we)\b/i.test(sentence.slice(0, first.at))
    ? first.known
    : undefined;

/** The last subject that opens a sentence of a narration. */
export const lastOpener = (
  narration: string,
  language: Language,
  present: readonly KnownMember[],
  cast: readonly KnownMember[],
): KnownMember | undefined =>
  plainText(narration, language)
    .split(SENTENCE_END)
    .flatMap((sentence) => openerOf(sentence, mentionsIn(sentence, language, present, cast)) ?? [])
    .at(-1);

const SENTENCE_END = /(?<=[.!?…])\s+/u;

interface Left {
  readonly known: KnownMember;
  /** Whether more of the scene is told after it than before. */
  readonly isEarly: boolean;
}

/** Who leaves in a scene: the only one named in a sentence of leaving, or the subject before. The lead takes the story along. */
export const leavers = (
  narration: string,
  language: Language,
  present: readonly KnownMember[],
  cast: readonly KnownMember[],
  before?: KnownMember,
): Left[] => {
  const leaves = LEAVES[language];
  if (!leaves) return [];
  const text = plainText(narration, language);
  const { notDone } = actionPatterns(language);
  let at = 0;
  let subject = before;
  return text.split(SENTENCE_END).flatMap((sentence): Left[] => {
    const start = at;
    at += sentence.length + 1;
    const mentions = mentionsIn(sentence, language, present, cast);
    subject = openerOf(sentence, mentions) ?? subject;
    const found = leaves.exec(sentence);
    if (!found || TOGETHER.test(sentence.slice(0, found.index)) || notDone?.test(sentence.slice(0, found.index)))
      return [];
    const named = [...new Set(mentions.map(({ known }) => known))];
    // "The dog came out. … He ran back in".
    const isMeant =
      named.length === 0 &&
      language === "english" &&
      new RegExp(`\\b${subject?.gender}\\b`, "i").test(sentence.slice(0, found.index));
    const [known] = isMeant && subject ? [subject] : named;
    if (!known || named.length > 1 || known === cast[0]) return [];
    return [{ known, isEarly: start < text.length / 2 && at < text.length }];
  });
};
