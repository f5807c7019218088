import * as z from "zod";
import { speechStyles } from "#contract/catalogue/speech-styles.ts";

/** The words of a planned picture. Artists, the composer and the choice of the poster rely on them. */
export const placeKinds = [
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
export const times = ["day", "dawn", "dusk", "golden", "night", "storm", "magic"] as const;
export const weathers = ["clear", "rain", "snow"] as const;
export const moods = ["calm", "happy", "joy", "wonder", "tense", "worried", "sad", "asleep"] as const;
export const shots = ["wide", "medium", "close", "over-the-shoulder"] as const;
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
export const genders = ["female", "male", "neutral"] as const;
export type Mood = (typeof moods)[number];

/** One character, which looks the same in every picture. */
export const CastMember = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  traits: z.array(z.string()),
  gender: z.enum(genders).optional(),
  /** Clothes, hair and face of a character of the user's own, in the built-in artist's words. */
  wears: z.array(z.string()).optional(),
  /** Set for those who go through the story together: the narration's word for all of them, or "". */
  group: z.string().optional(),
  /** Kind and look of a character of the user's own, in the user's words. */
  look: z.string().optional(),
  /** Where it lives, in a few words. */
  home: z.string().optional(),
});
export type CastMember = z.infer<typeof CastMember>;

/** One place of the story, which looks the same in every picture. */
export const Place = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(placeKinds).catch("meadow"),
  /** What a picture of it always shows, in English. */
  look: z.string(),
});
export type Place = z.infer<typeof Place>;

/** A stored picture that shows what a character or a place looks like in the whole film. */
export const Sheet = z.object({ of: z.enum(["character", "place"]), id: z.string(), key: z.string() });
export type Sheet = z.infer<typeof Sheet>;

/** What the pictures of a film are drawn after: its sheets, and its first accepted picture for the style. */
export const LookBible = z.object({
  style: z.string(),
  sheets: z.array(Sheet),
  firstPicture: z.object({ scene: z.int(), key: z.string() }).optional(),
});
export type LookBible = z.infer<typeof LookBible>;

/** What a sequel needs to know about the film that it continues. */
export const PreviousStory = z.object({
  title: z.string(),
  /** The title of the first film of the series. */
  series: z.string(),
  /** The number of the sequel in the series, from 2. */
  part: z.int().min(2),
  /** The idea of the first film. */
  idea: z.string(),
  storySoFar: z.string(),
  ending: z.string(),
  cast: z.array(CastMember),
  places: z.array(Place).optional(),
  /** Its sheets, so that the sequel looks the same. */
  look: LookBible.optional(),
  /** The user gave no idea for the sequel: the writer decides what happens next. */
  isOpen: z.boolean(),
});
export type PreviousStory = z.infer<typeof PreviousStory>;

/** A story before it is divided into scenes. */
export const StoryDraft = z.object({
  title: z.string().min(1),
  text: z.string().min(1),
  /** The characters, if the writer returned them. */
  cast: z.array(CastMember),
  wordForWord: z.boolean(),
});
export type StoryDraft = z.infer<typeof StoryDraft>;

/** What a scene's picture shows. Its files are named by a digest of it. */
export const PlannedPicture = z.object({
  // Plans that were stored before these words were fixed hold free text: each word has a default.
  place: z.enum([...placeKinds, "backdrop"]).catch("meadow"),
  /** Where exactly, in the built-in artist's words: "bathroom". */
  spot: z.string().optional(),
  /** The id of a place of the plan. */
  placeId: z.string().optional(),
  time: z.enum(times).catch("day"),
  weather: z.enum(weathers).catch("clear"),
  mood: z.enum(moods).catch("calm"),
  shot: z.enum(shots).catch("medium"),
  cast: z.array(
    z.object({
      id: z.string(),
      action: z.enum(actions).catch("stand"),
      mood: z.enum(moods).catch("happy"),
      holds: z.string().optional(),
    }),
  ),
  crowd: z.string().optional(),
  props: z.array(z.string()),
  prompt: z.string(),
  /** Counts the pictures of a scene: 2 is the first one that its owner has asked for. Absent for the planned one. */
  version: z.int().optional(),
  /** The id of the scene that it was drawn for, where that is another. */
  drawnFor: z.int().optional(),
  /** The key of the owner's own picture. */
  ownKey: z.string().optional(),
});
export type PlannedPicture = z.infer<typeof PlannedPicture>;

export const cameras = ["still", "zoom", "pan"] as const;

export const PlannedScene = z.object({
  number: z.int().min(1),
  /** Names the scene and its files wherever it is moved: see `sceneId`. */
  id: z.int().optional(),
  title: z.string(),
  narration: z.string().min(1),
  /**
   * Who says what, where the owner has chosen it. Otherwise it is read in the words. `speaker` is the id of a character;
   * without it the narrator speaks.
   */
  utterances: z
    .array(z.object({ speaker: z.string().optional(), text: z.string(), style: z.enum(speechStyles).optional() }))
    .optional(),
  /** What the picture shows, in the film's language and the writer's words. */
  description: z.string().optional(),
  picture: PlannedPicture,
  /** The pictures so far, if there were several; `picture` is one of them. */
  versions: z.array(PlannedPicture).optional(),
  /** The key of the owner's recording of this narration, a WAV file: it is heard instead of the narrator. */
  ownNarration: z.string().optional(),
  /** The camera, if the owner chose one for this scene. */
  camera: z.enum(cameras).optional(),
});
export type PlannedScene = z.infer<typeof PlannedScene>;

/** The id of a scene: the number that it was planned with. */
export const sceneId = ({ id, number }: Pick<PlannedScene, "id" | "number">): number => id ?? number;

/** The id of the scene that a scene's picture was drawn for: it names the picture's files. */
export const drawnFor = (scene: Pick<PlannedScene, "id" | "number" | "picture">): number =>
  scene.picture.drawnFor ?? sceneId(scene);

/** A story divided into scenes, with the characters and places that all pictures share. */
export const Plan = z.object({
  title: z.string(),
  cast: z.array(CastMember),
  /** The id of the main character; without it, the first of the cast. */
  hero: z.string().optional(),
  places: z.array(Place).optional(),
  scenes: z.array(PlannedScene).min(1),
  /** The voices that the film's owner has chosen, by the ids of the characters: see `castVoices`. */
  voices: z.record(z.string(), z.string()).optional(),
  /** The narrator's voice, if the film's owner has chosen another one. */
  narratorVoice: z.string().optional(),
  /** The highest id that a scene has had, once its owner has added one. */
  lastSceneId: z.int().optional(),
});
export type Plan = z.infer<typeof Plan>;

/** The id of the main character; undefined without a cast. */
export const heroIdOf = ({ hero, cast }: Pick<Plan, "hero" | "cast">): string | undefined => hero ?? cast[0]?.id;
