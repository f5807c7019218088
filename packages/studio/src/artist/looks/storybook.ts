import { filmGrain, paperGrain } from "../pixels/noise.ts";
import { bloom, contrast, curve, grain, saturation, texture, vignette } from "../pixels/tone.ts";
import { baseLook, type Look } from "./look.ts";

/** The fallback look, for a description that matches no style. */
export const storybook: Look = {
  ...baseLook,
  paint(picture, region) {
    bloom(picture, region, { from: 0.55, strength: 0.5 });
    curve(picture, contrast(0.18));
    saturation(picture, 1.08);
    texture(picture, region, paperGrain(), 0.035);
    vignette(picture, region, 0.38);
    return grain(picture, region, filmGrain(), 0.012);
  },
};
