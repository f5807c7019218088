import { personNoun } from "../../people/person-nouns.ts";
import { NONE, type SituationReader as Reader } from "./situation-words.ts";

/** "wished his little sister would disappear, and the next morning she was gone": who is wished away. */
const wishedAwayIn: Reader = (text) => {
  const [, who = ""] =
    /\bwished (?:that )?((?:his|her|their|my) (?:[a-z]+ )?(?:brother|sister|twin|cousin|stepbrother|stepsister)) (?:would|could|might) (?:just |simply )?(?:disappear|vanish|be gone|go away)\b/.exec(
      text,
    ) ?? [];
  const isGone = /\b(?:gone|disappeared|vanished|missing|not there|empty)[.!]?$/.test(text);
  return who === "" || !isGone ? NONE : { wishedaway: who };
};

/** "At night the tools in the shed woke up": things that are awake while people sleep. */
const nightOnesIn: Reader = (text) => {
  const [, things = "", place = ""] =
    /^(?:(?:at|every|each|one) (?:mid)?night,? |at midnight,? |when (?:everyone|everybody) (?:was asleep|slept),? )(?:all )?the ([a-z]+(?:[^s]s|shelves)) (?:in|on|of|at|from) ([^.,;]{3,40}?) (?:woke up|woke|came alive|came to life|got up)\b/i.exec(
      text,
    ) ??
    /^(?:all )?the ([a-z]+(?:[^s]s|shelves)) (?:in|on|of|at|from) ([^.,;]{3,40}?) (?:woke up|came alive|came to life|got up) (?:at|every|each) (?:mid)?night\b/i.exec(
      text,
    ) ??
    [];
  const isIndoors =
    /\b(?:sheds?|shops?|store|library|kitchen|museum|workshop|school|classroom|attic|cellar|cupboard|closet|drawer|box|room|bedroom|bakery|house|garage|office|studio|pantry|wardrobe)$/.test(
      place,
    );
  const known = personNoun(things) ?? personNoun(things.replace(/s$/, ""));
  return things === "" || !isIndoors || (known && !known.isThing) ? NONE : { nightones: things };
};

const ELDERS = "grandmother|grandma|granny|nana|grandfather|grandpa|granddad|mother|father|mum|mom|dad|aunt|uncle";
const KEPT = "book|album|scrapbook|box|notebook|diary|picture book|photo album|memory book|memory box";

/** "Emma's grandmother forgot more and more, so Emma made a book of memories for her". */
const memoriesIn: Reader = (text) => {
  const [, owner = "", elder = ""] =
    new RegExp(
      `((?:his|her|their|my|the|\\p{Lu}\\p{L}+['’]s) )(?:[a-z]+ )?(${ELDERS})(?: (?:was|is|had))?(?: (?:slowly|always))? (?:forg[eo]t|forgetting|started to forget|began to forget|forgot|los(?:t|ing|es) (?:her|his) memory|had dementia|has dementia)`,
      "u",
    ).exec(text) ?? [];
  const [, kept = ""] =
    new RegExp(
      `\\b(?:made|built|wrote|drew|painted|created|put together|filled|kept|started) (?:an? |the )(?:[a-z]+ )?(${KEPT})\\b`,
    ).exec(text) ?? [];
  if (elder === "" || kept === "") return NONE;
  const isWoman = /^(?:gran(?:dmo|dma|ny)|nana|mo|mu|aunt)/.test(elder);
  const called = /['’]s $/.test(owner) ? "the " : owner;
  return {
    memory: `the ${kept.split(" ").at(-1)}`,
    elder: `${called}${elder}`,
    elderhim: isWoman ? "her" : "him",
  };
};

/** The readers of wishes that come true, of nights, and of what is forgotten. */
export const wishReaders: readonly Reader[] = [wishedAwayIn, nightOnesIn, memoriesIn];
