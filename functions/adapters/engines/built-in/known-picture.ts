import { crowds, type ScenePicture, type Spot, spots } from "@animation-agent/studio/vocabulary";
import type { PlannedPicture } from "#functions/core/story/story.ts";

/** A planned picture in the words of the built-in engines. */
export const toKnownPicture = ({ crowd, spot, ...picture }: PlannedPicture): ScenePicture => ({
  ...picture,
  ...(isSpot(spot) ? { spot } : {}),
  ...(crowd ? { crowd: crowds.find((each) => each === crowd) ?? "people" } : {}),
  cast: picture.cast.map(({ holds, ...member }) => ({ ...member, ...(holds ? { holds } : {}) })),
});

const isSpot = (word: string | undefined): word is Spot => word !== undefined && Object.hasOwn(spots, word);
