import type { Colour } from "../colour/oklab.ts";

/** What makes an animal on four legs this one and no other. Sizes are factors of a fox's. */
export interface Species {
  readonly fur: Colour;
  readonly dark: Colour;
  readonly belly: Colour;
  readonly sock: Colour;
  readonly ear: "point" | "cat" | "round" | "big" | "long" | "side" | "floppy" | "small-floppy" | "elephant";
  readonly tail: "bushy" | "thin" | "tuft" | "string" | "up" | "stub" | "puff" | "hair" | "curl";
  readonly muzzle: "fox" | "short" | "long" | "snout" | "trunk";
  readonly tailTip?: Colour;
  readonly stripes?: Colour;
  readonly spots?: Colour;
  readonly mane?: Colour;
  readonly ruff?: Colour;
  readonly horn?: Colour;
  readonly face?: Colour;
  readonly earFill?: Colour;
  readonly eyePatch?: Colour;
  readonly antlers?: boolean;
  readonly wool?: boolean;
  readonly scale?: number;
  readonly bulk?: number;
  readonly legs?: number;
  readonly neck?: number;
}

const species = {
  fox: {
    fur: "#ee7a2d",
    dark: "#3b2430",
    belly: "#fff1df",
    sock: "#43283a",
    ear: "point",
    tail: "bushy",
    muzzle: "fox",
    tailTip: "#fff3e2",
  },
  wolf: {
    fur: "#8a93a8",
    dark: "#2d3245",
    belly: "#e8ebf2",
    sock: "#5f687e",
    ear: "point",
    tail: "bushy",
    muzzle: "fox",
    tailTip: "#5a6278",
    scale: 1.12,
  },
  cat: {
    fur: "#f2b25c",
    dark: "#5b3a2a",
    belly: "#fff2dc",
    sock: "#f2b25c",
    ear: "cat",
    tail: "thin",
    muzzle: "short",
    stripes: "#d98b35",
    scale: 0.85,
  },
  kitten: {
    fur: "#b9b4c4",
    dark: "#4a4458",
    belly: "#f6f2f8",
    sock: "#f6f2f8",
    ear: "cat",
    tail: "thin",
    muzzle: "short",
    scale: 0.72,
  },
  dog: {
    fur: "#d69a5b",
    dark: "#5a3826",
    belly: "#fdeeda",
    sock: "#fdeeda",
    ear: "floppy",
    tail: "up",
    muzzle: "long",
  },
  bear: {
    fur: "#8b5a3c",
    dark: "#3a241c",
    belly: "#c99a6f",
    sock: "#6f4530",
    ear: "round",
    tail: "stub",
    muzzle: "long",
    scale: 1.4,
    bulk: 1.35,
  },
  rabbit: {
    fur: "#d9cbc0",
    dark: "#6b5347",
    belly: "#fffaf2",
    sock: "#efe6dc",
    ear: "long",
    tail: "puff",
    muzzle: "short",
    scale: 0.7,
    legs: 0.75,
  },
  mouse: {
    fur: "#a9a3ad",
    dark: "#4b4450",
    belly: "#f4eef2",
    sock: "#e9a9ad",
    ear: "big",
    tail: "string",
    muzzle: "short",
    scale: 0.58,
    legs: 0.6,
  },
  deer: {
    fur: "#c58a55",
    dark: "#5b3a27",
    belly: "#fbead2",
    sock: "#7a4d33",
    ear: "side",
    tail: "stub",
    muzzle: "long",
    legs: 1.5,
    scale: 1.15,
    spots: "#f4dcb8",
    neck: 50,
    antlers: true,
  },
  horse: {
    fur: "#a8683f",
    dark: "#3d241a",
    belly: "#c98d60",
    sock: "#3d241a",
    ear: "cat",
    tail: "hair",
    muzzle: "long",
    legs: 1.55,
    scale: 1.3,
    neck: 56,
    mane: "#3d241a",
  },
  unicorn: {
    fur: "#f7f2fb",
    dark: "#6a5a86",
    belly: "#ffffff",
    sock: "#e6d8f2",
    ear: "cat",
    tail: "hair",
    muzzle: "long",
    legs: 1.5,
    scale: 1.25,
    neck: 54,
    mane: "#d78fd0",
    horn: "#ffd36b",
  },
  lion: {
    fur: "#e5ac57",
    dark: "#6b3f1e",
    belly: "#fbe6bf",
    sock: "#d99c48",
    ear: "round",
    tail: "tuft",
    muzzle: "long",
    ruff: "#9a5424",
    scale: 1.25,
    bulk: 1.1,
  },
  tiger: {
    fur: "#ef8f35",
    dark: "#2b2020",
    belly: "#fff3e0",
    sock: "#fff3e0",
    ear: "round",
    tail: "thin",
    muzzle: "long",
    stripes: "#33231f",
    scale: 1.25,
  },
  squirrel: {
    fur: "#b5673a",
    dark: "#4b2a1c",
    belly: "#fbe9d3",
    sock: "#8f4d2b",
    ear: "cat",
    tail: "curl",
    muzzle: "short",
    scale: 0.62,
    legs: 0.7,
  },
  panda: {
    fur: "#f4f2ee",
    dark: "#24242c",
    belly: "#ffffff",
    sock: "#24242c",
    ear: "round",
    earFill: "#24242c",
    tail: "stub",
    muzzle: "long",
    eyePatch: "#24242c",
    scale: 1.3,
    bulk: 1.3,
  },
  pig: {
    fur: "#f3a6ae",
    dark: "#8d4a56",
    belly: "#fbd2d2",
    sock: "#d9808c",
    ear: "small-floppy",
    tail: "stub",
    muzzle: "snout",
    bulk: 1.25,
    legs: 0.75,
  },
  sheep: {
    fur: "#f5f0e6",
    dark: "#4a4046",
    belly: "#fffdf7",
    sock: "#4a4046",
    ear: "side",
    tail: "puff",
    muzzle: "long",
    face: "#5a4d52",
    wool: true,
    bulk: 1.2,
    legs: 0.9,
  },
  elephant: {
    fur: "#9aa3b5",
    dark: "#4c5366",
    belly: "#b9c0cd",
    sock: "#868fa3",
    ear: "elephant",
    tail: "string",
    muzzle: "trunk",
    scale: 1.6,
    bulk: 1.5,
  },
} satisfies Record<string, Species>;

export const quadrupeds = Object.keys(species);
export const speciesOf = (kind: string): Species | undefined =>
  Object.hasOwn(species, kind) ? species[kind as keyof typeof species] : undefined; // hasOwn has just said so
