import type { Action, Ground, Mood, ScenePicture, Spot, TimeOfDay } from "../../vocabulary.ts";
import type { MarkedPicture } from "../english/plots/subjects/picture-mark.ts";
import type { ToldText } from "./told-text.ts";

/** What the picture of a narration shows, as the story says itself. */
export interface StoryPicture extends Pick<MarkedPicture, "place" | "spot" | "time"> {
  readonly cast?: readonly Acting[];
}

export interface Acting {
  readonly id: string;
  readonly action: Action;
}

/** The pictures that a story has for its own lines: asked for the narrations in their order. */
export type PicturesOfStory = (of: ToldText) => (narration: string) => StoryPicture | undefined;

/** The pictures of a text that says nothing of them. */
export const noPictures: PicturesOfStory = () => () => undefined;

/** What a picture has around its people. */
interface Around {
  readonly ground: Ground;
  readonly spot?: Spot | undefined;
  readonly time: TimeOfDay;
}

/** The place and time of a mark, but no kitchen or street where the idea plays under water or among the stars. */
export const placedAs = <T extends Around>({ place, spot, time }: StoryPicture, around: T): T =>
  WORLDS_APART.test(around.ground) && !WORLDS_APART.test(place)
    ? around
    : { ...around, ground: place, spot, time: time ?? around.time };
const WORLDS_APART = /^(?:underwater|space|spaceship)$/;

interface Figures extends Pick<Around, "ground" | "spot"> {
  /** Those whom the words name, with what they do. */
  readonly read: ScenePicture["cast"];
  readonly mood: Mood;
}

/** Those who act as the mark says, or else as the words do. */
export const actingIn = ({ cast }: StoryPicture, { ground, spot, read, mood }: Figures): ScenePicture["cast"] => {
  if (!cast) return read.map((one) => (isPossible(one.action, { ground, spot }) ? one : { ...one, action: "stand" }));
  return cast.map(({ id, action }) => {
    const before = read.find((one) => one.id === id);
    return before?.action === action ? before : { id, action, mood: before?.mood ?? mood };
  });
};

const isPossible = (action: Action, { ground, spot }: Pick<Around, "ground" | "spot">): boolean =>
  !/^(?:swim|row)$/.test(action) || /^(?:lake|sea|underwater)$/.test(ground) || spot === "pool";
