import type { Random } from "../../random.ts";

/** What runs through one story: who helps, and the way that leads on. */
export interface Helpers {
  /** "ferryman", with "an old" before it at the first mention. */
  readonly helper: string;
  readonly firstHelper: string;
}

export interface Details extends Helpers {
  /** Something that one can follow: "the old wall". */
  readonly way: string;
}

interface World {
  /** Words of places. */
  readonly words: string;
  readonly helpers: readonly string[];
  readonly ways: readonly string[];
}

const worlds: readonly World[] = [
  {
    words: "forest wood woods jungle oak tree meadow valley mountain mountains hill hills cave farm field snow volcano",
    helpers: [
      "an old shepherd",
      "a beekeeper",
      "a charcoal burner",
      "a tall forester",
      "a goatherd",
      "an old herb woman",
      "a hunter with a grey beard",
    ],
    ways: [
      "the stream",
      "the row of birches",
      "the old wall",
      "the deer path",
      "the dry ditch",
      "the ridge",
      "the hedge",
    ],
  },
  {
    words:
      "sea ocean beach island shore coast harbour harbor ship boat ferry pier lighthouse bay port lake river pond water",
    helpers: [
      "a retired captain",
      "an old ferryman",
      "a net mender",
      "a harbour pilot",
      "a young fisherwoman",
      "a boat builder",
      "an old diver",
    ],
    ways: ["the line of buoys", "the tide line", "the old pier", "the dyke", "the reed belt", "the cliff path"],
  },
  {
    words: "desert dune dunes sahara oasis steppe savanna africa egypt",
    helpers: ["a salt trader", "an old well digger", "a camel driver", "a woman with a blue veil", "a water carrier"],
    ways: [
      "the dry riverbed",
      "the line of wells",
      "the camel track",
      "the ridge of the dunes",
      "the row of white stones",
    ],
  },
  {
    words: "space mars moon planet spaceship rocket galaxy star stars orbit",
    helpers: [
      "the cook of the station",
      "a retired pilot",
      "an old radio operator",
      "the chief mechanic",
      "a weather engineer",
    ],
    ways: [
      "the row of blue lights",
      "the long cable",
      "the edge of the crater",
      "the service tunnel",
      "the tracks of the first rover",
    ],
  },
  {
    words: "school class classroom hospital nursing library museum office",
    helpers: [
      "the old caretaker",
      "a woman from the kitchen",
      "the night porter",
      "a window cleaner",
      "the school bus driver",
    ],
    ways: [
      "the long corridor",
      "the blue line on the floor",
      "the back stairs",
      "the water pipe",
      "the row of coat hooks",
    ],
  },
];

/** Streets and houses, and every place that no world above has. */
const town: World = {
  words: "",
  helpers: [
    "a street sweeper",
    "an old clock mender",
    "the woman from the bakery",
    "a retired postman",
    "a market woman",
    "a tram driver",
    "a chimney sweep",
    "an umbrella mender",
    "the old bookbinder",
    "a piano tuner",
    "the woman from the corner shop",
    "an old gardener",
    "a locksmith",
    "a tall scissor grinder",
  ],
  ways: [
    "the tram line",
    "the old town wall",
    "the canal",
    "the railway line",
    "the row of lime trees",
    "the narrow lane",
    "the hedge",
    "the telegraph poles",
  ],
};

/** Among animals and talking things. */
const animals: World = {
  words: "",
  helpers: [
    "an old tortoise",
    "a magpie",
    "a badger",
    "an old toad",
    "a grey heron",
    "a very old mole",
    "a travelling hedgehog",
    "an owl with one eye",
    "a stork",
    "a thin raven",
  ],
  ways: ["the stream", "the hedge", "the old fence", "the snail trail", "the row of birches", "the dry ditch"],
};

/** In the water. */
const swimmers: World = {
  words: "",
  helpers: [
    "an old turtle",
    "a hermit crab",
    "a thoughtful cod",
    "a seahorse",
    "a very old eel",
    "a travelling herring",
    "a ray with a torn fin",
    "an old flounder",
  ],
  ways: ["the reef", "the cold current", "the old anchor chain", "the edge of the weeds", "the row of shells"],
};

/** The details for a place; `taken` are words that stand for the idea's own characters, `own` is the one who helps. */
export const detailsFor = (
  {
    place,
    isAnimal,
    isInWater = false,
    taken,
    own,
  }: { place: string; isAnimal: boolean; isInWater?: boolean; taken: ReadonlySet<string>; own?: Helpers | undefined },
  random: Random,
): Details => {
  const words = place.toLowerCase().split(/\s+/);
  const world = worlds.find((each) => words.some((word) => each.words.split(" ").includes(word))) ?? town;
  const isFree = (helper: string): boolean => !helper.split(" ").some((word) => taken.has(word));
  const beings = isInWater ? swimmers : animals;
  const free = (isAnimal ? beings : world).helpers.filter(isFree);
  const firstHelper = random.pick(free.length > 0 ? free : town.helpers);
  const ways = (isInWater ? swimmers : isAnimal && world === town ? animals : world).ways.filter(
    (way) => !way.split(" ").some((word) => words.includes(word) || taken.has(word)),
  );
  const helpers = own ?? { firstHelper, helper: helperAgain(firstHelper) };
  return { ...helpers, way: random.pick(ways.length > 0 ? ways : town.ways) };
};

/** "an old ferryman": "the ferryman"; "a hunter with a grey beard": "the hunter". */
const helperAgain = (first: string): string =>
  first
    .replace(/^(?:an?|the) /, "the ")
    .replace(/^the (?:very old|old|tall|young|retired|grey|thin|travelling|thoughtful) /, "the ")
    .replace(/ (?:with|from) .*$/, "");
