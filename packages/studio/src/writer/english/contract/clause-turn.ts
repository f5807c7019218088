import type { ClauseAction } from "./clause-action.ts";
import type { Clause } from "./clauses.ts";
import { withoutTraits } from "./side-clauses.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** What a sentence of an idea means for the story: it decides what is told after it. */
export type Turn =
  | "wish"
  | "fear"
  | "quarrel"
  | "loss"
  | "sorrow"
  | "weakness"
  | "marvel"
  | "action"
  | "company"
  | "calm";

/** The turn of a sentence. What shows no other is a action of the hero, or a marvel. */
export const turnOf = (clause: Clause, action: ClauseAction, reading: IdeaReading): Turn => {
  const { wish } = clause;
  const text = withoutTraits(clause.text, reading);
  if (wish !== undefined && wish === reading.wish && action.by === "hero") return "wish";
  if (ENDED.test(text) && !/\bnot spoken\b/.test(text)) return "sorrow";
  if (isFearOfOthers(text)) return "sorrow";
  // "because the oven is too old": it is not the hero who is too old.
  const own = action.by === "hero" ? text.replace(OF_ANOTHER, "") : text;
  const known = TURNS.find(([turn, words]) => words.test(turn === "weakness" ? own : text));
  if (known) return known[0];
  if (action.by === "other") return HELPED.test(text) && reading.others.length > 0 ? "company" : "marvel";
  return "action";
};

const TURNS: readonly (readonly [Turn, RegExp])[] = [
  [
    "fear",
    /\b(?<!\b(?:no longer|not|never|n['’]t)(?: \S+)? )(?:afraid|(?:scared|frightened)(?! (?:somebody|someone|people|everyone|everybody|him|her|them|me|the|all|others|away|off))|terrified|(?<!\b(?:an?|the|very|his|her|two) )shy|did not dare|didn['’]t dare)\b/i,
  ],
  [
    "quarrel",
    /\b(?:quarrel\w*|argued?|fought|fight about|fight over|did not talk|had not talked|did not speak to|had not spoken|stopped talking)\b/i,
  ],
  [
    "loss",
    /\b(?<!\b(?:an?|the|his|her|their|my|its) )(?:lost (?!letter|property|child|dog|cat|in\b)|escaped|disappeared|vanished|went missing|had gone missing|was missing|was stolen|was gone|could not find)\b/i,
  ],
  ["company", /\b(?:met|made friends|befriended|fell in love|fell for|adopted|hired|invited)\b/i],
  ["marvel", /\b(?:nobody|no one) (?:knew|knows|noticed|could say|believed|could explain)\b/i],
  [
    "weakness",
    /\b(?:too (?:slow|small|short|weak|quiet|loud|late|old|big|tall|clumsy)|could only|could not (?!find)|did not fit|had forgotten how|let in|failed|mixed up|mixed|always (?:lost|fell|came last)|never won)\b/i,
  ],
  [
    "sorrow",
    /\b(?:died|broke|broken|tore|alone|lonely|sad|angry|cried|unhappy|homesick|ill|sick|hurt|tired|bored|jealous|moved (?:away|to a)|everyone laughed|everybody laughed|laughed at|made fun|did not (?:know|have|eat)|nobody|no one|had forgotten|forgot|allergic|left behind|was left)\b/i,
  ],
  [
    "marvel",
    /\b(?:one (?:day|night|morning|evening)|suddenly|strange|magic|found out|discovered|noticed|refused|every (?:day|week|night|morning|year|monday)|talking|came to life|appeared|turned into)\b/i,
  ],
  ["calm", /^This is (?:a|the) story |^(?:\S+ ){1,6}?(?:lived|worked|was|were|had been|loved|liked)\b/i],
];

/** What has to close or to go. */
const ENDED =
  /\b(?:had to (?:close|leave|move|sell|go away|say goodbye)|was (?:closed|closing|sold|torn down|cut down))\b/i;

/** "but people were afraid to buy from him": the hero is not afraid. */
export const isFearOfOthers = (text: string): boolean =>
  /\b(?:people|everyone|everybody|no one|nobody|the others|all the [a-z]+|the (?:children|villagers|neighbou?rs|customers|animals)) (?:was|were|is|are) (?:too |so |very |all )?(?:afraid|scared|frightened|terrified|shy)\b/i.test(
    text,
  );

const OF_ANOTHER = /\b(?:because|since|as) (?:the|his|her|their|its|my|our|an?) .*$/i;

/** What others do for somebody. */
const HELPED =
  /\b(?:taught|helped|showed|brought|gave|came|comforted|invited|met|waved|asked|told|built|made|baked|practi[sc]ed|shared)\b/i;

/**
 * Whether the last sentence of an idea tells how it comes out. An obstacle, a fear, or something that only begins it does
 * not; nor does anything but good news while a wish is open.
 */
export const tellsItsEnd = (turns: readonly Turn[], reading: IdeaReading): boolean => {
  const { clauses, isWishOpen } = reading;
  const last = clauses.at(-1);
  const turn = turns.at(-1);
  if (!last || !turn || clauses.length < 2) return false;
  if (IN_THE_END.test(last.text)) return true;
  const isWished = turns.includes("wish");
  if ((isWished && isWishOpen) || /^(?:wish|fear|quarrel)$/.test(turn)) return false;
  if (GOOD_END.test(last.text)) return true;
  // What follows a quarrel in an idea is what ends it.
  if (turns.slice(0, -1).includes("quarrel")) return true;
  // Who is taught has not learned it yet.
  if (turn === "company" && TEACHING.test(last.text)) return false;
  if (/^But\b/.test(last.text) && !TURNED.test(last.text)) return false;
  if (/^So\b/.test(last.text)) return true;
  return (
    !isWished &&
    /^Then\b/.test(last.text) &&
    !/^(?:sorrow|weakness|loss|calm)$/.test(turn) &&
    !BEGINNING.test(last.text)
  );
};

const IN_THE_END = /\b(?:in the end|at last|at the end|finally|in the last minute|on the last day|from then on)\b/i;
const GOOD_END =
  /\b(?:won|wins|cheered|(?<!\b(?:not|never|n['’]t) (?:\w+ )?)(?:happy|glad)|(?<!\b(?:no|any|without|not) (?:\w+ )?)friends|laughed together|saved|rescued|(?:brought|gave|carried) (?:it|him|her|them|the [a-z]+) back|came back|returned|learned|loved|hugged|flew away|forgave|made up|together|for the first time|celebrated|worked again|held the|the most|the best|became|until it was over|thanked|got well|found (?:it|him|her|them|the|his|their|an?|my|our)|the only one (?:that|who) still|was it|was his|was her)\b/i;
const TEACHING = /\b(?:taught|helped|showed|trained|practi[sc]ed|explained)\b/i;
const TURNED = /\b(?:won|saved|found|helped|loved|liked|stayed|friends|best)\b/i;
/** What a story begins with. */
const BEGINNING =
  /\b(?:one (?:day|night|morning|evening)|met|came (?:because|to)|arrived|appeared|got a|received|found out|discovered|noticed|every (?:day|night|week|morning)|was sold)\b/i;

/** After which sentence the most is told: after what weighs most, and then as late as possible. */
export const longestGapOf = (turns: readonly Turn[]): number => {
  const weights = turns.slice(0, -1).map((turn) => WEIGHTS.indexOf(turn));
  return weights.lastIndexOf(Math.max(...weights));
};

/** From the least to the most that there is to tell after a sentence. */
const WEIGHTS: readonly Turn[] = [
  "calm",
  "company",
  "action",
  "marvel",
  "loss",
  "sorrow",
  "weakness",
  "fear",
  "quarrel",
  "wish",
];
