import { crowds, type ScenePicture, spotOf } from "@animation-agent/studio/vocabulary";
import type { PlannedPicture } from "#functions/core/story/story.ts";

/** A planned picture in the words of the built-in engines. */
export const toKnownPicture = ({ crowd, spot: word, ...picture }: PlannedPicture): ScenePicture => {
  const spot = spotOf(picture.place, word);
  return {
    ...picture,
    ...(spot ? { spot } : {}),
    ...(crowd ? { crowd: crowds.find((each) => each === crowd) ?? "people" } : {}),
    cast: picture.cast.map(({ holds, ...member }) => ({ ...member, ...(holds ? { holds } : {}) })),
  };
};
