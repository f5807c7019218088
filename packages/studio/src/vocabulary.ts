/** The vocabulary that the writer, the artist and the musician share. */
export const places = [
  "forest",
  "meadow",
  "mountain",
  "lake",
  "sea",
  "castle",
  "village",
  "city",
  "space",
  "desert",
  "snow",
  "room",
  "spaceship",
  "laboratory",
  "underwater",
  "cave",
  "kitchen",
  "classroom",
  "shop",
  "train",
  "ship",
  "hall",
  "market",
  "barn",
] as const;
/** Spots with a picture of their own, and the place that each is a kind of: a bathroom is a room. */
export const spots = {
  bedroom: "room",
  bathroom: "room",
  hospital: "room",
  study: "room",
  restaurant: "room",
  library: "room",
  corridor: "room",
  lift: "room",
  cellar: "barn",
  attic: "barn",
  workshop: "barn",
  theatre: "hall",
  museum: "hall",
  church: "hall",
  gym: "hall",
  bakery: "shop",
  cafe: "shop",
  station: "city",
  street: "city",
  roof: "city",
  garden: "meadow",
  park: "meadow",
  playground: "meadow",
  stadium: "meadow",
  graveyard: "meadow",
  bus: "train",
  farm: "village",
  river: "lake",
  pool: "lake",
  harbour: "sea",
  island: "sea",
} as const satisfies Readonly<Record<string, (typeof places)[number]>>;
/** A ground that shows no place, for a scene of which the text does not say where it plays. */
export const backdrop = "backdrop";
export const times = ["day", "dawn", "dusk", "golden", "night", "storm", "magic"] as const;
export const weathers = ["clear", "rain", "snow"] as const;
export const moods = ["calm", "happy", "joy", "wonder", "tense", "worried", "sad", "asleep"] as const;
export const shots = ["wide", "medium", "close", "over-the-shoulder"] as const;
/** What a figure does. The first eight need no thing; each of the others is drawn with its thing and place. */
export const actions = [
  "stand",
  "walk",
  "run",
  "sit",
  "sleep",
  "talk",
  "look",
  "fly",
  "climb",
  "swim",
  "row",
  "ride",
  "read",
  "write",
  "cook",
  "eat",
  "build",
  "dig",
  "plant",
  "carry",
  "give",
  "take",
  "hug",
  "point",
  "play",
  "dance",
] as const;

export const crowds = ["people", "battle"] as const;

export type Crowd = (typeof crowds)[number];
export type Place = (typeof places)[number];
export type Spot = keyof typeof spots;
export const isSpot = (word: string): word is Spot => Object.hasOwn(spots, word);

/** The spot that a word names, if it is one of this place. */
export const spotOf = (place: string, word: string | undefined): Spot | undefined =>
  word !== undefined && isSpot(word) && spots[word] === place ? word : undefined;

/** Where a picture plays. */
export type Ground = Place | typeof backdrop;
export type TimeOfDay = (typeof times)[number];
export type Weather = (typeof weathers)[number];
export type Mood = (typeof moods)[number];
export type Shot = (typeof shots)[number];
export type Action = (typeof actions)[number];

/** Actions that are drawn with a thing, another figure or a place of their own. */
export const isStaged = (action: Action): boolean => actions.indexOf(action) > actions.indexOf("look");

/** One character of a story. */
export interface CastMember {
  readonly id: string;
  /** As the narration calls it: "Juno", or "the old owl" for a character without a name. */
  readonly name: string;
  /** A kind that the artist can draw: "fox", "girl", "wizard", "owl", "dragon" … */
  readonly kind: string;
  /** Words for its appearance: "little", "old", "red" … The artist ignores those it does not know. */
  readonly traits: readonly string[];
  /** Clothes, hair and face of a user's own character in the artist's words: "red coat", "curly hair", "glasses". */
  readonly wears?: readonly string[];
  /** Set for those who go through a story together: the narration's word for all of them, "friends", or "". */
  readonly group?: string;
}

/** The content of one picture. */
export interface ScenePicture {
  readonly place: Ground;
  /** Where exactly, if it is a known kind of the place. */
  readonly spot?: Spot;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly mood: Mood;
  readonly shot: Shot;
  /** The figures in the picture by their id in the cast, the leading one first. */
  readonly cast: readonly {
    readonly id: string;
    readonly action: Action;
    readonly mood: Mood;
    /** The prop in their hand. */
    readonly holds?: string;
  }[];
  /** A crowd behind the cast: people, or two armies. */
  readonly crowd?: Crowd;
  /** Things in the picture: "star", "boat", "lantern" … */
  readonly props: readonly string[];
  /** The same content as a sentence, for image models. */
  readonly prompt: string;
}
