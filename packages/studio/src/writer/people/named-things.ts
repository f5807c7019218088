import { wordGroup } from "../english/spelling/english-words.ts";
import { genderOfName } from "./given-names.ts";
import { yearsIn } from "./numbers.ts";
import { personNoun } from "./person-nouns.ts";
import { endsPhrase, isStory, type Token } from "./tokens.ts";

/** A name from a token to another, as the reader of names has it. */
interface NameRun {
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly title?: string;
}

/** "The Marigold had been at sea", "the Blue Falcon, a statue": a name that always has an article is no character's. */
export const isAlwaysWithArticle = (
  tokens: readonly Token[],
  { key, title }: NameRun,
  runs: readonly NameRun[],
): boolean => {
  const same = runs.filter((run) => run.key === key);
  const isTold = same.some((run) => isThingBehind(tokens, run));
  const isThing = (run: NameRun): boolean =>
    !run.title && tokens[run.from - 1]?.low === "the" && !speaks(tokens, run) && (isTold || !isSomebody(tokens, run));
  return !title && same.every(isThing);
};

const speaks = (tokens: readonly Token[], { from, to }: NameRun): boolean =>
  SAID.test(tokens[from - 2]?.low ?? "") || SAID.test(tokens[to]?.low ?? "");
const SAID = /^(?:said|says|asked|asks|cried|answered|replied|whispered|shouted|called|laughed|nodded|smiled)$/;

/** "The Frost King", "the Iguana". */
const isSomebody = (tokens: readonly Token[], { from, to }: NameRun): boolean =>
  tokens.slice(from, to).some(({ low }) => personNoun(low) !== undefined) ||
  personNoun(tokens[to]?.low ?? "") !== undefined;

/** "The Blue Falcon, a statue no bigger than a teacup". */
const isThingBehind = (tokens: readonly Token[], { to }: NameRun): boolean => {
  if (tokens[to - 1]?.post !== "," || !/^an?$/.test(tokens[to]?.low ?? "")) return false;
  const phrase = tokens.slice(to + 1, to + 5);
  const end = phrase.findIndex(endsPhrase);
  const words = end < 0 ? phrase : phrase.slice(0, end + 1);
  return words.every(({ low }) => personNoun(low) === undefined) && words.some(({ low }) => THINGS.test(low));
};
const THINGS =
  /^(?:statue|painting|picture|portrait|necklace|ring|jewel|diamond|ruby|emerald|vase|clock|book|violin|sword|crown|stone|boat|ship|barge|inn|pub|tavern|hotel|train|engine|bus|car|rocket|plane|shop|café|cafe|theatre|theater|club|band|team|mountain|tree|map|coin|machine|house|cottage|restaurant|newspaper|ferry|yacht)$/;

/** "Platform Nine", "Room Twelve". */
export const isNumberedThing = (tokens: readonly Token[], { from, to }: NameRun): boolean =>
  to - from > 1 && NUMBERED.test(tokens[from]?.low ?? "") && yearsIn(tokens[to - 1]?.low ?? "") !== undefined;
const NUMBERED =
  /^(?:platform|room|number|flat|apartment|class|gate|track|chapter|table|house|bed|ward|floor|bus|line|terminal|pier|cell|locker|studio|seat|door|year|grade|box|level)$/;

/** "\"Thunder!\" cried the duck": a word that is only called out, and that is no name. */
export const isOnlyShouted = (tokens: readonly Token[], { key, title }: NameRun, runs: readonly NameRun[]): boolean =>
  !title &&
  isStory(tokens) &&
  wordGroup(key) !== undefined &&
  genderOfName(key) === undefined &&
  !personNoun(key) &&
  runs.every(
    ({ key: other, from, to }) =>
      other !== key ||
      (tokens[from]?.isSpoken === true && tokens[from].opensSentence && endsPhrase(tokens[to - 1] as Token)),
  );
