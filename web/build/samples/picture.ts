import { draw, flatten } from "@animation-agent/studio/artist";
import sharp from "sharp";
import type { StyleName } from "#contract/catalogue/styles.ts";

/** Widths in pixels: in the gallery and on a card. */
export const widths = { large: 1280, small: 320 } as const;

/** The scene of every sample: people and animals, water, a distant view and something made by hand. */
const scene = {
  seed: "sample",
  storySeed: "river",
  width: 1280,
  height: 720,
  still: true,
  cast: [
    { id: "girl", name: "Mina", kind: "girl", traits: ["little"] },
    { id: "fox", name: "the fox", kind: "fox", traits: ["little"] },
  ],
  picture: {
    place: "lake",
    time: "golden",
    weather: "clear",
    mood: "wonder",
    shot: "close",
    cast: [
      { id: "fox", action: "look", mood: "happy" },
      { id: "girl", action: "stand", mood: "happy" },
    ],
    props: ["boat"],
    prompt: "",
  },
} as const;

/** Draws the sample scene in a style, with the same code as for films. */
export const samplePicture = async (style: StyleName): Promise<Uint8Array> => flatten(await draw({ ...scene, style }));

export const toWebp = async (picture: Uint8Array, width: number): Promise<Uint8Array> =>
  sharp(picture).resize({ width }).webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer();
