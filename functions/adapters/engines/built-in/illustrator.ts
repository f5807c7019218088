import { draw } from "@animation-agent/studio/artist";
import type { Illustrator } from "#functions/core/picture/ports.ts";
import { toKnownPicture } from "./known-picture.ts";

/** The built-in illustrator. */
export const studioIllustrator: Illustrator = {
  async draw({ scene, plan, style, width, height, seed, storySeed, speakers, own = [] }) {
    const picture = toKnownPicture(scene.picture);
    const ownImages = new Map(own.map(({ id, png }) => [id, png]));
    return draw({ seed, storySeed, style, width, height, picture, cast: plan.cast, ownImages, speakers });
  },
};
