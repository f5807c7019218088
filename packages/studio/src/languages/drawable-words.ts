/**
 * Words of a language that a picture can show and that emoji names do not cover, by what they mean to the artist.
 * Words are separated by commas; for languages with inflection, list the forms or their common stem.
 * An empty text means that the language has no such word or that its emoji names have it.
 */
export interface DrawableWords {
  readonly places: Readonly<Record<Place, string>>;
  readonly times: Readonly<Record<TimeOfDay, string>>;
  readonly weathers: Readonly<Record<Weather, string>>;
  readonly moods: Readonly<Record<Mood, string>>;
  readonly kinds: Readonly<Record<Kind, string> & Partial<Record<MoreKind, string>>>;
  readonly things: Readonly<Record<Thing, string> & Partial<Record<MoreThing, string>>>;
}

type Place =
  | "forest"
  | "meadow"
  | "mountain"
  | "lake"
  | "sea"
  | "castle"
  | "village"
  | "city"
  | "spaceship"
  | "laboratory"
  | "space"
  | "desert"
  | "snow"
  | "room"
  | "underwater"
  | "cave"
  | "kitchen"
  | "classroom"
  | "shop"
  | "train"
  | "ship"
  | "hall"
  | "market"
  | "barn";

type TimeOfDay = "night" | "dawn" | "dusk" | "storm" | "golden" | "magic";

type Weather = "rain" | "snow";

type Mood = "sad" | "tense" | "joy" | "wonder" | "asleep";

/** Kinds of which the tables of nouns and emoji may have no word that is usual in stories. */
type MoreKind =
  | "bird"
  | "mermaid"
  | "raccoon"
  | "elephant"
  | "pig"
  | "frog"
  | "turtle"
  | "horse"
  | "monkey"
  | "cook"
  | "dragon"
  | "snail"
  | "deer"
  | "lion"
  | "tiger"
  | "whale"
  | "owl"
  | "captain"
  | "postman"
  | "craftsman"
  | "firefighter"
  | "artist"
  | "badger"
  | "nurse"
  | "police-officer"
  | "shopkeeper"
  | "mayor"
  | "sultan";

type Kind =
  | "fox"
  | "wolf"
  | "rabbit"
  | "cat"
  | "dog"
  | "bear"
  | "mouse"
  | "grandma"
  | "grandpa"
  | "girl"
  | "boy"
  | "king"
  | "queen"
  | "princess"
  | "prince"
  | "knight"
  | "wizard"
  | "witch"
  | "robot"
  | "ghost"
  | "alien"
  | "astronaut"
  | "pirate"
  | "farmer"
  | "woman"
  | "man"
  | "samurai"
  | "monk"
  | "doctor"
  | "singer"
  | "swan"
  | "sheep"
  | "donkey"
  | "teacher"
  | "fairy"
  | "toad";

/** Things that only some languages need to list: the others have them from emoji names. */
type MoreThing =
  | "train"
  | "droplet"
  | "steaming-bowl"
  | "cloud"
  | "mantelpiece-clock"
  | "bus"
  | "bicycle"
  | "balloon"
  | "kite"
  | "fallen-leaf";

type Thing =
  | "star"
  | "full-moon"
  | "sun"
  | "table"
  | "bench"
  | "box"
  | "bag"
  | "button"
  | "pebble"
  | "rock"
  | "wall"
  | "fence"
  | "signpost"
  | "milestone"
  | "stairs"
  | "bridge"
  | "well"
  | "barrel"
  | "cart"
  | "throne"
  | "lighthouse"
  | "windmill"
  | "cage"
  | "statue"
  | "piano"
  | "shelf"
  | "deciduous-tree"
  | "roof"
  | "paper-sheet"
  | "card"
  | "rope"
  | "knot"
  | "whistle"
  | "mask"
  | "shoe"
  | "mop"
  | "raft"
  | "banner"
  | "paper-boat"
  | "footprints"
  | "teapot"
  | "key"
  | "lantern"
  | "sailboat"
  | "open-book"
  | "gate"
  | "door"
  | "blossom"
  | "world-map"
  | "bread"
  | "seedling";
