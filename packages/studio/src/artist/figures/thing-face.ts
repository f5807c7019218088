import type { Colour } from "../colour/oklab.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, group, line, type SvgArt, shape } from "../shapes/svg.ts";

/** Where a thing has its face: right of the middle, above its lower edge, in hundredths of its size; and the face's size. */
type Place = readonly [right: number, up: number, size: number];

const faces: Readonly<Record<string, Place>> = {
  clock: [0, 34, 0.8],
  suitcase: [0, 62, 1],
  toaster: [0, 38, 1.1],
  fridge: [6, 74, 1],
  "washing-machine": [0, 44, 1],
  "vacuum-cleaner": [22, 26, 0.6],
  phone: [0, 60, 1],
  pillow: [0, 35, 1.2],
  tooth: [0, 60, 1.1],
  puddle: [0, 15, 0.8],
  bus: [22, 38, 0.8],
  truck: [32, 36, 0.6],
  car: [4, 34, 0.8],
  lighthouse: [0, 46, 0.7],
  windmill: [0, 34, 0.7],
  shoe: [-20, 42, 0.7],
  box: [0, 40, 1.1],
  bag: [0, 34, 1.1],
  umbrella: [0, 66, 0.8],
  pencil: [0, 50, 0.6],
  crayon: [-4, 46, 0.7],
  "birthday-cake": [0, 30, 0.9],
  cupcake: [0, 26, 0.9],
  bread: [-16, 44, 0.9],
  cookie: [0, 50, 1],
  pancakes: [-4, 40, 0.9],
  teapot: [2, 38, 0.9],
  "teacup-without-handle": [0, 34, 0.9],
  spoon: [-24, 72, 0.6],
  carrot: [-4, 44, 0.6],
  potato: [0, 50, 1],
  tomato: [2, 44, 1.1],
  onion: [0, 44, 1],
  sunflower: [0, 60, 0.8],
  mushroom: [0, 20, 0.8],
  cactus: [0, 56, 0.6],
  "deciduous-tree": [0, 64, 1],
  rock: [-4, 44, 1],
  train: [0, 44, 0.9],
  locomotive: [-16, 46, 0.6],
  balloon: [0, 66, 1],
  kite: [8, 66, 0.7],
  volcano: [0, 22, 0.9],
  cloud: [2, 42, 1.1],
  "cloud-with-rain": [2, 66, 0.9],
  "cloud-with-lightning": [2, 66, 0.9],
  island: [0, 28, 1],
  hill: [0, 40, 1],
  mug: [-4, 40, 1],
  carpet: [0, 24, 0.7],
  curtain: [0, 54, 1],
  towel: [0, 54, 0.9],
  snowball: [0, 44, 1],
  icicle: [0, 72, 0.7],
  die: [0, 46, 1],
  submarine: [-2, 36, 0.9],
  cauldron: [0, 36, 1],
  chimney: [0, 40, 1],
  tram: [0, 24, 0.6],
  sun: [0, 50, 0.8],
  "full-moon": [0, 50, 1.2],
  star: [0, 46, 0.8],
  snowflake: [0, 50, 0.7],
  droplet: [0, 36, 0.9],
  bell: [0, 46, 0.9],
  drum: [0, 34, 0.9],
  broom: [-24, 26, 0.7],
  "top-hat": [0, 56, 0.9],
  "soccer-ball": [0, 50, 1],
  candle: [0, 34, 0.6],
  mirror: [0, 54, 0.9],
  television: [-8, 46, 1],
  "ringed-planet": [0, 50, 0.8],
};

export type Expression = "awake" | "speaking" | "asleep";

/** The face of a thing that lives in a story. x and y are the middle of its lower edge. Empty for a thing without one. */
export const thingFace = (
  thing: string,
  { x, y, size, flip }: { readonly x: number; readonly y: number; readonly size: number; readonly flip: boolean },
  expression: Expression,
  tint: (colour: Colour) => Colour,
): SvgArt => {
  const place = Object.hasOwn(faces, thing) ? faces[thing] : undefined;
  if (!place) return "";
  const [right, up, scale] = place;
  const dark = tint("#2b2430");
  const eyes = [-11, 11].map((at) => (expression === "asleep" ? closedEye(at, dark) : openEye(at, dark, tint)));
  const mouth =
    expression === "speaking" ? ellipse(0, 14, 5, 6, dark) : line("M-8 11C-4 17 4 17 8 11", dark, MOUTH_WIDTH);
  const k = (size / 100) * scale;
  const middle = x + (flip ? -right : right) * (size / 100);
  return group(
    eyes.join("") + mouth,
    `transform="translate(${fix(middle)} ${fix(y - (up * size) / 100)}) scale(${Math.round(k * 1000) / 1000})"`,
  );
};

const MOUTH_WIDTH = 2.6;

const openEye = (x: number, dark: Colour, tint: (colour: Colour) => Colour): SvgArt =>
  ellipse(x, 0, 7, 8, tint("#ffffff")) +
  shape(`M${x - 7} 0A7 8 0 1 1 ${x + 7} 0A7 8 0 1 1 ${x - 7} 0Z`, dark, 0.12) +
  ellipse(x + 1, 1, 4, 5, dark) +
  ellipse(x + 2.4, -1.4, 1.5, 1.7, tint("#ffffff"));

const closedEye = (x: number, dark: Colour): SvgArt => line(`M${x - 6} 0C${x - 3} 4 ${x + 3} 4 ${x + 6} 0`, dark, 2.2);
