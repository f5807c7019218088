import { personNoun } from "../../people/person-nouns.ts";
import { NONE, type SituationReader as Reader } from "./situation-words.ts";

const KIN = "(?:his|her|their|my) (?:[a-z]+ )?[a-z]+|\\p{Lu}\\p{L}+";
const WANTED =
  "\\b(?:want(?:ed|s)|dream(?:ed|t)|hoped|longed|planned|practi[sc]ed|trained|prepared|saved(?: up| (?:his|her|all (?:his|her)|their))?|was (?:going|about)|looked forward|was chosen|was picked)\\b[^.]*\\. but ";

/** "dreamed of … . But his sister fell ill the day before the trial": who is ill, and before what. */
const illOneIn: Reader = (text) => {
  const [, illone = ""] =
    new RegExp(`${WANTED}(${KIN}) (?:fell|got|became|was) (?:very |badly |suddenly )?(?:ill|sick|hurt)\\b`, "u").exec(
      text,
    ) ?? [];
  if (!isHumanName(illone)) return NONE;
  const [, bigday = ""] =
    /\b(?:the (?:day|night|evening|week) before|on the (?:day|morning|evening) of|(?:right|just|shortly) before) (the (?:[a-z]+ ){0,2}?[a-z]+)[.!]?$/.exec(
      text,
    ) ?? [];
  return bigday === "" && !EVENT.test(text) ? NONE : { illone, ...(bigday && { bigday }) };
};
const EVENT =
  /\b(?:team|role|part in the|play|contest|competition|race|match|dance|concert|audition|recital|performance|show|tournament|exam|choir|orchestra)\b/;

/** "saved money for a bike. But his brother needed new shoes": who needs what. */
const neederIn: Reader = (text) => {
  const [, needer = "", need = ""] =
    new RegExp(
      `${WANTED}(${KIN}) needed ((?:an?|some|new|warm|better) (?:[a-z]+ )?[a-z]+|medicine|money|glasses|shoes|boots)[.!]?$`,
      "u",
    ).exec(text) ?? [];
  if (need === "" || !isHumanName(needer) || /\b(?:help|rest|quiet|peace|time|hug)$/.test(need)) return NONE;
  return { needer, need };
};

/** "wanted to win the kite festival. But his kite was stolen": what is gone or broken before which contest. */
const pieceIn: Reader = (text) => {
  const [, contest = ""] =
    /\b(?:win|enter|entered|compete in|take part in|took part in|practi[sc]ed for|trained for) (the (?:[a-z]+ ){0,3}?(?:festival|contest|competition|race|championship|tournament|parade|derby|regatta|show))\b/.exec(
      text,
    ) ?? [];
  const [, piece = "", how = ""] =
    /\bbut (?:(?:the (?:day|night) before|on the (?:day|morning)|just before the start),? )?((?:his|her|their|my) (?:[a-z]+ )?[a-z]+) ((?:was|were|got|had been) (?:stolen|broken|lost|torn|smashed|ruined|missing|gone)|broke|disappeared|vanished|went missing|tore|fell apart|sank|crashed|burned)\b/.exec(
      text,
    ) ?? [];
  const head = piece.split(" ").at(-1) ?? "";
  if (contest === "" || piece === "" || personNoun(head)?.isThing === false || NOT_MADE.test(head)) return NONE;
  const isGone = /stolen|lost|missing|gone|disappeared|vanished/.test(how);
  return { contest, [isGone ? "gonepiece" : "brokenpiece"]: piece };
};
/** What cannot be made again out of odds and ends. */
const NOT_MADE =
  /^(?:voice|leg|arm|hand|foot|ankle|wrist|heart|nerve|tooth|horse|dog|cat|pony|oven|stove|alarm|team|wing|s|shoes?|glasses|guitar|violin|piano|computer|phone)$/;

/** "wanted to give his mother flowers. But he had no money": what for whom. */
const giftIn: Reader = (text) => {
  const [, receiver = "", article = "", things = ""] =
    /\b(?:wanted to|decided to|planned to|hoped to) (?:give|buy|get) ((?:his|her|their|my) (?:[a-z]+ )?[a-z]+|\p{Lu}\p{L}+) (an? |some )?((?:[a-z]+ ){0,2}?[a-z]+)(?= (?:for|on|to)\b|[.,;]).*\b(?:but|and) \S+ (?:had (?:no|not enough|hardly any|only (?:one|two|three|a few)) (?:money|coins?|pennies|cents)|was (?:too |very |so )?poor|could not afford)\b/u.exec(
      text,
    ) ?? [];
  if (things === "" || (article === "" && !/[^s]s$/.test(things))) return NONE;
  return { receiver, gift: `the ${things}` };
};

/** "tricked a greedy king": who is mighty and has it coming. */
const mightyIn: Reader = (text) => {
  const [, mighty = ""] =
    /\b(?:tricked|outwitted|outsmarted|fooled) (?:an?|the) (?:[a-z]+ )?(?:greedy|cruel|mean|evil|wicked|proud|vain|rich|stingy|selfish|arrogant|bad|nasty|mighty|hungry|terrible) (king|queen|prince|emperor|sultan|giant|ogre|troll|landlord|baron|duke|lord|merchant|mayor|wizard|witch|sheriff|miller|count|captain)\b/.exec(
      text,
    ) ?? [];
  return mighty === "" ? NONE : { mighty: `the ${mighty}` };
};

const isHumanName = (words: string): boolean => {
  const head = words.split(" ").at(-1) ?? "";
  const known = personNoun(head);
  return words !== "" && (known?.isHuman === true || head === "friend" || (/^\p{Lu}/u.test(words) && !known));
};

/** The readers of obstacles between the hero and a wish. */
export const conflictReaders: readonly Reader[] = [illOneIn, neederIn, pieceIn, giftIn, mightyIn];
