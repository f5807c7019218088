import type { Person } from "../../people/person.ts";
import { kindOfThing, personNoun } from "../../people/person-nouns.ts";
import { thingPerson } from "./thing-person.ts";

/** Whether a noun that no list has names somebody by a trade: "lamplighter", "wheelwright"; not "blender". */
export const isTrade = (noun: string): boolean => {
  const low = noun.toLowerCase();
  return TRADE.test(low) && !NO_TRADE.test(low) && personNoun(low) === undefined && kindOfThing(low) === undefined;
};

const TRADE =
  /^[a-z-]{2,}(?:er|or|ist|ian|eer|man|woman|keeper|wright|smith|monger|herd|ress|critic|mechanic)$|^sweep$/;

/** Devices, vehicles, clothes and other things, plants and weather. */
const NO_TRADE =
  /(?:cooker|eraser|washer|dryer|drier|mower|heater|cooler|freezer|mixer|blender|toaster|boiler|opener|printer|typewriter|scanner|computer|copter|scraper|scooter|liner|tanker|freighter|steamer|tractor|reactor|sensor|elevator|escalator|generator|refrigerator|radiator|projector|detector|ladder|drawer|locker|poster|sticker|paper|sweater|jumper|slipper|sneaker|trousers?|water|weather|feather|leather|flower|butter|burger|corner|border|theater|theatre|chapter|power|corridor|quarter|boulder|thermometer|meter|liter|water)$|^(?:(?:leaf|snow)?blower|cleaner|burner|container|cruiser|trailer|loader|motor|monitor|mirror|calculator|hammer|counter|letter|number|river|tower|shower|powder|pepper|ginger|cucumber|tuber|cracker|finger|shoulder|liver|tiger|spider|hamster|lobster|oyster|badger|otter|beaver|plover|monster|center|summer|winter|september|october|november|december|thunder|wonder|answer|order|silver|copper|timber|lumber|rubber|fiber|cover|door|floor|color|flavor|harbor|armor|razor|meteor|anchor|error|tremor|alligator|condor|list|mist|twist|wrist|fist|breast|forest|chest|feast|priest|toast|coast|ghost|human|caravan|air|chair|stair|disaster|filter|cluster|poker|soccer|supper|dinner|folder|holder|binder|stapler|charger|router|server|pointer|player|speaker|receiver|transmitter|starter|lighter|roller|shutter|gutter|planter|pitcher|saucer|tumbler|strainer|grater|peeler|grinder|shredder|sprinkler|litre|laptop)$/;

/** Somebody with a trade; a man unless a pronoun of the text says otherwise. */
export const tradesPerson = (text: string, noun: string, phrase: string): Person => {
  const [pronoun = ""] = /\b(?:she|her|he|his|him)\b/i.exec(text) ?? [];
  const isShe = /^(?:she|her)$/i.test(pronoun) || /(?:woman|ress)$/.test(noun);
  const isChild = Number(/\b(\d+)-year-old\b/.exec(phrase)?.[1] ?? GROWN_AT) < GROWN_AT;
  return {
    ...thingPerson(noun.toLowerCase(), isChild ? (isShe ? "girl" : "boy") : isShe ? "woman" : "man"),
    ...(isChild && { age: "child" as const }),
    noun: noun.toLowerCase(),
    phrase: phrase.toLowerCase(),
    gender: isShe ? "she" : "he",
  };
};

const GROWN_AT = 16;

/** "In a city where music is forbidden, a tuner keeps …": without where it is. */
export const afterPlace = (text: string): string =>
  text.replace(/^(?:In|On|At|Under|Deep (?:in|under)|High (?:in|above)) [^,.]{3,70}, (?=(?:an?|the)\b)/, "");

/** "A piano tuner who …": somebody with a trade that no list has, and not who comes later. */
export const tradeIn = (text: string, people: readonly Person[]): Person | undefined => {
  const [, words = "", noun = ""] =
    /^(?:an?|the|my|our) ((?:most [a-z]+ )?(?:(?!who\b|that\b)[a-z0-9-]+ ){0,2}?([a-z-]+(?:er|or|ist|ian|eer|ant|critic|mechanic)))(?= (?:(?:who|whose)\b|(?:in|at|of) (?:the|an?) [a-z]+ [a-z]+s\b|(?:goes|has|is|gets|keeps)\b|[a-z]+s (?:out )?that\b|(?:in|from|at) [a-z]+ [a-z]+s\b|(?:[a-z]+ly )?(?:grows|becomes|loses|fixes|finds|steals|breaks|turns|takes|makes|starts|begins|refuses|decides|discovers|notices|realises|realizes|wants|hears|sees|buys|sells|wins|tries|helps|meets|forges|saves) |[a-z]+s (?:in|to|at|on|for|into|out|from|through|over|with|off|an?|the|his|her) ))/i.exec(
      text,
    ) ?? [];
  // "A dog walker": no dog.
  const before = words.toLowerCase().split(" ").slice(0, -1);
  const isKnown = people.some(
    ({ aliases, firstAt }) =>
      aliases.includes(noun.toLowerCase()) || (firstAt < 4 && !aliases.some((alias) => before.includes(alias))),
  );
  const isUnread = people.length === 0 && personNoun(noun.toLowerCase())?.isHuman === true;
  return noun === "" || isKnown || !(isTrade(noun) || isUnread) ? undefined : tradesPerson(text, noun, words);
};
