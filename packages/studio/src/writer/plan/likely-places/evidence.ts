import { isSpot, type Place, type Spot, spots } from "../../../vocabulary.ts";
import { blank } from "../../blank.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { asserted } from "../asserted.ts";
import { isIndoors } from "../indoor-places.ts";
import { WISHED } from "../place-prepositions.ts";
import { cuesOfSites, INDOOR_WORDS, OUTDOOR_WORDS, type Site } from "./cues.ts";

/** How much the words of a moment say for each site. */
export type Evidence = ReadonlyMap<Site, number>;

/** The place of a site. */
export const placeOf = (site: Site): Place => (isSpot(site) ? spots[site] : site);

const WEIGHTS = { sure: 3, typical: 1.5, slight: 0.6 } as const;
/** A word behind "at the" or "in his" says more than one that is only named. */
const LOCATED = 1.3;
/** What is seen through a window or from afar says little. */
const SEEN = 0.25;
const MAX_OF_WORD_GROUP = 1.4;
/** Two words of a site show more than one, but ten do not show ten times as much. */
const MAX_OF_SITE = 6;

const GREEN: ReadonlySet<Site> = new Set<Site>(["garden", "park", "playground", "stadium", "graveyard"]);
const OPEN_SPOTS: ReadonlySet<Site> = new Set<Site>([...GREEN, "street", "roof", "farm", "river", "harbour", "island"]);
const OPEN_PLACES: ReadonlySet<Site> = new Set<Site>(
  "forest,meadow,mountain,lake,sea,village,city,desert,snow,market".split(",") as Place[],
);
/** Ships, caves, castles and pools have walls and a sky, or neither. */
const isOpen = (site: Site): boolean => OPEN_SPOTS.has(site) || OPEN_PLACES.has(site);
export const isRoom = (site: Site): boolean => !OPEN_SPOTS.has(site) && site !== "pool" && isIndoors(placeOf(site));
const isInBuilding = (site: Site): boolean => isRoom(site) || site === "station";

interface Cue {
  readonly site: Site;
  readonly weight: number;
}

export const sites = Object.keys(cuesOfSites) as Site[];

const cuesOfWords: ReadonlyMap<string, readonly Cue[]> = (() => {
  const found = new Map<string, Cue[]>();
  for (const site of sites)
    for (const [strength, words = ""] of Object.entries(cuesOfSites[site] ?? {}))
      for (const word of words.split(","))
        found.set(word, [...(found.get(word) ?? []), { site, weight: WEIGHTS[strength as keyof typeof WEIGHTS] }]);
  return found;
})();
const indoors: ReadonlySet<string> = new Set(INDOOR_WORDS.split(","));
const outdoors: ReadonlySet<string> = new Set(OUTDOOR_WORDS.split(","));

/** The most words of a cue. */
const MAX_WORDS = 5;

const singular = (word: string): string =>
  // "The curtains" of a window are not the curtain of a stage.
  word.startsWith("the ")
    ? word
    : word.endsWith("ches") || word.endsWith("shes") || word.endsWith("xes")
      ? word.slice(0, -2)
      : word.replace(/s$/, "");

const known = (words: string): string | undefined =>
  [words, singular(words)].find((each) => cuesOfWords.has(each) || indoors.has(each) || outdoors.has(each));

/** The evidence in the words of a moment of an English text: what it asserts, without speech, wishes and comparisons. */
export const evidenceIn = (narration: string): Evidence => {
  const found = new Map<Site, number>();
  const add = (site: Site, weight: number): void => {
    found.set(site, Math.min(MAX_OF_SITE, (found.get(site) ?? 0) + weight));
  };
  let [inside, under] = [0, 0];
  for (const sentence of asserted(narration.replace(HAVE_COME, blank), "english")
    .replace(NOT_HERE, blank)
    .split(/(?<=[.!?;])/)) {
    const isSeen = THROUGH_WINDOW.test(sentence);
    for (const { cue, ahead, after } of cuesIn(sentence)) {
      const isFar = isSeen ? !indoors.has(cue) : isOnlyNamed(ahead, after);
      const factor = (isFar ? SEEN : 1) * (LOCATIVE.test(ahead) ? LOCATED : 1);
      const isBefore = BEFORE_BUILDING.test(ahead);
      for (const { site, weight } of cuesOfWords.get(cue) ?? [])
        add(site, weight * (isBefore && !isOpen(site) ? SEEN : factor));
      if (indoors.has(cue)) inside += 0.7 * factor;
      if (outdoors.has(cue)) under += 0.7 * factor;
    }
  }
  const group = Math.max(-MAX_OF_WORD_GROUP, Math.min(MAX_OF_WORD_GROUP, inside - under));
  for (const site of sites) {
    if (isInBuilding(site)) add(site, group);
    else if (isOpen(site)) add(site, -group);
  }
  return found;
};

/** "By noon she had come among the hills": they are there now. */
const HAVE_COME =
  /(?<=(?:^|[.!?]["”]?\s+)(?:By|At last|Soon|When|Finally|Before long|Now|Then)\b[^.;!?"“]{0,40}?)\bhad (?=(?:come|reached|arrived|got|climbed|entered)\b)/g;
/** "After lessons" is a time, and the bed of a stream is no bed. */
const NOT_HERE =
  /\b(?:after|before|since|until|till|for) (?:(?:the|his|her|their|my|our) )?(?:lessons?|school|class(?:es)?|work|practice|training|rehearsals?|church|mass|breakfast|lunch|dinner|supper|match|game|concert|bed|bedtime|market|harvest)\b|\b(?:(?:river|stream|dry|flower|sea|lake) ?beds?|beds? of (?:the|a) (?:\w+ )?(?:river|stream|brook|lake|sea|canal|flowers|roses|nettles|leaves|moss|straw))\b|\b(?:an?|the|some|his|her|two|three|with) [\w-]+ (?:in|into) (?:his|her|my|their|our|its) (?:aprons?|pockets?|bags?|baskets?|hands?|arms|mouth|rucksacks?|satchels?|coat|lap|hair|beard|hat)\b/gi;
const THROUGH_WINDOW =
  /\b(?:(?:out of|through|from|at|outside) (?:the|his|her|their|my|our|its) (?:[\w-]+ )?windows?|looked out)\b/i;
const FROM_AFAR =
  /\b(?:far (?:away|off|below|above)|in the distance|on the horizon|looked (?:down|over|across|up) (?:at|on|to)|(?:could )?(?:see|saw|heard|smelled|smelt))\b[^.;!?]*$/i;
/** "In front of the bakery": outside of it. */
const BEFORE_BUILDING =
  /\b(?:in front of|outside|opposite|past|near|(?:all|on) the way to|(?:walls?|doors?|fence|gates?|roof|front) of) (?:(?:the|an?|his|her|their|my|our) )?(?:[\w-]+ )?$/i;
/** "The price of the carpet", "wanted to sing in the theatre". */
const OF_ANOTHER =
  /\b(?:price|name|names|colour|color|smell|sound|size|map|picture|king|queen|mayor|idea|memory|story|end|rest) of (?:(?:the|an?|his|her|their|my|our|all) )?(?:[\w-]+ )?$/i;
const isOnlyNamed = (ahead: string, after: string): boolean =>
  FROM_AFAR.test(ahead) || OF_ANOTHER.test(ahead) || WISHED.test(ahead) || isModifier(after);

/** "The coal merchant", "the attic window": something else of the place. */
const isModifier = (after: string): boolean => {
  const [, next = ""] = /^ ([a-z-]+)/.exec(after) ?? [];
  return PARTS_OF_HOUSE.test(next) || personNoun(next) !== undefined;
};
const PARTS_OF_HOUSE = /^(?:windows?|doors?|keys?|gates?|walls?|tickets?|money|songs?|stor(?:y|ies)|pictures?)$/;

const LOCATIVE =
  /\b(?:at|on|in|into|onto|under|beneath|behind|beside|by|through|across|along|between|among|against|near|inside|over|round|around|past|up|down) (?:(?:the|an?|his|her|their|my|our|its|this|that) )?(?:[\w-]+ ){0,2}$/i;

interface FoundCue {
  readonly cue: string;
  /** The sentence up to it, and after it. */
  readonly ahead: string;
  readonly after: string;
}

const cuesIn = (sentence: string): FoundCue[] => {
  const tokens = [...sentence.toLowerCase().matchAll(/[\p{L}][\p{L}’'-]*/gu)].map(({ index, 0: word }) => ({
    word: word.replace(/’/g, "'"),
    at: index,
  }));
  const found: FoundCue[] = [];
  for (let first = 0; first < tokens.length; first++) {
    for (let count = Math.min(MAX_WORDS, tokens.length - first); count > 0; count--) {
      const words = tokens.slice(first, first + count).map(({ word }) => word);
      const cue = known(words.join(" ")) ?? known(words.join(" ").replace(/'s$/, ""));
      if (cue === undefined) continue;
      const last = tokens[first + count - 1];
      const end = (last?.at ?? 0) + (last?.word.length ?? 0);
      found.push({ cue, ahead: sentence.slice(0, tokens[first]?.at), after: sentence.slice(end) });
      first += count - 1;
      break;
    }
  }
  return found;
};

/** Whether the words of a moment show another place rather than the given one. */
export const showsOther = (narration: string, place: string, spot: Spot | undefined): boolean => {
  const evidence = evidenceIn(narration);
  const own = Math.max(
    ...sites.map((site) => (site === spot || placeOf(site) === place ? (evidence.get(site) ?? 0) : 0)),
  );
  return Math.max(0, ...evidence.values()) - own > MIN_OF_OTHER;
};
const MIN_OF_OTHER = 1.2;
