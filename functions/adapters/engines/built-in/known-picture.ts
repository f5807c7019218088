import { crowds, type ScenePicture } from "@animation-agent/studio/vocabulary";
import type { PlannedPicture } from "#functions/core/story/story.ts";

/** A planned picture in the words of the built-in engines. */
export const toKnownPicture = ({ crowd, ...picture }: PlannedPicture): ScenePicture => ({
  ...picture,
  ...(crowd ? { crowd: crowds.find((each) => each === crowd) ?? "people" } : {}),
  cast: picture.cast.map(({ holds, ...member }) => ({ ...member, ...(holds ? { holds } : {}) })),
});
