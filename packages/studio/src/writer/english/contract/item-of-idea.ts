import { kindOfThings, personNoun } from "../../people/person-nouns.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { isPlural } from "./line-fits.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** The thing that an idea is about and that one can touch: "the kite". Undefined where it names none. */
export const itemOf = (reading: IdeaReading, candidates: readonly (string | undefined)[]): string | undefined =>
  [...candidates, ...reading.things].find(
    (phrase): phrase is string => phrase !== undefined && isItem(phrase, reading),
  );

/** The words of a thing for lines: {item}, and "it" or "they", "was" or "were" for it. */
export const wordsOfItem = (item: string): Readonly<Record<string, string>> => {
  const many = isPlural(item);
  const own = item.replace(/^(?:an?|one) /, "the ");
  return {
    item: /^(?:the|his|her|their|its|my|our) /.test(own) ? own : `the ${own}`,
    itemit: many ? "they" : "it",
    itemthem: many ? "them" : "it",
    itemwas: many ? "were" : "was",
  };
};

const isItem = (phrase: string, { hero, others, place, clauses }: IdeaReading): boolean => {
  const words = phrase.toLowerCase().replace(/^(?:the|an?|his|her|their|its|my|our) /, "");
  const head = words.split(" ").at(-1) ?? "";
  const isSomebody =
    personNoun(head)?.isThing === false ||
    [hero, ...others].some((one) => one?.aliases.some((alias) => alias === head));
  const isPlace = place?.name.toLowerCase().endsWith(head) === true;
  return (
    /^(?!of )[a-z][a-z' -]+$/.test(words) &&
    words.split(" ").length <= MAX_WORDS &&
    !isAway(head, clauses) &&
    !isSomebody &&
    !isPlace &&
    !isAbstract(head) &&
    !NO_ITEM.test(head) &&
    (kindOfThings(words) !== undefined || HANDLED.test(head))
  );
};
const MAX_WORDS = 3;

/** "A stolen painting", "looked for the ring": it is not at hand. */
export const isAway = (words: string, clauses: IdeaReading["clauses"]): boolean => {
  const head = words.split(" ").at(-1) ?? "";
  return new RegExp(
    `\\b(?:stolen|missing|lost|vanished|look(?:ed)? for|search(?:ed)? for|to find|to get back) (?:(?:an?|the|his|her|their|its|my|our) )?(?:[a-z-]+ ){0,2}?${head}\\b|\\b${head} (?:was|were|had been|had) (?:stolen|gone|missing|lost|disappeared|vanished)\\b`,
    "i",
  ).test(clauses.map(({ text }) => text).join(" "));
};
/** What has a picture, and is nothing that one handles. */
const NO_ITEM =
  /^(?:sun|moon|stars?|sky|sea|ocean|lake|river|mountains?|forest|woods?|village|town|city|school|house|home|street|road|garden|rain|snow|storm|wind|clouds?|fire|night|light|lights|party|wedding|lottery|job|way|water|air|ice|world|island|beach|station|hospital|museum|hotel|castle|church|shop|bakery|cafe|restaurant|bank|office|prison|train|bus|ship|plane|football|match|game|race|concert|play|show|music|song|roof|stairs|floor|hands?|feet|foot|knees?|fingers?|eyes?|heart|head|hair|teeth|ears?|nose|legs?|voice|birthday|christmas|morning|evening)$/;
const HANDLED =
  /^(?:stand|dough|glove|gloves|purse|notes?|recipes?|croissants?|costume|curtains?|stone|stones|ring|rings|map|maps|wallet|diary|tent|machine|photo|photos|picture|pictures|drawing|drawings|painting|paintings|poem|poems|suitcase|box|boxes|bag|basket|bottle|coat|jacket|dress|shoes?|socks?|hat|scarf|button|key|keys|clock|watch|lamp|violin|piano|guitar|drum|trumpet|flute|bicycle|bike|scooter|sledge|raft|boat|kite|ball|doll|toy|toys|teddy|book|books|letter|letters|postcard|parcel|package|cake|bread|soup|pie|cookies?|biscuits?|chocolate|apple|seeds?|plant|flower|flowers|tree|egg|eggs|nest|shell|feather|wand|potion|crown|sword|shield|treasure|chest|coins?|money|phone|tablet|computer|printer|robot|camera|radio|television|fridge|oven|kettle|toaster|chair|table|bed|blanket|pillow|mirror|window|door|ladder|rope|net|bucket|broom|hammer|saw|wheel|engine|car|truck|van|tractor|caravan|wardrobe|jumper|sweater|quilt|medal|trophy|cup|flag|bell|candle|lantern|umbrella|glasses|telescope|microscope|magnet|balloon|balloons|gift|present|presents|snowman|sandcastle|treehouse|tunnel|bridge|fence|wall|statue|puppet|mask|wig|tie|suit|uniform|helmet|skates|skis|board|racket|bat)$/;
