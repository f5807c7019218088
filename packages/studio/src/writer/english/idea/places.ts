import type { Place, TimeOfDay, Weather } from "../../../vocabulary.ts";

/** Place words, and the scenery that the artist draws for them. */
const words: Readonly<Record<Place, string>> = {
  forest: "forest wood woods woodland jungle rainforest grove thicket orchard swamp",
  meadow:
    "meadow field fields garden hill hills valley park savanna savannah prairie pasture countryside land lands grassland zoo playground campsite graveyard cemetery junkyard backyard stadium",
  mountain: "mountain mountains peak summit cliff cliffs volcano canyon ridge highlands himalayas alps andes",
  lake: "lake pool river pond stream waterfall marsh brook riverbank",
  sea: "sea ocean beach island islands harbor harbour shore seaside coast bay lagoon lighthouse port seven-seas",
  castle: "castle palace kingdom tower fortress throne citadel court realm empire temple",
  village: "village cottage farm hamlet countryside mill windmill inn nazareth bethlehem vineyard",
  city: "city skyscraper town street streets metropolis station downtown rooftop rooftops square paris london rome tokyo york kyoto venice cairo beijing alley theater theatre museum circus factory neighborhood neighbourhood airport rooftop balcony harbor-town suburb lagos prague mumbai delhi berlin madrid lisbon vienna seoul istanbul moscow nairobi chicago austin boston bridge babylon jerusalem athens egypt",
  space:
    "space planet planets mars moon moonbase galaxy galaxies rocket orbit asteroid asteroids venus jupiter saturn neptune universe stars comet nebula cosmos",
  desert: "desert dune dunes sahara oasis pyramid pyramids wasteland canyonlands",
  snow: "snow ice arctic antarctica antarctic tundra glacier pole winterland",
  room: "room house home library bed bedroom attic nursery hospital hotel office apartment flat restaurant orphanage elevator lift prison corridor kindergarten preschool gym living-room bathroom",
  spaceship: "spaceship starship spacecraft cockpit airlock",
  laboratory: "laboratory lab",
  underwater: "underwater reef seabed atlantis",
  cave: "cave cavern mine dungeon underground tunnel tunnels",
  kitchen: "kitchen",
  classroom: "school classroom schoolroom",
  shop: "shop bookshop bakery cafe supermarket bookstore store",
  train: "train tram subway metro",
  ship: "ship ferry",
  hall: "ballroom",
  market: "market bazaar fair",
  barn: "barn stable cellar workshop",
};

const sceneries = new Map<string, Place>(
  (Object.entries(words) as [Place, string][]).flatMap(([place, list]) =>
    list.split(" ").map((word): [string, Place] => [word, place]),
  ),
);

export const sceneryOf = (word: string): Place | undefined => sceneries.get(word.toLowerCase());

/** The preposition for being at a place. */
export const prepositionFor = (word: string, given: string): string => {
  if (/^(?:under|beneath|inside|near|beside|behind|above|beyond|below|aboard)$/.test(given)) return given;
  const low = word.toLowerCase();
  // Who goes to the sea is not out on it.
  if (/^(?:sea|ocean)$/.test(low) && given === "to") return "by";
  if (
    /^(?:mars|earth|moon|venus|planet|island|mountain|mountains|hill|hills|farm|beach|ship|sea|ocean|shore|coast|train|rooftop|rooftops|comet|asteroid|summit|moonbase|jupiter|saturn|street|cliff|cliffs|spaceship|starship|glacier|peak|playground|balcony)$/.test(
      low,
    )
  )
    return "on";
  if (
    /^(?:school|seaside|harbor|harbour|port|lighthouse|station|airport|zoo|market|fair|waterfall|pole|inn|mill|court)$/.test(
      low,
    )
  )
    return "at";
  if (/^(?:lake|river|pond|stream|brook|seabed|volcano|bridge|tower)$/.test(low)) return "by";
  if (/^(?:underground|underwater|home|downtown)$/.test(low)) return "";
  return "in";
};

const times: readonly (readonly [RegExp, TimeOfDay])[] = [
  [/\b(?:thunder\w*|storm\w*|tempest|hurricane)\b/i, "storm"],
  [/\b(?:moonlit|moonlight|midnight|starry|starlit|night|nights|nighttime|bedtime)\b/i, "night"],
  [/\b(?:dawn|sunrise|daybreak|morning)\b/i, "dawn"],
  [/\b(?:sunset|evening|dusk|twilight)\b/i, "dusk"],
  [/\b(?:golden hour|afternoon|autumn|harvest)\b/i, "golden"],
  [/\b(?:magic|magical|enchanted|aurora)\b/i, "magic"],
];

export const timeIn = (text: string): { time: TimeOfDay; words: string } | undefined => {
  for (const [pattern, time] of times) {
    const found = pattern.exec(text);
    if (found) return { time, words: found[0].toLowerCase() };
  }
  return undefined;
};

export const weatherIn = (text: string): Weather | undefined => {
  if (/\b(?:snow\w*|blizzard|winter)\b/i.test(text)) return "snow";
  if (/\b(?:rain\w*|storm\w*|drizzle|thunder\w*)\b/i.test(text)) return "rain";
  return undefined;
};
