import type { Clause, ClauseTelling, Voice } from "../../../languages/clause-telling.ts";
import type { NonEnglish } from "../../../languages/index.ts";
import type { Named } from "../../../languages/pack.ts";
import { otherOutline } from "../other-outline.ts";
import { againWords } from "../tell/again-words.ts";
import type { Words } from "../tell/fill.ts";
import { mentions } from "./hero-of-clauses.ts";

/** What is known of an idea while its clauses are read. */
export interface Reading {
  readonly telling: ClauseTelling;
  readonly language: NonEnglish;
  readonly hero: Named;
  readonly voice: Voice;
  readonly others: readonly Named[];
  readonly before: readonly Clause[];
}

/** The words of a clause by gap, as who tells says them. */
export const wordsOfClause = (text: string, own: Words, reading: Reading): Words =>
  ofSpeaker(wordsIn(text, own, reading), reading);

const ofSpeaker = (words: Words, { telling, voice }: Reading): Words =>
  telling.asOfSpeaker
    ? Object.fromEntries(Object.entries(words).map(([gap, text]) => [gap, text && telling.asOfSpeaker?.(text, voice)]))
    : words;

const wordsIn = (text: string, own: Words, { language, telling, others }: Reading): Words => {
  const known = { ...againWords(withoutMate(own), language), ...learnt(text, own, language), ...telling.wordsOf(text) };
  const wish = known.wish?.replace(ONCE, "").replace(COMPARED, "");
  const { thing } = known;
  // "meiner Mama zeigen, dass …": what for comes after.
  const isCut =
    known.wish !== undefined &&
    /^,?\s(?:dass|ob|wie|que|che|qu['’])/iu.test(text.slice(text.indexOf(known.wish) + known.wish.length));
  // "Una gallina que quería cantar huye": where the relative clause ends is not known.
  const isOfRelative = known.wish !== undefined && OF_RELATIVE.test(text.slice(0, text.indexOf(known.wish)));
  const isDue = DEADLINE.test(text);
  return {
    ...known,
    ...(isDue && { due: "" }),
    ...(wish && { wish: isCut || isOfRelative ? undefined : wish }),
    ...(thing && own["thing"] && { fullThing: own["thing"] }),
    ...(thing && others.some(({ name }) => mentions(thing, name)) && { isLiving: "" }),
    ...(thing && { thingn: thing.replace(/^den /u, "der ") }),
  };
};
const OF_RELATIVE = /\s(?:que|qui|che)\s(?:[\p{L}'’]+\s){1,3}$/u;
/** Lines about the time are told with "{due}" where it is short. */
const DEADLINE =
  /(?<!\p{L})(?:bis|bevor|vor|rechtzeitig|heute noch|schnell|avant|jusqu['’]à|vite|à temps|antes|a tiempo|prima|entro|in tempo|a tempo|até)(?!\p{L})/iu;
/** "llegar antes que la tortuga": what is compared is left out as a whole. */
const COMPARED = /\s(?:antes|más|tanto|mejor|prima|più|meglio|plus|avant|mieux|mais|melhor|schneller|besser|mehr)$/u;
/** "einmal das Meer sehen" */
const ONCE = /^(?:einmal|schon immer|immer|endlich|unbedingt|gern|wieder einmal|auch)\s(?=\S+\s)/u;

const withoutMate = ({ mate: _, there: __, ...words }: Words): Words => words;

/** "schwimmen lernen": "schwimmen". */
const learnt = (text: string, { wish, skill }: Words, language: NonEnglish): Words => {
  const wanted = skill ?? otherOutline(text, language).wish ?? wish;
  const found = wanted === undefined ? undefined : LEARN.exec(wanted)?.slice(1).find(Boolean);
  const known = skill ?? found?.replace(UNTIL, "");
  // "darauf zu spielen": on what is said before.
  return known && !POINTING.test(known) ? { skill: known } : skill ? { skill: undefined } : {};
};
const POINTING = /(?<!\p{L})da(?:rauf|mit|rin|für|ran|von)(?!\p{L})/u;
const LEARN = /^(.+) lernen$|^(?:apprendre à|aprender a|imparare ad?) (.+)$/u;

const UNTIL = /^bis (?:zum|zur|zu|nächsten|morgen)\s(?:\p{Lu}\p{L}+\s)?/u;
