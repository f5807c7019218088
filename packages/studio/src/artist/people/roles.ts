import type { Colour } from "../colour/oklab.ts";

export type Hair = "none" | "lock" | "short" | "spiky" | "curly" | "long" | "bob" | "ponytail" | "pigtails" | "bun";
export type Outfit = "dress" | "gown" | "robe" | "shirt" | "tunic" | "coat" | "armour" | "space";
export type Hat =
  | "crown"
  | "wizard"
  | "helmet"
  | "kabuto"
  | "bubble"
  | "pirate"
  | "straw"
  | "fedora"
  | "beanie"
  | "cap"
  | "top"
  | "toque"
  | "turban"
  | "sou-wester"
  | "kettle";

export type Pattern = "plain" | "stripes" | "dots" | "buttons" | "sash";

/** The costume of a kind of person. Omitted fields are random, once per story. */
export interface Role {
  readonly build?: "human" | "robot" | "ghost" | "alien";
  readonly outfit: Outfit;
  readonly colour: Colour;
  readonly second: Colour;
  readonly hair: readonly Hair[];
  readonly hairColour?: Colour;
  readonly hat?: Hat;
  readonly held?: "staff" | "wand" | "sword" | "spear";
  readonly cape?: Colour;
  readonly wings?: Colour;
  readonly beard?: "short" | "long";
  readonly old?: boolean;
  readonly child?: boolean;
  readonly glasses?: boolean;
  /** The colour of a bag that hangs from a shoulder. */
  readonly bag?: Colour;
  /** The colour of an apron over the clothes. */
  readonly apron?: Colour;
  /** The colour of a mask around the eyes, of a veil over the hair, and of a clown's nose. */
  readonly mask?: Colour;
  readonly veil?: Colour;
  readonly redNose?: Colour;
  /** The colour of the trousers, where it is not the second one. */
  readonly trousers?: Colour;
  /** A child that has just learned to sit. */
  readonly baby?: boolean;
  /** The pattern of the clothes, where it shows who somebody is. */
  readonly pattern?: Pattern;
  /** The colours and pattern identify the role, so they are not randomised. */
  readonly uniform?: boolean;
}

export const womensHair: readonly Hair[] = ["long", "bob", "ponytail", "bun", "curly"];
export const mensHair: readonly Hair[] = ["short", "short", "spiky", "curly"];
const girlsHair: readonly Hair[] = ["pigtails", "bob", "ponytail", "long", "curly"];
/** Hair that women and men have. */
const openHair: readonly Hair[] = ["curly", "bob"];
const grey = "#d9d4d8";

const roles = {
  girl: { hair: girlsHair, outfit: "dress", colour: "#e4574f", second: "#fff1d6", child: true },
  boy: { hair: mensHair, outfit: "shirt", colour: "#3f86c9", second: "#4a4a68", child: true },
  baby: {
    hair: ["lock"],
    outfit: "shirt",
    colour: "#f2c14e",
    second: "#f2c14e",
    child: true,
    baby: true,
    pattern: "plain",
  },
  princess: { hair: ["long", "curly"], outfit: "gown", colour: "#d86aa6", second: "#ffe3f1", hat: "crown" },
  prince: { hair: mensHair, outfit: "tunic", colour: "#3d62b8", second: "#f0c659", hat: "crown", cape: "#b8334a" },
  king: {
    hair: ["short"],
    hairColour: "#cfc8c0",
    beard: "short",
    outfit: "robe",
    colour: "#8d2f4b",
    second: "#f2d16b",
    hat: "crown",
    cape: "#6b1f3a",
    old: true,
    uniform: true,
  },
  queen: { hair: ["bun", "long"], outfit: "gown", colour: "#6a4ba8", second: "#f3dfa0", hat: "crown" },
  wizard: {
    hair: ["long"],
    hairColour: "#e6e4ea",
    beard: "long",
    outfit: "robe",
    colour: "#3f4fa0",
    second: "#f1d37a",
    hat: "wizard",
    held: "staff",
    old: true,
  },
  witch: {
    hair: ["long", "curly"],
    hairColour: "#3b2540",
    outfit: "robe",
    colour: "#5a3a7a",
    second: "#9fd36a",
    hat: "wizard",
    held: "staff",
    uniform: true,
  },
  knight: {
    hair: ["none"],
    outfit: "armour",
    colour: "#a9b3c4",
    second: "#c4453d",
    hat: "helmet",
    held: "sword",
    uniform: true,
  },
  samurai: {
    hair: ["short"],
    hairColour: "#1f1a20",
    outfit: "armour",
    colour: "#8c2f33",
    second: "#d8b04a",
    hat: "kabuto",
    held: "sword",
    uniform: true,
  },
  astronaut: {
    hair: ["short", "bob", "curly"],
    outfit: "space",
    colour: "#eef2f8",
    second: "#f08a3c",
    hat: "bubble",
    uniform: true,
  },
  fairy: {
    hair: ["bun", "long", "ponytail"],
    outfit: "dress",
    colour: "#8fd08a",
    second: "#f7ffe4",
    wings: "#d5f2ff",
    held: "wand",
    child: true,
  },
  pirate: {
    hair: ["long"],
    hairColour: "#3b2a25",
    beard: "short",
    outfit: "tunic",
    colour: "#8a2f35",
    second: "#e8c469",
    hat: "pirate",
    uniform: true,
  },
  grandma: {
    hair: ["bun", "bob"],
    hairColour: grey,
    outfit: "dress",
    colour: "#7a6ba8",
    second: "#f4ecf7",
    old: true,
    glasses: true,
  },
  grandpa: {
    hair: ["short"],
    hairColour: "#dcd8d4",
    beard: "short",
    outfit: "shirt",
    colour: "#7b6a4f",
    second: "#5a4a3a",
    old: true,
    glasses: true,
  },
  man: { hair: mensHair, outfit: "shirt", colour: "#4f8a6a", second: "#3f4560" },
  woman: { hair: womensHair, outfit: "dress", colour: "#d98b3a", second: "#fff0d8" },
  // People of whom a text does not say whether they are women or men.
  "young-person": { hair: openHair, outfit: "shirt", colour: "#3f9a8c", second: "#4a4a68", child: true },
  "grown-person": { hair: openHair, outfit: "shirt", colour: "#5f8f78", second: "#3f4560" },
  "old-person": { hair: openHair, hairColour: grey, outfit: "shirt", colour: "#7a7f8f", second: "#4a4a58", old: true },
  farmer: { hair: ["short", "bob"], outfit: "shirt", colour: "#c85a43", second: "#3f5f94", hat: "straw" },
  detective: {
    hair: ["short", "bob"],
    outfit: "coat",
    colour: "#a58557",
    second: "#5b4630",
    hat: "fedora",
    uniform: true,
  },
  thief: {
    hair: ["short", "bob"],
    outfit: "shirt",
    colour: "#33373f",
    second: "#e9e4da",
    hat: "beanie",
    mask: "#1f2126",
    trousers: "#4a4e59",
    pattern: "stripes",
    uniform: true,
  },
  clown: {
    hair: ["curly"],
    hairColour: "#e2632f",
    outfit: "shirt",
    colour: "#f0b93a",
    second: "#3f78b5",
    redNose: "#e0353f",
    pattern: "dots",
    uniform: true,
  },
  bride: {
    hair: ["bun", "long"],
    outfit: "gown",
    colour: "#fbf7f2",
    second: "#efe4d6",
    veil: "#ffffff",
    uniform: true,
  },
  groom: { hair: mensHair, outfit: "coat", colour: "#2f323d", second: "#fbf7f2", uniform: true },
  judge: {
    hair: ["short", "bun"],
    outfit: "robe",
    colour: "#332f38",
    second: "#f4efe6",
    glasses: true,
    uniform: true,
  },
  doctor: {
    hair: ["bun", "short", "bob"],
    outfit: "coat",
    colour: "#f2f5f8",
    second: "#6fb1c9",
    glasses: true,
    uniform: true,
  },
  monk: { hair: ["none"], outfit: "robe", colour: "#d9822f", second: "#a8482a", uniform: true },
  teacher: { hair: ["long", "bun", "short"], outfit: "coat", colour: "#4f7d8c", second: "#3a4250", glasses: true },
  hero: {
    hair: ["short", "spiky", "ponytail"],
    outfit: "tunic",
    colour: "#2f7d6b",
    second: "#e8c469",
    cape: "#c4453d",
    held: "sword",
  },
  elf: { hair: ["long", "short"], outfit: "tunic", colour: "#3f8f55", second: "#e6d38a", child: true },
  vampire: {
    hair: ["short"],
    hairColour: "#1d1720",
    outfit: "coat",
    colour: "#2c2433",
    second: "#b3202f",
    cape: "#7d1226",
    uniform: true,
  },
  cook: {
    hair: ["short", "bun", "bob"],
    outfit: "coat",
    colour: "#f6f2ea",
    second: "#c9563c",
    hat: "toque",
    uniform: true,
  },
  shopkeeper: { hair: mensHair, outfit: "shirt", colour: "#b5654a", second: "#4a4a58", apron: "#f1eadc" },
  "police-officer": {
    hair: ["short", "bun", "bob"],
    outfit: "coat",
    colour: "#2f4a78",
    second: "#e8c469",
    hat: "cap",
    uniform: true,
  },
  mayor: {
    hair: ["short", "bun"],
    outfit: "coat",
    colour: "#3a3f52",
    second: "#b8334a",
    hat: "top",
    old: true,
    uniform: true,
  },
  sultan: {
    hair: ["short"],
    hairColour: "#2f2428",
    beard: "long",
    outfit: "robe",
    colour: "#1f6d6a",
    second: "#f2d16b",
    hat: "turban",
    cape: "#7a2f6b",
    uniform: true,
  },
  captain: {
    hair: ["short", "bun", "bob"],
    beard: "short",
    outfit: "coat",
    colour: "#26395e",
    second: "#e8c469",
    hat: "cap",
    uniform: true,
  },
  guard: {
    hair: ["short", "short", "curly"],
    outfit: "tunic",
    colour: "#a83a3a",
    second: "#e8c469",
    hat: "kettle",
    held: "spear",
    uniform: true,
  },
  soldier: {
    hair: ["short", "bun"],
    outfit: "coat",
    colour: "#66704a",
    second: "#d8c48a",
    hat: "cap",
    uniform: true,
  },
  sailor: { hair: ["short", "curly", "bun"], outfit: "shirt", colour: "#f0f3f7", second: "#2f4a78", uniform: true },
  fisherman: {
    hair: ["short", "bun", "bob"],
    beard: "short",
    outfit: "coat",
    colour: "#e0b23a",
    second: "#3f5f7a",
    hat: "sou-wester",
    uniform: true,
  },
  nurse: {
    hair: ["bun", "short", "bob"],
    outfit: "shirt",
    colour: "#6fb6c4",
    second: "#4f97a8",
    apron: "#f7fafb",
    uniform: true,
  },
  postman: {
    hair: ["short", "bun", "bob"],
    outfit: "shirt",
    colour: "#3f6fb0",
    second: "#33405c",
    hat: "cap",
    bag: "#8a5a34",
    uniform: true,
  },
  craftsman: { hair: ["short", "bun", "bob"], outfit: "shirt", colour: "#7f9a8a", second: "#4a4a58", apron: "#8a5f3c" },
  artist: { hair: ["bob", "curly", "short"], outfit: "shirt", colour: "#c9503f", second: "#3d4a66" },
  singer: { hair: ["long", "curly", "spiky"], outfit: "tunic", colour: "#8a3f9c", second: "#f0c659" },
  mechanic: { hair: ["short", "ponytail"], outfit: "shirt", colour: "#3f78b5", second: "#2f4a70", uniform: true },
  firefighter: { hair: ["short", "ponytail"], outfit: "coat", colour: "#c93a2e", second: "#f0c64a", uniform: true },
  ninja: {
    hair: ["spiky", "ponytail"],
    outfit: "tunic",
    colour: "#2a2f3d",
    second: "#8f1f2c",
    held: "sword",
    uniform: true,
  },
  "santa-claus": {
    hair: ["short"],
    hairColour: "#f3f0ee",
    beard: "long",
    outfit: "robe",
    colour: "#c4302b",
    second: "#fbf7f2",
    old: true,
    uniform: true,
  },
  "baby-angel": {
    hair: ["curly"],
    outfit: "dress",
    colour: "#fbf6ea",
    second: "#f3d98a",
    wings: "#ffffff",
    child: true,
  },
  robot: { build: "robot", hair: ["none"], outfit: "space", colour: "#9fb6c9", second: "#ffb347" },
  ghost: { build: "ghost", hair: ["none"], outfit: "robe", colour: "#ffffff", second: "#cdd6f0", uniform: true },
  alien: { build: "alien", hair: ["none"], outfit: "space", colour: "#7fd0b0", second: "#6a5acd" },
} satisfies Record<string, Role>;

export const people = Object.keys(roles);
export const roleOf = (kind: string): Role | undefined =>
  Object.hasOwn(roles, kind) ? roles[kind as keyof typeof roles] : undefined; // hasOwn does not narrow the key
