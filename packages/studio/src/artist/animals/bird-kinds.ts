import type { Colour } from "../colour/oklab.ts";

/** What makes one kind of bird look different from another. */
export interface BirdLook {
  readonly feather: Colour;
  readonly belly: Colour;
  /** Around the eyes; without it the head is of the feathers' colour. */
  readonly face?: Colour;
  readonly beak: Colour;
  readonly feet: Colour;
  readonly bill: "short" | "flat" | "hooked" | "long";
  /** How much longer legs and neck are than those of a songbird. */
  readonly legs?: number;
  readonly crest?: "ears" | "comb" | "tuft";
  /** Rows of marks on the breast. */
  readonly isMarked?: boolean;
  /** Large round eyes in rings. */
  readonly isOwl?: boolean;
  /** The size beside an adult fox. */
  readonly size: number;
}

const yellow = "#f0a030";
const looks = {
  owl: {
    feather: "#8a5a3c",
    belly: "#edc79c",
    face: "#f3d7ae",
    beak: "#e39a2e",
    feet: "#c98a3a",
    bill: "short",
    crest: "ears",
    isMarked: true,
    isOwl: true,
    size: 0.86,
  },
  crow: { feather: "#3a3f4c", belly: "#4d5362", beak: "#63646d", feet: "#5b5c66", bill: "short", size: 0.74 },
  bird: {
    feather: "#5f95cf",
    belly: "#f4e2c4",
    beak: yellow,
    feet: "#c9803a",
    bill: "short",
    crest: "tuft",
    size: 0.56,
  },
  robin: { feather: "#86694b", belly: "#e2683c", beak: "#5d4a38", feet: "#7a5a40", bill: "short", size: 0.52 },
  sparrow: {
    feather: "#9d754e",
    belly: "#efe0c6",
    face: "#c9a67c",
    beak: "#5d4a38",
    feet: "#8a6444",
    bill: "short",
    isMarked: true,
    size: 0.5,
  },
  duck: { feather: "#f4eee0", belly: "#fdfaf2", beak: "#f0902c", feet: "#f0902c", bill: "flat", size: 0.76 },
  duckling: {
    feather: "#f7d24c",
    belly: "#fbe38c",
    beak: "#f0902c",
    feet: "#f0902c",
    bill: "flat",
    crest: "tuft",
    size: 0.5,
  },
  "baby-chick": {
    feather: "#fbd952",
    belly: "#fdeb9c",
    beak: yellow,
    feet: yellow,
    bill: "short",
    crest: "tuft",
    size: 0.48,
  },
  hen: {
    feather: "#d08a52",
    belly: "#f0d2a6",
    beak: "#f2b33a",
    feet: "#e2a03a",
    bill: "short",
    crest: "comb",
    size: 0.76,
  },
  rooster: {
    feather: "#b4532f",
    belly: "#e9a75a",
    beak: "#f2b33a",
    feet: "#e2a03a",
    bill: "short",
    crest: "comb",
    size: 0.84,
  },
  goose: { feather: "#f1ede4", belly: "#fdfbf5", beak: "#ee8a35", feet: "#ee8a35", bill: "flat", size: 0.88 },
  penguin: {
    feather: "#303a4e",
    belly: "#fbfaf4",
    face: "#fbfaf4",
    beak: "#f2a33a",
    feet: "#f2a33a",
    bill: "short",
    size: 0.84,
  },
  parrot: {
    feather: "#2fa653",
    belly: "#f2cf4a",
    face: "#f6ecd0",
    beak: "#4a443e",
    feet: "#7d7468",
    bill: "hooked",
    crest: "tuft",
    size: 0.72,
  },
  dove: { feather: "#dfe4ec", belly: "#f7f9fc", beak: "#d98d84", feet: "#d98d84", bill: "short", size: 0.58 },
  pigeon: { feather: "#8f9bb0", belly: "#c3cbd9", beak: "#5f6470", feet: "#d0736a", bill: "short", size: 0.6 },
  seagull: {
    feather: "#c8d0da",
    belly: "#fcfdfe",
    face: "#fcfdfe",
    beak: "#f2b33a",
    feet: "#f2a33a",
    bill: "short",
    size: 0.66,
  },
  heron: {
    feather: "#93a5b8",
    belly: "#eef2f5",
    face: "#f4f7f9",
    beak: "#e8a13a",
    feet: "#c9963f",
    bill: "long",
    crest: "tuft",
    legs: 96,
    size: 0.92,
  },
  stork: {
    feather: "#f4f2ec",
    belly: "#fdfcf8",
    beak: "#e0503a",
    feet: "#e0503a",
    bill: "long",
    legs: 104,
    size: 0.96,
  },
  eagle: {
    feather: "#5e4331",
    belly: "#7d5b42",
    face: "#f4efe4",
    beak: "#f0b232",
    feet: "#f0b232",
    bill: "hooked",
    size: 0.96,
  },
} as const satisfies Record<string, BirdLook>;

const synonyms: Readonly<Record<string, keyof typeof looks>> = {
  raven: "crow",
  magpie: "crow",
  blackbird: "crow",
  "black-bird": "crow",
  jackdaw: "crow",
  songbird: "bird",
  nightingale: "bird",
  bluebird: "bird",
  swallow: "bird",
  finch: "sparrow",
  wren: "sparrow",
  chicken: "hen",
  chick: "baby-chick",
  "hatching-chick": "baby-chick",
  cockerel: "rooster",
  gull: "seagull",
  crane: "heron",
  egret: "stork",
  ibis: "heron",
  hawk: "eagle",
  falcon: "eagle",
};

/** How a kind of bird looks; undefined for a word that is no bird with joints. */
export const birdLook = (kind: string): BirdLook | undefined => {
  const name = Object.hasOwn(synonyms, kind) ? synonyms[kind] : kind;
  // The table's own names are its only keys.
  return name !== undefined && Object.hasOwn(looks, name) ? looks[name as keyof typeof looks] : undefined;
};

/** The kinds of birds that are drawn with joints. */
export const birds: readonly string[] = Object.keys(looks);
