import { draw } from "@animation-agent/studio/artist";
import {
  actions,
  crowds,
  moods,
  places,
  type ScenePicture,
  shots,
  times,
  weathers,
} from "@animation-agent/studio/vocabulary";
import type { Illustrator } from "#functions/core/picture/ports.ts";

/** The built-in illustrator. A plan may come from a model: words outside the vocabulary are replaced by a default. */
export const studioIllustrator: Illustrator = {
  async draw({ scene, plan, style, width, height, seed, storySeed, hero }) {
    const picture = toKnownPicture(scene.picture);
    return draw({ seed, storySeed, style, width, height, picture, cast: plan.cast, ...(hero && { heroImage: hero }) });
  },
};

type PlannedPicture = Parameters<Illustrator["draw"]>[0]["scene"]["picture"];

const oneOf = <T extends string>(words: readonly T[], word: string, fallback: T): T =>
  words.find((each) => each === word) ?? fallback;

const toKnownPicture = ({ crowd, ...picture }: PlannedPicture): ScenePicture => ({
  ...picture,
  ...(crowd ? { crowd: oneOf(crowds, crowd, "people") } : {}),
  place: oneOf(places, picture.place, "meadow"),
  time: oneOf(times, picture.time, "day"),
  weather: oneOf(weathers, picture.weather, "clear"),
  mood: oneOf(moods, picture.mood, "calm"),
  shot: oneOf(shots, picture.shot, "medium"),
  cast: picture.cast.map(({ id, action, mood, holds }) => ({
    id,
    ...(holds ? { holds } : {}),
    action: oneOf(actions, action, "stand"),
    mood: oneOf(moods, mood, "happy"),
  })),
});
