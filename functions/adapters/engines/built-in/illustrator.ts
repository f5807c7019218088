import { draw } from "@animation-agent/studio/artist";
import { crowds, type ScenePicture } from "@animation-agent/studio/vocabulary";
import type { Illustrator } from "#functions/core/picture/ports.ts";

/** The built-in illustrator. */
export const studioIllustrator: Illustrator = {
  async draw({ scene, plan, style, width, height, seed, storySeed, speakers, own = [] }) {
    const picture = toKnownPicture(scene.picture);
    const ownImages = new Map(own.map(({ id, png }) => [id, png]));
    return draw({ seed, storySeed, style, width, height, picture, cast: plan.cast, ownImages, speakers });
  },
};

type PlannedPicture = Parameters<Illustrator["draw"]>[0]["scene"]["picture"];

const toKnownPicture = ({ crowd, ...picture }: PlannedPicture): ScenePicture => ({
  ...picture,
  ...(crowd ? { crowd: crowds.find((each) => each === crowd) ?? "people" } : {}),
  cast: picture.cast.map(({ holds, ...member }) => ({ ...member, ...(holds ? { holds } : {}) })),
});
