import { describeScene } from "@animation-agent/studio/describe-scene";
import { speak } from "@animation-agent/studio/narrator";
import type { SceneDescriber } from "#functions/core/film/ports.ts";
import { toKnownPicture } from "./known-picture.ts";

/** Audio descriptions by the built-in writer, spoken by the built-in narrator. */
export const studioDescriber: SceneDescriber = {
  describe: ({ picture, before, ...of }) =>
    describeScene({ ...of, picture: toKnownPicture(picture), before: before.map(toKnownPicture) }),
  speak,
};
