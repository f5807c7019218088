import { filmGrain, paperGrain } from "../pixels/noise.ts";
import { bloom, contrast, curve, grain, saturation, texture, vignette } from "../pixels/tone.ts";
import { type Look, plain } from "./look.ts";

/** Where no style is named: a picture book. */
export const storybook: Look = {
  ...plain,
  paint(picture, spot) {
    bloom(picture, spot, { from: 0.55, strength: 0.5 });
    curve(picture, contrast(0.18));
    saturation(picture, 1.08);
    texture(picture, spot, paperGrain(), 0.035);
    vignette(picture, spot, 0.38);
    return grain(picture, spot, filmGrain(), 0.012);
  },
};
