import type { Place, Spot } from "../../../vocabulary.ts";
import { dictionary } from "../../lexicon/dictionary.ts";
import { findWords } from "../../lexicon/find-words.ts";
import { type Where, whereOf } from "./where.ts";

/** A word for a place in an idea. */
export interface PlaceNoun {
  readonly at: number;
  readonly word: string;
  readonly where: Where;
}

/** Nouns of places that the dictionary does not draw, and the nearest place with a picture. */
const NEAREST_OF_NOUN: readonly (readonly [Place | Spot, string])[] = [
  [
    "spaceship",
    "(?:mining|orbital|lunar|space|martian) (?:station|colony|outpost)|generation ship|colony ship|space (?:hotel|capsule|shuttle|ark)|(?:station|colony|outpost|base|settlement|camp)(?= (?:on|near|above|around|over|of) (?:the )?(?:moon|mars|venus|mercury|jupiter|saturn|uranus|neptune|pluto|europa|titan|ganymede|io|an? asteroid|an? (?:distant |far |lonely )?planet)\\b)|lunar base",
  ],
  ["space", "moon ?base|moon|mars|jupiter|saturn|venus|asteroid|comet"],
  [
    "corridor",
    "stairs|staircase|stairwell|hallways?|landing of (?:the|their|our) (?:house|building)|apartment (?:block|building)|block of flats|tower block",
  ],
  [
    "room",
    "apartment|flat|cabin|hut|caravan|mansion|villa|bungalow|hotel|guest ?house|inn room|dollhouse|doll['’]s house|orphanage|prison|jail|prison cell|bookshelf|old people['’]s home|retirement home|retirement village|nursing home|shelter|animal shelter|haunted house|couch|sofa|armchair|home for the elderly|igloo of wool",
  ],
  ["bedroom", "(?:her|his|their|my) (?:own )?room|wardrobe|cot|cradle|bunk bed|closet"],
  ["bathroom", "bath|bathtub|shower|drain|toilet|washbasin"],
  ["kitchen", "kitchen table|fridge|freezer|pantry|cupboard under the sink|soup pot"],
  ["hospital", "dentist['’]s|dentist|surgery|hospice|maternity ward|emergency room|vet['’]s|ambulance"],
  [
    "study",
    "bank|call cent(?:er|re)|newsroom|newspaper|(?:tv|television|radio|recording) studio|radio station|(?:lost[- ]and[- ]found|lost property) office|insurance company|law firm|embassy|ministry|startup|start-up|agency",
  ],
  [
    "classroom",
    "university|college|boarding school|night school|high school|primary school|art class|cooking class|evening class|maths? class|dance class|language course|kindergarten|preschool|nursery school|day ?care|class",
  ],
  [
    "stadium",
    "football (?:academy|pitch|field|ground)|soccer (?:pitch|field)|race ?track|arena|horse races|finish line",
  ],
  [
    "gym",
    "boxing (?:ring|club|gym)|dojo|(?:hockey|ice) rink|rink|sports club|climbing wall|handball team|skate ?park hall",
  ],
  [
    "theatre",
    "ballet (?:class|school|academy)|opera|stage|circus|circus tent|big top|puppet theatre|music hall|film set",
  ],
  ["hall", "casino|cinema|airport|departure lounge|dance (?:class|school)|community cent(?:er|re)|museum of wax"],
  [
    "shop",
    "shopping (?:mall|cent(?:er|re))|mall|department store|petshop|launderette|laundromat|dry cleaner['’]s|salon|shop window|toy ?shop|drugstore|garden cent(?:er|re)",
  ],
  ["restaurant", "inn|pub|tavern|diner|bistro|snack bar|food truck|taqueria|noodle bar|pizza place|tea ?house|bar"],
  ["bakery", "bread factory|pastry shop|cake shop|confectioner['’]s|patisserie|chocolate factory"],
  ["workshop", "factory|forge|smithy|sawmill|studio|pottery|toolshed|tool shed|mill|printing house|shipyard shed"],
  ["cellar", "boiler room|laundry room|wine cellar|bunker|dungeon|crypt"],
  ["cave", "burrow|den|lair|molehill|sewers?|underground city|labyrinth|tomb|pyramid"],
  ["museum", "gallery|planetarium|aquarium|observatory"],
  ["station", "platform|metro station|underground station|subway station"],
  [
    "street",
    "road|crossroads|highway|motorway|pavements?|taxi|cab|tow truck|truck|lorry|parking (?:space|lot)|building site|construction site|neighbou?rhood|traffic jam|alleyway|demonstration|parade|carnival",
  ],
  ["bus", "(?:school |night |city )?bus|minibus|back ?seat of (?:the|his|her) bus"],
  ["train", "night train|sleeper train|steam train|railway line|dining car"],
  ["ship", "cruise(?: ship)?|liner|pirate ship|fishing trawler|ship"],
  [
    "sea",
    "beach (?:hut|house)|oil rig|yacht|sailing (?:boat|ship)|lighthouse|raft on the (?:sea|ocean)|fishing boat|open water",
  ],
  ["harbour", "port|docks?|marina|shipyard|boatyard|fish market|container(?: of \\w+)?"],
  ["island", "archipelago|desert island"],
  ["river", "canal|creek|brook|river ?bank|rapids|river ?boat|houseboat|towpath"],
  ["lake", "swamp|marsh|bog|pond"],
  ["farm", "ranch|farmyard|henhouse|chicken coop|coop|pigsty|cowshed|countryside"],
  ["barn", "stables?|attic of hay"],
  [
    "garden",
    "back ?yard|allotments?|greenhouse|vegetable patch|treehouse|tree house|flower ?bed|compost heap|hedge|garden party",
  ],
  [
    "meadow",
    "zoo|safari park|savannah?|prairie|camp|summer camp|campsite|camping trip|tent|steppe|moor|heath|clearing|hills|hillside|picnic|golf course|anthill",
  ],
  ["playground", "sandbox|sandpit|swings?|slide|seesaw|school ?yard|skate ?park|climbing frame"],
  ["roof", "roof|rooftops?|terrace"],
  ["park", "dog park|amusement park|theme park|duck pond"],
  [
    "market",
    "funfair|fun fair|fair|festival|flea market|christmas market|farmers['’] market|food festival|fete|market stall",
  ],
  ["forest", "rainforest|treetops?|oak tree|old oak|bamboo forest|tree ?hollow|hollow tree"],
  [
    "snow",
    "north pole|south pole|antarctica|alaska|greenland|igloo|ski (?:resort|slope)|ski ?slope|snowstorm|blizzard|tundra|polar night",
  ],
  ["mountain", "alps|himalayas|andes|mount everest|mountain hut|mountain pass|cable car|gondola lift|crater"],
  ["village", "mountain village|fishing village|hamlet|small village"],
  [
    "city",
    "earth|suburb|metropolis|capital|skyscraper|balcony|balconies|london|paris|berlin|lisbon|seoul|new york|rome|tokyo|petrol station|gas station|car park",
  ],
  [
    "underwater",
    "ocean floor|sea floor|bottom of the (?:sea|ocean|lake)|coral reef|under the sea|shipwreck|sunken ship|fish ?bowl",
  ],
  ["graveyard", "churchyard|grave|tomb ?stone"],
  ["castle", "royal court|throne|fortress|palace|kingdom"],
];

const NOUNS = NEAREST_OF_NOUN.map(([name, list]): readonly [Where, RegExp] => [
  whereOf(name),
  new RegExp(`\\b(?:${list})\\b`, "gi"),
]);

/** "In space", "on board", "in Lagos": words of a place with their preposition. */
export const WITH_PREPOSITION = /^(?:in|on|below|under|aboard|bottom)\b/;

/** The words for places of an English text in their order; of words that overlap, the longest. */
export const placeNounsIn = (text: string): PlaceNoun[] => {
  const drawn = findWords(text, "english")
    .filter(({ sort, word }) => sort === "place" && !NO_PLACE.test(word))
    .map(({ at, word, value, spot }): PlaceNoun => {
      const length = wholeWord(text, at, word);
      return { at, word: text.slice(at, at + length), where: spot ? whereOf(spot) : whereOf(value as Place) };
    });
  const nearest = NOUNS.flatMap(([where, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }): PlaceNoun => ({ at: index, word, where })),
  );
  const all = [...nearest, ...drawn].toSorted((one, other) => one.at - other.at || other.word.length - one.word.length);
  return all.filter(
    (one, at) =>
      !all.some(
        (other, place) =>
          other !== one &&
          other.at <= one.at &&
          other.at + other.word.length >= one.at + one.word.length &&
          (other.word.length > one.word.length || place < at),
      ),
  );
};

/** Words for weather and ground that name no place: "a snow globe", "grass". */
const NO_PLACE = /^(?:grass|seaweed|throne|wood|reception|peak)$/;
/** The longest phrase of the dictionary that begins there: "in Lagos", "hotel room"; of a single word with its ending. */
const wholeWord = (text: string, at: number, word: string): number => {
  const known = dictionary("english");
  const [phrase = ""] = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}/u.exec(text.slice(at)) ?? [];
  const parts = phrase.split(" ");
  for (let count = parts.length; count > 1; count--) {
    const whole = parts.slice(0, count).join(" ");
    if (known.get(whole.toLowerCase())?.sort === "place") return whole.length;
  }
  const end = /^\p{L}*/u.exec(text.slice(at + word.length))?.[0] ?? "";
  return word.length + end.length;
};
