import type { Hit } from "../lexicon/find-words.ts";

const FRIEND =
  /^(?:freund(?:in)?|amie?|amig[oa]|amic[oa]|друг|друга|другом|другу|подруг(?:а|у|ой|е)|दोस्त|सहेली|मित्र|বন্ধু|صديقت?(?:ه|ها|هما|هم)|친구)$/iu;
const ARTICLE_BETWEEN =
  /^(?:,?\s(?:der|die|das|dem|den|el|la|le|il|lo|o|a)\s(?:\p{Ll}+\s)?|,?\sl['’]|\s|\s(?:ال)?|-)$/iu;

export const isFriendWord = (word: string): boolean => FRIEND.test(word);

/** "Su amiga la gata", "il suo amico gallo": the noun after the friend says who the friend is. */
export const isFriendOfKind = (text: string, { at, word }: Hit, kinds: readonly Hit[]): boolean =>
  FRIEND.test(word) &&
  kinds.some((next) => next.at > at && ARTICLE_BETWEEN.test(text.slice(at + word.length, next.at)));

const POSSESSED = [
  String.raw`(?:sus?|son|sa|ses|seine?[mnr]?|ihre?[mnr]?|meine?[mnr]?|(?:il\s|la\s|col\s)?(?:su[oa]|mi[oa])|(?:o\s|a\s)?(?:seu|sua|meu|minha)|mon|ma|mi)\s(?:(?:gut|best)\p{Ll}*\s)?(?:freund(?:in)?|amie?|amig[oa]|amic[oa])`,
  String.raw`(?:сво\p{L}+|его|её|их)\s(?:(?:лучш|стар)\p{L}+\s)?(?:друг\p{L}{0,2}|подруг\p{L}{0,2})`,
  String.raw`(?:अपन[ाीे]|उसक[ाीे])\s(?:[\p{L}\p{M}]+\s)?(?:दोस्त|सहेली|मित्र)`,
  String.raw`(?:তার|নিজের)\s(?:[\p{L}\p{M}]+\s)?বন্ধু(?:র|কে)?`,
  "صديقت?(?:ه|ها|هما|هم)",
].join("|");
const BECOMES = String.raw`(?<!(?:ser|être|essere|diventare|devenir|hacerse|werden|стать|بن)\s)`;
const KNOWN = new RegExp(String.raw`(?<![\p{L}\p{M}])${BECOMES}(?:${POSSESSED})(?![\p{L}\p{M}])`, "giu");

/** Words about a friend whom somebody has, as words about anybody: such a friend is not looked for first. */
export const withoutKnownFriends = (text: string): string => text.replace(KNOWN, " ");

/** "빵집 주인" is one, and no second owner. */
export const isWithinHit = ({ at, word }: Hit, hits: readonly Hit[]): boolean =>
  hits.some(
    (other) => other.word.length > word.length && other.at <= at && other.at + other.word.length >= at + word.length,
  );
