import { isSpot, type Place, type Spot, spots } from "../../vocabulary.ts";

/** Where a story plays of which no word names the place. */
export interface Whereabouts {
  readonly place: Place;
  readonly spot?: Spot;
  /** The idea's own sentence says so: places that fill the story do not count. */
  readonly isOfIdea?: boolean;
}

/** Where an English story opens by its trades, things and creatures: a goalkeeper stands on a sports field. */
export const usualWhereabouts = (text: string): Whereabouts | undefined => {
  // What somebody only wants to be or to do says nothing of where they are.
  const opening = (text.split(/\n/)[0] ?? "").replace(WISHED, " ");
  const usual = USUAL.find(([, words]) => words.test(opening))?.[0];
  if (usual === undefined) return undefined;
  return isSpot(usual) ? { place: spots[usual], spot: usual, isOfIdea: true } : { place: usual, isOfIdea: true };
};

const WISHED =
  /\b(?:want(?:s|ed)? to|dream(?:s|ed|t)? of|wish(?:es|ed)? to|hope[sd]? to|long(?:s|ed)? to|would love to|used to)\b[^.,;!?]*/gi;

const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, "i");

/** The first that fits counts: trades before things, things before creatures. */
const USUAL: readonly (readonly [Place | Spot, RegExp])[] = [
  ["hospital", words("surgeons?|nurses?|doctors?|ambulance|patients?|midwife|vet")],
  ["library", words("librarians?|library books?|returned books")],
  ["museum", words("museum|painting|art thie(?:f|ves)|curators?|exhibits?")],
  [
    "theatre",
    words(
      "opera|stage|premiere|actors?|actress(?:es)?|school play|talent show|ballet|ballerinas?|dancers?|orchestra|concert|soloist|(?:stage )?magicians?|comedians?|clowns?|puppeteers?|audience|spotlight|tango",
    ),
  ],
  ["church", words("weddings?|brides?|grooms?|priests?|nuns?|choir|funerals?|bell ?ringers?|organist")],
  ["graveyard", words("gravediggers?|tombstones?")],
  [
    "classroom",
    words(
      "teachers?|pupils?|classmates?|homework|exams?|maths? test|spelling (?:bee|test)|headmaster|headmistress|principal|school|the class|pencils?|erasers?|backpack",
    ),
  ],
  ["gym", words("basketball|handball|volleyball|gymnasts?|boxers?|trampoline|karate|judo")],
  [
    "stadium",
    words("goalkeepers?|goalie|football|soccer|referees?|penalty|strikers?|marathon|sprinters?|baseball|rugby|cricket"),
  ],
  ["pool", words("lifeguards?|swimmers?|swimming lessons?|diving board")],
  ["restaurant", words("waiters?|waitress(?:es)?|chefs?|pizza|food critics?")],
  ["bakery", words("bakers?|bread rolls?|croissants?|gingerbread")],
  ["cafe", words("coffee|barista|juice bar|tea ?house")],
  [
    "shop",
    words(
      "shopkeepers?|customers?|checkout|cashiers?|shopping (?:trolley|cart)|launderette|laundromat|hairdressers?|barbers?",
    ),
  ],
  [
    "study",
    words(
      "office|boss|compan(?:y|ies)|accountants?|accounting|interns?|printers?|invoices?|managers?|secretar(?:y|ies)|lawyers?|detectives?|translators?|meetings?|weather forecasters?|novelists?|writers?|journalists?",
    ),
  ],
  [
    "workshop",
    words(
      "clock ?makers?|watchmakers?|carpenters?|mechanics?|inventors?|tailors?|shoemakers?|cobblers?|toymakers?|potters?|blacksmiths?|piano tuners?|violin makers?|locksmiths?|plumbers?|electricians?",
    ),
  ],
  ["laboratory", words("scientists?|experiments?|professors?|chemists?|time machine")],
  ["harbour", words("fisherm[ae]n|sailors?|harbour ?master|dockers?|skippers?")],
  ["sea", words("pirates?|mermaids?|lighthouse(?: keeper)?|surfers?|castaway|message in a bottle|seagulls?|crabs?")],
  [
    "farm",
    words(
      "farmers?|scarecrows?|tractors?|cows?|roosters?|hens?|chickens?|sheepdog|donkeys?|pigs?|piglets?|goats?|milkmaid|hay",
    ),
  ],
  [
    "garden",
    words(
      "gardeners?|beekeepers?|bees?|pumpkins?|tomato(?:es)?|apples?|pear tree|sunflowers?|seeds?|carrots?|gnomes?|snails?|caterpillars?|ladybirds?|earthworms?|strawberr(?:y|ies)|roses?",
    ),
  ],
  [
    "street",
    words(
      "taxi|traffic lights?|bus stop|bus driver|street musicians?|postm[ae]n|postwom[ae]n|newspapers?|ice cream (?:sellers?|van)|street ?lamps?|neighbou?rs?|crossroads|polic(?:eman|ewoman|e officer)|busy road|parade|skateboard\\w*|bicycles?|bikes?|chimney sweeps?|toll booth|truck drivers?|fire ?fighters?|mayor|garbage|rubbish truck",
    ),
  ],
  [
    "bedroom",
    words(
      "bedtime|tooth fairy|pillows?|under (?:the|his|her|my) bed|pyjamas|pajamas|night ?light|teddy(?: bear)?|toys|lullab(?:y|ies)|dolls?|nightmares?|blanket",
    ),
  ],
  ["bathroom", words("bathtub|toothbrush(?:es)?|soap|rubber duck|toilet|towels?")],
  [
    "kitchen",
    words(
      "cook(?:s|ed|ing)?|soup|recipes?|pancakes?|jelly|jam|teapot|spoons?|cookies?|lunch|dinner|potato(?:es)?|fridge|toaster",
    ),
  ],
  ["castle", words("kings?|queens?|princes?|princess(?:es)?|knights?|royal|jester|vampires?|dragons?|sultan|emperor")],
  [
    "snow",
    words(
      "snowm[ae]n|penguins?|polar bears?|igloos?|ski(?:s|ers?|ing)?|sled(?:ge)?s?|sled dogs|reindeer|snowflakes?|sleigh",
    ),
  ],
  ["desert", words("camels?|cactus|cowboys?|sheriff|western|meerkats?")],
  ["mountain", words("mountain rescue|avalanche|echo|yodel\\w*|goatherd|mountaineers?|cable car|eagles?")],
  ["space", words("astronauts?|spaceships?|comets?|planets?|asteroids?|aliens?|rockets?")],
  ["river", words("beavers?|otters?|ferryman|canoes?|trout")],
  ["lake", words("frogs?|toads?|ducks?|ducklings?|swans?|herons?|dragonfl(?:y|ies)|newts?")],
  [
    "forest",
    words(
      "fox(?:es)?|wol(?:f|ves)|bears?|owls?|squirrels?|deer|badgers?|hedgehogs?|witch(?:es)?|fair(?:y|ies)|elf|elves|trolls?|raccoons?|woodpeckers?|moles?|ants?",
    ),
  ],
  [
    "room",
    words(
      "piano|hamsters?|guinea pigs?|cats?|sofa|television|tv|grandm(?:a|other)|grandpa|grandfather|granny|dad|father|mum|mom|mother|my (?:son|daughter|sister|brother|wife|husband)|family|birthday|christmas|phone|radio|gloves?|socks?|mittens?|knit\\w*|chess|widow(?:er)?|postcards?|letters?|glasses|vacuum|robots?|tooth|clock|lamp|umbrella|suitcase",
    ),
  ],
];
