import { kindOfThing, personNoun, singularOf } from "../../people/person-nouns.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { beliefReaders } from "./belief-situations.ts";
import { foundReaders } from "./found-situations.ts";
import { homeReaders } from "./home-situations.ts";
import { oddReaders } from "./odd-situations.ts";
import { NONE, type SituationReader as Reader, type SituationWords } from "./situation-words.ts";

const headOf = (words: string): string => words.split(" ").at(-1) ?? "";
const isBeing = (words: string): boolean => personNoun(headOf(words))?.isThing === false;

/** "had to guard the fish shop for one day": what is guarded, with what is in it. */
const dutyIn: Reader = (text) => {
  const [, verb = "", ward = ""] =
    /\b(?:had to|must|promised to|was (?:asked|told|allowed) to|was supposed to|were (?:asked|told) to|offered to|agreed to|needed to) (guard|watch(?: over)?|look after|mind|take care of|keep an eye on|protect) ((?:the|his|her|their|an?) (?:[a-z]+['’]s )?(?:[a-z-]+ ){0,2}?[a-z]+)(?=[.,;!?]|$| (?:for|while|until|all|over|when|and|but|during|in|at|because)\b)/.exec(
      text,
    ) ?? [];
  if (ward === "" || isBeing(ward) || isAbstract(headOf(ward))) return NONE;
  const found = goods.find(([words]) => words.test(ward));
  // "look after his health" is no watch.
  if (!found && !/^(?:guard|watch over|protect)$/.test(verb) && !GUARDED.test(ward)) return NONE;
  return { ward: ward.replace(/^an? /, "the "), ...found?.[1] };
};

const GUARDED =
  /\b(?:shop|store|stall|bakery|garden|farm|castle|lighthouse|house|hotel|zoo|kitchen|school|treasure|tower|gate|bridge|camp|boat|ship|station|field|tent|cave|market)$/;

/** What is kept in places, who would like to have it, and what a guard gets for it. */
const goods: readonly (readonly [RegExp, SituationWords])[] = [
  [
    /\bfish\b/,
    { goods: "the fish", smell: "the fish", taker: "a gull with a crooked beak", reward: "the biggest fish" },
  ],
  [
    /\bbaker|\bbread|\bbakery/,
    { goods: "the rolls", smell: "the warm rolls", taker: "a fat pigeon with a limp", reward: "the biggest roll" },
  ],
  [
    /\bcheese/,
    { goods: "the cheeses", smell: "the cheeses", taker: "a rat in a hurry", reward: "the roundest cheese" },
  ],
  [
    /\bcakes?\b|\bcookies|\bpies?\b|\bcupcakes|\bsweet|\bcandy|\bchocolate|\bice cream/,
    { taker: "a crow with a sweet tooth" },
  ],
  [
    /\bbutcher|\bsausage|\bmeat/,
    { goods: "the sausages", smell: "the sausages", taker: "a thin stray dog", reward: "the longest sausage" },
  ],
  [/\btoy/, { goods: "the toys", taker: "a magpie with quick eyes", reward: "the smallest of the toys" }],
  [/\bmuseum|\bgallery/, { goods: "the pictures", taker: "a polite gentleman with a very long coat" }],
  [/\bsheep|\bflock|\bhens?\b|\bchickens?|\bhen ?house|\bducks|\bgeese/, { taker: "a fox with very good manners" }],
  [/\borchard|\bapple/, { goods: "the apples", taker: "a starling with all its cousins", reward: "the reddest apple" }],
  [/\blibrary|\bbook/, { goods: "the books", taker: "a goat with an open mouth" }],
];

/** "traded his shadow for a bicycle": what is given away, and for what. */
const bargainIn: Reader = (text) => {
  const [, given = "", gain = ""] =
    /\b(?:traded|swapped|exchanged|sold|gave(?: away)?|bartered) ((?:his|her|their|its|my) (?:own )?[a-z]+)(?: to [^.,;]*?)? (?:for|in exchange for) ((?:an?|the|some|two|three|one|her|his) (?:[a-z-]+ ){0,2}?[a-z]+)(?=[.,;!?]|$| (?:and|but|so|then|because|that|who|which|only|until|at|in|from)\b)/.exec(
      text,
    ) ?? [];
  const noun = headOf(given);
  if (given === "" || !INNER.test(noun)) return NONE;
  return { given, gain: gain.replace(/^(?:an?|some|one) /, "the "), [`given${noun.replace(/s$/, "")}`]: noun };
};
/** What no money buys. */
const INNER =
  /^(?:shadow|laugh|laughter|smile|voice|name|memory|memories|dreams?|heart|courage|luck|tears|reflection|childhood|birthday|imagination|colou?rs?|freckles|sleep|kindness|soul|singing|song|sense|fear|youth|joy|happiness|hair|tail|wings|stripes|spots|fur|roar|bark|purr|shell)$/;

/** "the last lamplighter in a city that had switched to electricity". */
const lastTradeIn: Reader = (text) => {
  const [, noun = "", place = ""] =
    /\bthe (?:very )?last ([a-z]+(?:er|or|ist|ian|man|woman|keeper|wright|smith|herd|maker)) (?:in|of) (?:an?|the|his|her) ((?:[a-z]+ )?(?:city|town|village|street|country|land|valley|island|harbou?r|quarter|mountains))\b/.exec(
      text,
    ) ?? [];
  if (noun === "") return NONE;
  const many = noun.replace(/man$/, "men");
  const found = trades.find(([words]) => words.test(noun));
  return {
    lasttrade: noun,
    lasttrades: many === noun ? `${noun}s` : many,
    lastplace: `the ${headOf(place)}`,
    ...found?.[1],
  };
};
const trades: readonly (readonly [RegExp, SituationWords])[] = [
  [
    /lamplighter/,
    {
      lasttool: "the ladder",
      lastdone: "One small flame began to burn, and then the next one, and the next, all the way down the hill",
    },
  ],
  [
    /milk/,
    {
      lasttool: "the bottles",
      lastdone:
        "In front of every door stood a bottle, cold and white, as there had been one every morning when people were small",
    },
  ],
  [
    /post|mail|letter/,
    {
      lasttool: "the bag",
      lastdone: "At every door there was news from the next street, written by hand and still a little damp",
    },
  ],
  [
    /baker/,
    {
      lasttool: "the basket",
      lastdone: "The oven burned with wood, as it always had, and the smell of bread went from house to house",
    },
  ],
  [
    /clock|watch/,
    {
      lasttool: "the small screwdriver",
      lastdone:
        "The old clock on the tower, which is wound by hand, struck nine, and everybody knew again what time it was",
    },
  ],
  [
    /shoe|cobbler/,
    {
      lasttool: "the hammer",
      lastdone: "There was a candle in the workshop, and by morning twelve pairs of wet shoes were whole again",
    },
  ],
  [
    /book/,
    {
      lasttool: "the lamp",
      lastdone:
        "There was a candle in the bookshop, and people sat on the floor and listened to a story, because there was nothing else to do and nothing better",
    },
  ],
  [
    /ferry/,
    {
      lasttool: "the rope",
      lastdone: "The ferry crossed the black water by hand, again and again, until everybody was on the right side",
    },
  ],
  [
    /tailor|seamstress|weaver/,
    { lasttool: "the needle", lastdone: "By candlelight old coats were made warm again, one after the other" },
  ],
];

/** "Grandma's recipe book went missing": what is lost, who has lost it, and what it is needed for. */
const lossIn: Reader = (text) => {
  const [, owner = "", noun = ""] =
    /(?:^|[.!?] |\b(?:when|and|but|that|then) )(?:(?:on )?the (?:day|night|morning|evening) (?:before|after|of) [\p{L} ]+,? |one (?:day|morning|evening) )?((?:[\p{L}]+ ){0,2}?\p{L}+['’]s |the |his |her |their |my |our )((?:[a-z-]+ ){0,2}?[a-z]+) (?:(?:had )?(?:disappeared|vanished)|went missing|(?:was|were|had gone) (?:missing|gone|lost)(?! in\b)|got lost(?! in\b)|could not be found|was nowhere to be found)\b/iu.exec(
      text,
    ) ?? [];
  if (noun === "" || isBeing(noun) || isAbstract(headOf(noun)) || NOT_LOST.test(headOf(noun))) return NONE;
  const many = /[^s]s$|teeth$/.test(noun);
  const [, event = ""] =
    /\b(?:the (?:day|night|evening|morning) (?:before|of)|(?:on|in) the (?:morning|day|evening) of|(?:just|right|shortly|one day|an hour) before|before) ((?:the|his|her|their|my|our) (?:[a-z]+ )?(?:fair|wedding|party|concert|show|play|match|race|birthday|christmas|festival|parade|contest|competition|performance|trip|journey|exam|test|picnic|feast|game|dance|ball|recital))\b/i.exec(
      text,
    ) ?? [];
  const loser = /['’]s $/.test(owner) ? owner.replace(/['’]s $/, "").replace(/^an? /i, "the ") : "";
  return {
    lost: `the ${noun}`,
    lostit: many ? "them" : "it",
    lostthey: many ? "they" : "it",
    lostwere: many ? "were" : "was",
    ...(loser !== "" && {
      loser: /^(?:The|His|Her|My|Our|Their) /.test(loser) ? loser.charAt(0).toLowerCase() + loser.slice(1) : loser,
    }),
    // At her own concert she has no seat in the first row.
    ...(event.startsWith("the ") && { event }),
  };
};
const NOT_LOST =
  /^(?:sun|moon|sea|snow|rain|sky|colou?rs?|music|sound|gravity|magic|wifi|internet|water|light|electricity|wind|winter|summer|night|island|forest|village|house|voice|shadow|bees|stars?|spring|river|lake|school)$/;

/** "wanted to be played again": what a thing wishes for. */
const againIn: Reader = (text) => {
  const [, again = ""] =
    /\b(?:wanted|wished|longed|hoped|dreamed of|dreamt of) (?:to be|being) ([a-z]+(?:ed|en|read|worn|sung|flown|lit|rung|wound|found)) (?:again|once more|one (?:more|last) time)\b/.exec(
      text,
    ) ?? [];
  if (again === "") return NONE;
  return {
    again,
    agained: againScenes.find(([words]) => words.test(again))?.[1] ?? "how it was when somebody said: There you are",
    ...againScenes.find(([words]) => words.test(again))?.[2],
  };
};
const againScenes: readonly (readonly [RegExp, string, SituationWords])[] = [
  [
    /^played$/,
    "the warm hands, the wrong notes, and somebody laughing about them",
    { againsign: "There was one note, dusty and much too low. It hung in the air for a long time" },
  ],
  [
    /^(?:ridden|driven|sailed|flown)$/,
    "the wind, and the bends, and somebody calling “Faster!”",
    { againsign: "Something creaked and moved, only by a hand's breadth, but it did move" },
  ],
  [
    /^read$/,
    "the lamp, the turning of the pages, and how somebody held their breath at the best place",
    { againsign: "A page turned over, and on it stood: Once upon a time" },
  ],
  [
    /^worn$/,
    "the mirror, the music, and how somebody turned round in it twice",
    { againsign: "Under the dust something shone" },
  ],
  [
    /^lit$/,
    "the warm light, and the faces round it",
    { againsign: "A match was struck, and there was a small warm light" },
  ],
  [
    /^(?:rung|heard)$/,
    "how windows were opened, and how people looked up",
    { againsign: "There was one deep tone, and it went on for a long time" },
  ],
];

/** "could talk to trains": to what. */
const talkIn: Reader = (text) => {
  const [, many = ""] =
    /\b(?:could|was able to) (?:talk (?:to|with)|speak (?:to|with)|understand|hear) (?:the )?([a-z]+s)\b/.exec(text) ??
    [];
  const { noun } = singularOf(many);
  const one = noun === many ? many.replace(/s$/, "") : noun;
  if (many === "" || isBeing(one) || !kindOfThing(one) || GIFTED.test(one)) return NONE;
  const [, weather = ""] =
    /\b(?:in|through|during) (?:the |an? )?(snow|snowstorm|storm|fog|rain|blizzard)\b/.exec(text) ?? [];
  const isMoving = MOVERS.test(one);
  return {
    talkto: many,
    talkone: one,
    ...(isMoving ? { talkmover: one } : { talkstill: one }),
    ...(isMoving && weather !== "" && { talkweather: weather }),
  };
};
const GIFTED = /^(?:tree|plant|flower|animal|bird|ghost|dog|cat)$/;
const MOVERS =
  /^(?:train|tram|bus|ship|boat|car|lorry|truck|plane|bicycle|cloud|balloon|rocket|ferry|tractor|taxi|bike|spaceship)$/;

/** "His little sister followed him everywhere": who it is of the hero's. */
const followerIn: Reader = (text) => {
  const [, noun = ""] =
    /\b(?:his|her|my|their|\p{Lu}\p{L}+['’]s) ((?:(?:little|big|small|younger|baby|older|twin) )?(?:sister|brother|cousin)) (?:always )?(?:followed|copied|imitated) (?:him|her|me)\b/iu.exec(
      text,
    ) ?? [];
  return noun === "" ? NONE : { follower: noun };
};

/** "turned his teacher into a frog … had to fix it before lunch". */
const spellIn: Reader = (text) => {
  const [, changed = "", into = ""] =
    /\bturned ((?:his|her|their|the|my) (?:[a-z]+ )?[a-z]+|\p{Lu}\p{L}+)(?: accidentally| by (?:accident|mistake))? into (an? (?:[a-z]+ )?[a-z]+)(?=[.,;!?]|$| (?:and|but|by|so|in|at)\b)/u.exec(
      text,
    ) ?? [];
  const isMeant =
    /\b(?:accident\w*|mistake|clumsy|fix|undo|turn (?:him|her|it|them) back|reverse|wrong (?:spell|word))\b/.test(text);
  const isHuman = /^\p{Lu}/u.test(changed) || personNoun(headOf(changed))?.isHuman === true;
  if (changed === "" || !isMeant || !isHuman) return NONE;
  const [, deadline = ""] =
    /\bbefore (lunch|dinner|supper|breakfast|midnight|the (?:[a-z]+ )?[a-z]+)\b/.exec(text) ?? [];
  return {
    changed,
    changedinto: into,
    thechanged: into.replace(/^an? /, "the "),
    ...(deadline !== "" && { deadline }),
  };
};

/** "got stuck in a traffic jam on the way to the beach". */
const jamIn: Reader = (text) => {
  const [, jam = ""] = /\bin an? ((?:long |huge |endless )?traffic jam)\b/.exec(text) ?? [];
  const [, way = ""] =
    /\bon (?:the|their|our) way to ((?:the |their |our )?[a-z]+(?: [a-z]+)??)(?=[.,;!?]|$| (?:and|but|so)\b)/.exec(
      text,
    ) ?? [];
  return jam === "" ? NONE : { jam: `the ${jam}`, ...(way && { jamway: way }) };
};

/** "a noise under his bed … turned out to be a tiny orchestra". */
const noiseIn: Reader = (text) => {
  const [, where = ""] =
    /\b(?:noises?|sounds?|knocking|scratching|humming|music) ((?:under|behind|in|from|above|inside) (?:(?:under|behind|inside) )?(?:his|her|their|the|my|our) [a-z]+)\b/.exec(
      text,
    ) ?? [];
  const [, maker = ""] =
    /\b(?:turned out to be|it was only|it was|came from) (an? (?:[a-z]+ ){0,3}?[a-z]+)[.!]/i.exec(text) ?? [];
  if (where === "" || maker === "") return NONE;
  const isBand = /(?:orchestra|band|choir|quartet|ensemble)$/.test(maker);
  return {
    noiseplace: where.replace(/^from /, ""),
    noisemaker: maker,
    thenoise: maker.replace(/^an? /, "the "),
    ...(isBand && { noiseband: maker }),
  };
};

/** "was sad because no one ever visited". */
const unvisitedIn: Reader = (text) => {
  const found =
    /\b(?:nobody|no one) (?:ever |never )?(?:visit(?:s|ed)?|came to (?:visit|see)|stopped (?:by|there)|came(?= (?:by|any more|anymore)))/.exec(
      text,
    );
  return found && /\b(?:sad|lonely|alone|unhappy|waited)\b/.test(text) ? { unvisited: "visitor" } : NONE;
};

/** The readers of beliefs, duties, bargains, losses and what things wish for. */
export const widerReaders: readonly Reader[] = [
  ...beliefReaders,
  ...foundReaders,
  ...oddReaders,
  ...homeReaders,
  dutyIn,
  bargainIn,
  lastTradeIn,
  lossIn,
  againIn,
  talkIn,
  followerIn,
  spellIn,
  jamIn,
  noiseIn,
  unvisitedIn,
];
