import type { Action } from "./vocabulary.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Wind instruments. */
export const mouthInstruments = set("flute trumpet whistle postal-horn saxophone");
const instruments = set(
  "flute trumpet postal-horn violin guitar banjo drum long-drum harp accordion piano musical-keyboard maracas",
);
/** What is driven from a seat inside. */
export const vehicles = set("car taxi jeep bus truck van fire-engine tractor");
/** What carries a rider. */
export const mounts = set(
  "horse donkey camel two-hump-camel elephant deer unicorn goat cow zebra lion tiger bear wolf llama giraffe bicycle motor-scooter kick-scooter motorcycle car taxi jeep bus truck van fire-engine tractor",
);
const climbed = set(
  "ladder stairs wall tower lighthouse deciduous-tree evergreen-tree palm-tree rock mast roof house hut rope fence",
);
const papers = set(
  `open-book closed-book books blue-book green-book orange-book notebook notebook-with-decorative-cover scroll letter
  love-letter envelope incoming-envelope old-map world-map paper-sheet page-facing-up page-with-curl card ledger newspaper`,
);
const built = set(
  `sailboat ship canoe raft motor-boat hut house house-with-garden castle bridge tower lighthouse windmill cart table
  bench chair wall fence kite rocket robot snowman snowman-without-snow bed cage nest-with-eggs gate ladder stairs
  wheel bicycle airplane small-airplane statue tent box well bell clock`,
);
const planted = set(
  `seedling tulip rose sunflower blossom hibiscus hyacinth deciduous-tree evergreen-tree palm-tree potted-plant carrot
  herb bouquet cherry-blossom lotus mushroom potato`,
);
const meals = set(
  "teacup-without-handle hot-beverage teapot bread cake birthday-cake soup red-apple green-apple pie cookie pancakes pizza steaming-bowl",
);

/** The things that an action is done with or to, by the artist's names. Any light thing can be given and carried. */
export const thingsOfActions: Partial<Record<Action, ReadonlySet<string>>> = {
  play: instruments,
  ride: mounts,
  climb: climbed,
  read: papers,
  write: papers,
  build: built,
  plant: planted,
  eat: meals,
};

/** Things that are too big, or that are no things, to be given or carried. */
export const heavyThings = set(
  `sailboat ship canoe raft house hut house-with-garden castle bridge tower lighthouse windmill cart table bench wall
  fence rocket bed gate ladder stairs deciduous-tree evergreen-tree palm-tree throne tent well school church train
  locomotive tractor piano statue volcano fountain musical-note musical-notes star-struck fire rainbow footprints door
  bicycle motor-scooter motorcycle airplane camera-with-flash paw-prints`,
);
