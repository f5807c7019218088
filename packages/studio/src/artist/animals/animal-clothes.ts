import type { Colour } from "../colour/oklab.ts";
import { oval, type Pose, type Sketch } from "../figures/part.ts";
import { drawHat } from "../people/hats.ts";
import { namedColours } from "../people/named-colours.ts";
import type { Hat } from "../people/roles.ts";
import { drawScarf, HATS, partsOf, USUAL } from "../people/worn.ts";

/** What an animal wears. Coats, trousers and shoes do not fit its body, so they are not drawn. */
export interface AnimalClothes {
  readonly hat?: Hat;
  readonly hatColour?: Colour;
  readonly scarf?: Colour;
  readonly glasses?: boolean;
}

/** Where clothes sit on the head of a kind of animal, in units of the head. */
export interface HeadFit {
  /** The y of the top of the skull, and how wide it is beside that of a person. */
  readonly top: number;
  readonly wide: number;
  /** The x of both eyes, their y, and the radius of the glasses around them. */
  readonly eyes: readonly [x: number, x2: number];
  readonly eyesY: number;
  readonly lens: number;
}

/** The clothes in the words of an own character's look: "red straw hat", "glasses", "green scarf". */
export const clothesOf = (wears: readonly string[] = []): AnimalClothes => Object.assign({}, ...wears.map(clothesIn));

const clothesIn = (words: string): AnimalClothes => {
  const { colour: name = "", thing } = partsOf(words);
  const colour = namedColours[name];
  const hat = HATS[thing];
  if (hat) return { hat, ...(colour && { hatColour: colour }) };
  if (thing === "scarf") return { scarf: colour ?? USUAL.scarf };
  return thing === "glasses" ? { glasses: true } : {};
};

interface Wearing {
  readonly clothes: AnimalClothes;
  readonly pose: Pose;
  readonly tint: (colour: Colour) => Colour;
  /** The SVG transform of the head. */
  readonly place: string;
}

/** Draws hat and glasses on a head that is drawn already. */
export const drawHeadClothes = (sketch: Sketch, fit: HeadFit, { clothes, pose, tint, place }: Wearing): void => {
  if (clothes.glasses) drawGlasses(sketch, fit, tint("#4a3d4a"), `${place} translate(${pose.turn * 6} 0)`);
  const { hat, hatColour } = clothes;
  if (!hat) return;
  const drawing = {
    role: { hat },
    headY: 0,
    colour: tint(hatColour ?? usualHat),
    second: tint(hatBand),
    tint,
    ...(hatColour && { worn: { hat: tint(hatColour) } }),
  };
  sketch.placed(`${place} translate(2 ${fit.top - topOfPerson}) scale(${fit.wide})`, (inside) =>
    drawHat(inside, drawing),
  );
};

/** How much higher a hat makes an animal, in units of its head. */
export const hatHeight = ({ hat }: AnimalClothes): number => (hat === undefined ? 0 : 60);

/** The y of the top of a person's head, on which hats are drawn. */
const topOfPerson = -68;
const usualHat = "#3f6fc9";
const hatBand = "#f2d06b";

const drawGlasses = (sketch: Sketch, { eyes, eyesY: y, lens }: HeadFit, colour: Colour, place: string): void => {
  const more = { place, inner: true, face: true };
  const [left, right] = eyes;
  for (const x of eyes) sketch.line(oval(x, y, lens), colour, 4, more);
  const [from, to] = [left + lens, right - lens];
  if (to > from) sketch.line(`M${from} ${y - 2} Q${(from + to) / 2} ${y - 9} ${to} ${y - 2}`, colour, 4, more);
};

/** Draws the scarf of an animal that faces the viewer, around its neck. `wide` is the neck beside that of a person. */
export const drawNeckScarf = (
  sketch: Sketch,
  { clothes: { scarf }, pose, tint, place }: Wearing,
  wide: number,
): void => {
  if (scarf)
    sketch.placed(`${place} scale(${wide})`, (inside) => drawScarf(inside, { shoulders: 0, pose }, tint(scarf)));
};
