/** Names of the noun tables for kinds that the artist names differently. */
const names: Readonly<Record<string, string>> = {
  grandma: "grandmother",
  grandpa: "grandfather",
  "baby-chick": "chick",
  chicken: "hen",
  honeybee: "bee",
  "lady-beetle": "ladybug",
  bug: "caterpillar",
  hippopotamus: "hippo",
  rhinoceros: "rhino",
  "black-bird": "raven",
  sauropod: "dinosaur",
  "tropical-fish": "fish",
  "polar-bear": "bear",
  troll: "giant",
  "woman-dancing": "dancer",
  artist: "painter",
  baby: "child",
  "full-moon": "moon",
  "open-book": "book",
  "world-map": "map",
  sailboat: "boat",
  blossom: "flower",
  seedling: "seed",
  droplet: "water",
  "wrapped-gift": "toy",
  "gem-stone": "jewel",
};

/** The name of a kind in the noun tables. */
export const nounOfKind = (kind: string): string => names[kind] ?? kind;
