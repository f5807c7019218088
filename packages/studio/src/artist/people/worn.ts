import { type Colour, darken, lighten } from "../colour/oklab.ts";
import { type Sketch, shaded } from "../figures/part.ts";
import { namedColours } from "./named-colours.ts";
import type { PersonDrawing, PersonModel, Worn } from "./person-drawing.ts";
import type { Hair, Hat } from "./roles.ts";

/** The hats that a text can name. */
export const HATS: Readonly<Record<string, Hat>> = {
  hat: "fedora",
  cap: "cap",
  beanie: "beanie",
  crown: "crown",
  "straw hat": "straw",
  "top hat": "top",
  "wizard hat": "wizard",
};
const HAIR: Readonly<Record<string, Hair>> = {
  curly: "curly",
  long: "long",
  short: "short",
  spiky: "spiky",
  pigtails: "pigtails",
  ponytail: "ponytail",
  bun: "bun",
  bald: "none",
};
const HAIR_COLOURS: Readonly<Record<string, Colour>> = {
  black: "#241d22",
  brown: "#5f3a28",
  blonde: "#e3b75c",
  yellow: "#e3b75c",
  golden: "#e3b75c",
  auburn: "#b8502a",
  red: "#b8502a",
  orange: "#c9642f",
  white: "#f0ecea",
  grey: "#b4b0b4",
  silver: "#c3c4ca",
};
const SKINS: Readonly<Record<string, Colour>> = {
  dark: "#7d4e33",
  black: "#6f452c",
  brown: "#9a6440",
  pale: "#fbdcc4",
  white: "#fbdcc4",
};
const IRISES: Readonly<Record<string, Colour>> = {
  blue: "#3f7fb5",
  green: "#3f7a3f",
  brown: "#4a2f20",
  grey: "#6a7683",
  black: "#241a18",
};

/** A person dressed as the user says: "red coat", "curly hair", "glasses". What is not said stays as it was. */
export const dressed = (person: PersonModel, wears: readonly string[]): PersonModel => {
  const isFair = wears.some((words) => /^(?:blonde|auburn) hair$/.test(words));
  const skin = isFair && DARK_SKIN.test(person.skin) ? FAIR_SKIN : person.skin;
  return wears.reduce(
    (model, words) => {
      const { colour, thing } = partsOf(words);
      return withThing(withFace(model, words, colour, thing), thing, colour && namedColours[colour]);
    },
    { ...person, skin },
  );
};

/** Blonde and red hair goes with fair skin, unless the user names another one. */
const DARK_SKIN = /^#(?:c98a5e|9a6440|6f452c)$/;
const FAIR_SKIN = "#f6c9a8";

/** "red", "straw hat" of "red straw hat". */
export const partsOf = (words: string): { readonly colour: string | undefined; readonly thing: string } => {
  const [first = "", ...rest] = words.split(" ");
  const isNamed =
    rest.length > 0 && (Object.hasOwn(namedColours, first) || /^(?:hair|eyes|skin)$/.test(rest.join(" ")));
  return isNamed ? { colour: first, thing: rest.join(" ") } : { colour: undefined, thing: words };
};

const withFace = (model: PersonModel, words: string, look = "", thing: string): PersonModel => {
  const { role, features } = model;
  const hair = HAIR[thing] ?? (thing === "hair" ? HAIR[look] : undefined);
  if (hair) return { ...model, hair };
  switch (thing) {
    case "hair":
      return { ...model, hairColour: HAIR_COLOURS[look] ?? namedColours[look] ?? model.hairColour };
    case "skin":
      return role.build ? model : { ...model, skin: SKINS[look] ?? model.skin };
    case "eyes":
      return { ...model, features: { ...features, iris: IRISES[look] ?? features.iris } };
    case "glasses":
      return { ...model, features: { ...features, glasses: true } };
    case "freckles":
      return { ...model, freckles: true };
    case "moustache":
      return { ...model, worn: { ...model.worn, moustache: true } };
    case "beard":
    case "long beard":
      return { ...model, role: { ...role, beard: words === "beard" ? "short" : "long" } };
    default:
      return model;
  }
};

const withThing = (model: PersonModel, thing: string, colour: Colour | undefined): PersonModel => {
  const { role, worn } = model;
  const hat = HATS[thing];
  if (hat) return { ...model, role: { ...role, hat }, ...(colour && { worn: { ...worn, hat: colour } }) };
  switch (thing) {
    case "coat":
    case "dress":
    case "shirt":
      return inOutfit(model, thing, colour);
    case "cape":
      return { ...model, role: { ...role, cape: colour ?? role.cape ?? "#b8334a" } };
    case "apron":
    case "bag":
      return { ...model, role: { ...role, [thing]: colour ?? USUAL[thing] } };
    case "scarf":
    case "trousers":
    case "shoes":
    case "boots":
      return { ...model, worn: { ...worn, [thing]: colour ?? USUAL[thing] } };
    default:
      return model;
  }
};

/** The colours of things without a named one. */
export const USUAL = {
  apron: "#e8e0d0",
  bag: "#8a5a34",
  scarf: "#d5443f",
  trousers: "#3f5f8f",
  shoes: "#5a3b34",
  boots: "#6b4a34",
} as const satisfies Readonly<Record<string, Colour>>;

/** Robes and armour stay: they show who somebody is. */
const inOutfit = (model: PersonModel, outfit: "coat" | "dress" | "shirt", colour: Colour | undefined): PersonModel => {
  const { role, features, second } = model;
  const isKept = /^(?:gown|robe|armour|space)$/.test(role.outfit);
  const cloth = outfit === "coat" && role.outfit === "dress" ? "#4a4a68" : second;
  return {
    ...model,
    role: isKept ? role : { ...role, outfit },
    colour: colour ?? model.colour,
    second: !isKept && colour && outfit !== "dress" ? cloth : second,
    features: colour ? { ...features, pattern: "plain" } : features,
  };
};

/** Clothes in the light of a picture. */
export const tinted = (worn: Worn, tint: (colour: Colour) => Colour): Worn =>
  Object.fromEntries(
    Object.entries(worn).map(([thing, colour]) => [thing, typeof colour === "string" ? tint(colour) : colour]),
  );

/** A scarf around the neck, with one end down the front. */
export const drawScarf = (
  sketch: Sketch,
  { shoulders: sh, pose }: Pick<PersonDrawing, "shoulders" | "pose">,
  colour: Colour,
): void => {
  const sway = pose.tail * 0.4;
  sketch.fill(
    `M14 ${sh + 2} L38 ${sh - 2} C${42 + sway} ${sh + 24} ${40 + sway} ${sh + 42} ${36 + sway} ${sh + 56} L${12 + sway} ${sh + 54} C${18 + sway} ${sh + 36} 18 ${sh + 20} 14 ${sh + 2}Z`,
    shaded(darken(colour, 0.05)),
  );
  sketch.fill(
    `M-42 ${sh - 14} C-30 ${sh - 26} 30 ${sh - 26} 44 ${sh - 14} C50 ${sh - 2} 44 ${sh + 10} 34 ${sh + 12} C14 ${sh + 20} -14 ${sh + 20} -34 ${sh + 12} C-46 ${sh + 8} -50 ${sh - 4} -42 ${sh - 14}Z`,
    [
      [0, lighten(colour, 0.06)],
      [1, darken(colour, 0.05)],
    ],
  );
  sketch.line(`M-34 ${sh - 2} C-12 ${sh + 8} 14 ${sh + 8} 36 ${sh - 2}`, darken(colour, 0.1), 3, {
    inner: true,
    opacity: 0.6,
  });
};
