/** The words that the rooms of the studio share: what the writer may ask for and the artist can draw. */
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
] as const;
export const times = ["day", "dawn", "dusk", "golden", "night", "storm", "magic"] as const;
export const weathers = ["clear", "rain", "snow"] as const;
export const moods = ["calm", "happy", "joy", "wonder", "tense", "worried", "sad", "asleep"] as const;
export const shots = ["wide", "medium", "close", "over-the-shoulder"] as const;
export const actions = ["stand", "walk", "run", "sit", "sleep", "talk", "look"] as const;

export const crowds = ["people", "battle"] as const;

export type Crowd = (typeof crowds)[number];
export type Place = (typeof places)[number];
export type TimeOfDay = (typeof times)[number];
export type Weather = (typeof weathers)[number];
export type Mood = (typeof moods)[number];
export type Shot = (typeof shots)[number];
export type Action = (typeof actions)[number];

/** One character of a story, the same in every picture. */
export interface CastMember {
  readonly id: string;
  /** As the narration calls it: "Juno", or "the old owl" where it has no name. */
  readonly name: string;
  /** What it is, as the artist knows it: "fox", "girl", "wizard", "owl", "dragon" … */
  readonly kind: string;
  /** How it looks besides: "little", "old", "red" … Words that the artist may use or not. */
  readonly traits: readonly string[];
}

/** What one picture shows. */
export interface ScenePicture {
  readonly place: Place;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly mood: Mood;
  readonly shot: Shot;
  /** Who is in it, the leading one first: ids of the cast. */
  readonly cast: readonly {
    readonly id: string;
    readonly action: Action;
    readonly mood: Mood;
    /** A thing in their hand, as the artist knows it. */
    readonly holds?: string;
  }[];
  /** Many more than the cast: people who have come, or two armies. */
  readonly crowd?: Crowd;
  /** Things to be seen, as the artist knows them: "star", "boat", "lantern" … */
  readonly props: readonly string[];
  /** The same in a sentence, for an illustrator who reads. */
  readonly prompt: string;
}
