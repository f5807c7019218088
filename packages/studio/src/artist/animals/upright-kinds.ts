import type { Colour } from "../colour/oklab.ts";

/** What makes one kind of animal on two legs look different from another. */
export interface UprightLook {
  readonly skin: Colour;
  readonly belly: Colour;
  /** Hands, feet, and the inside of the ears. */
  readonly paw: Colour;
  readonly muzzle: "button" | "wide" | "long" | "snub";
  readonly muzzleColour: Colour;
  readonly nose?: Colour;
  readonly ears?: "round" | "side" | "tall";
  /** Around the eyes: a heart, as apes have it. */
  readonly face?: Colour;
  /** Dark patches or stripes over the eyes. */
  readonly eyeStripes?: Colour;
  /** A stripe over the head. */
  readonly headStripe?: Colour;
  readonly back?: { readonly form: "spines" | "shell" | "wings"; readonly colour: Colour };
  readonly tail?: { readonly form: "thick" | "curl" | "flat" | "bushy"; readonly colour: Colour };
  /** Along the tail and over the head. */
  readonly plates?: Colour;
  readonly horns?: Colour;
  /** One horn on the nose. */
  readonly noseHorn?: Colour;
  readonly hasTeeth?: boolean;
  readonly hasBellyLines?: boolean;
  readonly eyes?: number;
  /** The size beside an adult fox. */
  readonly size: number;
}

const looks = {
  hedgehog: {
    skin: "#e6c49a",
    belly: "#f6e2c2",
    paw: "#c99a6c",
    muzzle: "button",
    muzzleColour: "#f3dcb8",
    nose: "#2f2530",
    ears: "round",
    back: { form: "spines", colour: "#7d5b43" },
    size: 0.58,
  },
  turtle: {
    skin: "#8fbd55",
    belly: "#efe3ae",
    paw: "#79a746",
    muzzle: "snub",
    muzzleColour: "#a7cf6f",
    back: { form: "shell", colour: "#8b6a3d" },
    hasBellyLines: true,
    size: 0.66,
  },
  monkey: {
    skin: "#8d5b38",
    belly: "#efcfa3",
    paw: "#e8bf8e",
    muzzle: "wide",
    muzzleColour: "#f3d9b3",
    ears: "side",
    face: "#efcfa3",
    tail: { form: "curl", colour: "#7d4f30" },
    size: 0.84,
  },
  gorilla: {
    skin: "#4c4b55",
    belly: "#6c6974",
    paw: "#3b3a43",
    muzzle: "wide",
    muzzleColour: "#87828c",
    ears: "side",
    face: "#7a757f",
    size: 1.2,
  },
  orangutan: {
    skin: "#c96d2f",
    belly: "#dd9456",
    paw: "#8e5a3c",
    muzzle: "wide",
    muzzleColour: "#e5bc93",
    ears: "side",
    face: "#dba97c",
    size: 1.05,
  },
  dragon: {
    skin: "#4fae6c",
    belly: "#f6e3a4",
    paw: "#3f965b",
    muzzle: "long",
    muzzleColour: "#74c68c",
    back: { form: "wings", colour: "#e0894a" },
    tail: { form: "thick", colour: "#4aa566" },
    plates: "#e0894a",
    horns: "#f3e6c4",
    hasBellyLines: true,
    size: 1.3,
  },
  sauropod: {
    skin: "#5fa5a0",
    belly: "#e9e2b8",
    paw: "#4f908b",
    muzzle: "snub",
    muzzleColour: "#84c0bb",
    tail: { form: "thick", colour: "#5a9e99" },
    plates: "#d98c5f",
    size: 1.35,
  },
  "t-rex": {
    skin: "#8a9a48",
    belly: "#e9dfb0",
    paw: "#75853a",
    muzzle: "long",
    muzzleColour: "#a5b464",
    tail: { form: "thick", colour: "#829244" },
    plates: "#5f6c32",
    hasTeeth: true,
    size: 1.4,
  },
  crocodile: {
    skin: "#6b9a4a",
    belly: "#e9e6b4",
    paw: "#5a863d",
    muzzle: "long",
    muzzleColour: "#85b062",
    tail: { form: "thick", colour: "#648f45" },
    plates: "#4c7434",
    hasTeeth: true,
    hasBellyLines: true,
    size: 1.1,
  },
  mole: {
    skin: "#5b5563",
    belly: "#7b7483",
    paw: "#f0b3ad",
    muzzle: "button",
    muzzleColour: "#8a8292",
    nose: "#ef8f93",
    eyes: 0.62,
    size: 0.58,
  },
  kangaroo: {
    skin: "#c48a58",
    belly: "#f3dfc0",
    paw: "#7c5236",
    muzzle: "button",
    muzzleColour: "#e7c59c",
    nose: "#3a2620",
    ears: "tall",
    tail: { form: "thick", colour: "#b97f4f" },
    size: 1.1,
  },
  beaver: {
    skin: "#8a5b3a",
    belly: "#c89a6c",
    paw: "#5f3f2b",
    muzzle: "button",
    muzzleColour: "#c89a6c",
    nose: "#33221c",
    ears: "round",
    tail: { form: "flat", colour: "#4f3b33" },
    hasTeeth: true,
    size: 0.68,
  },
  otter: {
    skin: "#7c5a45",
    belly: "#e3cdb0",
    paw: "#5d4334",
    muzzle: "button",
    muzzleColour: "#ecdcc4",
    nose: "#33221c",
    ears: "round",
    tail: { form: "thick", colour: "#6e4f3c" },
    size: 0.74,
  },
  badger: {
    skin: "#77787f",
    belly: "#3a3a42",
    paw: "#2f2f36",
    muzzle: "button",
    muzzleColour: "#f4f1ea",
    nose: "#2a2428",
    ears: "round",
    face: "#f4f1ea",
    eyeStripes: "#35343c",
    headStripe: "#f4f1ea",
    size: 0.84,
  },
  skunk: {
    skin: "#35343c",
    belly: "#4b4a54",
    paw: "#28272e",
    muzzle: "button",
    muzzleColour: "#5a5964",
    nose: "#1f1d22",
    ears: "round",
    headStripe: "#f6f3ec",
    tail: { form: "bushy", colour: "#f0ece4" },
    size: 0.7,
  },
  sloth: {
    skin: "#a08a72",
    belly: "#c3ae94",
    paw: "#7c6853",
    muzzle: "button",
    muzzleColour: "#ecdcc2",
    nose: "#3f302a",
    face: "#ecdcc2",
    eyeStripes: "#7a6350",
    size: 0.8,
  },
  hippopotamus: {
    skin: "#9f8da6",
    belly: "#c8b4c6",
    paw: "#8a7892",
    muzzle: "long",
    muzzleColour: "#b8a3bb",
    ears: "round",
    size: 1.25,
  },
  rhinoceros: {
    skin: "#98a0a8",
    belly: "#bcc2c8",
    paw: "#838b94",
    muzzle: "long",
    muzzleColour: "#aeb5bc",
    ears: "round",
    noseHorn: "#dccb9f",
    size: 1.25,
  },
  troll: {
    skin: "#7f9b6b",
    belly: "#a8bd8c",
    paw: "#6d875b",
    muzzle: "wide",
    muzzleColour: "#93ad7c",
    ears: "side",
    plates: "#5a4634",
    hasTeeth: true,
    size: 1.25,
  },
  "teddy-bear": {
    skin: "#bd8852",
    belly: "#e2bf8e",
    paw: "#a87543",
    muzzle: "button",
    muzzleColour: "#ecd2a8",
    nose: "#4a2f24",
    ears: "round",
    size: 0.68,
  },
} as const satisfies Record<string, UprightLook>;

const synonyms: Readonly<Record<string, keyof typeof looks>> = {
  tortoise: "turtle",
  "sea turtle": "turtle",
  chimpanzee: "monkey",
  chimp: "monkey",
  ape: "gorilla",
  dinosaur: "sauropod",
  dino: "sauropod",
  brachiosaurus: "sauropod",
  tyrannosaurus: "t-rex",
  alligator: "crocodile",
  porcupine: "hedgehog",
  wallaby: "kangaroo",
  weasel: "otter",
  marten: "otter",
  meerkat: "otter",
  hippo: "hippopotamus",
  rhino: "rhinoceros",
};

/** How a kind of animal on two legs looks; undefined for any other word. */
export const uprightLook = (kind: string): UprightLook | undefined => {
  const name = Object.hasOwn(synonyms, kind) ? synonyms[kind] : kind;
  // The table's own names are its only keys.
  return name !== undefined && Object.hasOwn(looks, name) ? looks[name as keyof typeof looks] : undefined;
};

/** The kinds of animals that are drawn on two legs. */
export const uprights: readonly string[] = Object.keys(looks);
