import { type Random, seededRandom } from "../../random.ts";
import type { CastMember, Crowd } from "../../vocabulary.ts";
import { type Colour, mix } from "../colour/oklab.ts";
import type { Camera } from "../composition/camera.ts";
import { characterOf } from "../figures/character.ts";
import { cycleFor } from "../figures/cycle.ts";
import { drawParts } from "../figures/draw-parts.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import { roleOf } from "../people/roles.ts";
import type { Layer, PictureRequest } from "../picture.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, group, line, type SvgArt, shape } from "../shapes/svg.ts";
import { SvgDefs } from "../shapes/svg-defs.ts";
import type { LayerContext } from "./figure-layer.ts";
import { paintLayer } from "./paint-layer.ts";
import { crop, rasterise, visibleBounds } from "./raster.ts";

const peopleKinds = ["man", "woman", "girl", "boy", "grandma", "grandpa", "farmer", "woman", "man", "teacher"] as const;
const animalKinds = ["rabbit", "mouse", "squirrel", "deer", "sheep", "dog", "cat", "pig", "goat"] as const;
/** Animals are wider than people, so they are drawn smaller. */
const animalScale = 0.62;
const rows = [
  { at: 0.06, count: 11 },
  { at: 0.3, count: 9 },
  { at: 0.6, count: 6 },
] as const;

/** People or animals behind the cast, in three rows. Each row is one layer. */
export const crowdLayers = (context: LayerContext, request: PictureRequest, camera: Camera): readonly Layer[] => {
  const { crowd } = request.picture;
  if (!crowd) return [];
  const R = seededRandom(`${request.seed} crowd`);
  const kinds = isAnimalCast(request.cast) ? animalKinds : peopleKinds;
  return rows.flatMap(({ at, count }, row) => {
    const upright = context.set.portrait ? Math.ceil(count * 0.6) : count;
    const members = Array.from({ length: upright }, (_, i): Member => {
      const x = (i + 0.5 + R.wobble() * 0.32) / upright;
      return { x, kind: R.pick(kinds), seed: row * 20 + i, variation: R() };
    });
    return rowLayer(context, { camera, crowd, at, members, R }) ?? [];
  });
};

/** A cast of animals gets a crowd of animals. */
const isAnimalCast = (cast: readonly CastMember[]): boolean =>
  cast.length > 0 && cast.every(({ kind }) => roleOf(canonicalKind(kind)) === undefined);

interface Member {
  readonly x: number;
  readonly kind: string;
  readonly seed: number;
  readonly variation: number;
}
interface Row {
  readonly camera: Camera;
  readonly crowd: Crowd;
  /** 0 where the ground begins, 1 at the lead's feet. */
  readonly at: number;
  readonly members: readonly Member[];
  readonly R: Random;
}

const rowLayer = (context: LayerContext, { camera, crowd, at, members, R }: Row): Layer | undefined => {
  const { set, under, region, zoom } = context;
  const { W, H, u, P, look } = set;
  const nearer = (y: number): number => {
    const middle = set.feet > H * 0.96 ? H * 0.55 : set.feet;
    return middle + (y - middle) * camera.scenery;
  };
  const [top, sky] = [nearer(set.groundTop), nearer(set.horizon)];
  const y = top + (Math.min(set.feet, H * 0.84) - top) * at + 12 * u;
  // Perspective: size shrinks towards the horizon.
  const far = Math.max(0.16, (y - sky) / Math.max(1, set.feet - sky));
  const size =
    zoom *
    far *
    u *
    (set.portrait ? 1.36 : 1.42) *
    (animalKinds.some((kind) => kind === members[0]?.kind) ? animalScale : 1.04);
  const shade = (colour: Colour): Colour => mix(set.tint(colour), P.far, 0.34 * (1 - at));
  const D = new SvgDefs("c", look.figures.fills ?? look.fills);
  const art = members.map((member): SvgArt => {
    const x = member.x * W;
    const foot = y + R.between(-8, 8) * u * far;
    const facing = crowd === "battle" ? (member.x < 0.5 ? 1 : -1) : x < set.heroX ? 1 : -1;
    const who = crowd === "battle" ? soldier(member) : { id: `crowd-${member.seed}`, kind: member.kind, traits: [] };
    const place: Place = { x, y: foot, size, facing };
    return (
      (crowd === "battle" && member.seed % 4 === 1
        ? banner(place, shade(member.x < 0.5 ? "#c8363a" : "#2f5fc0"))
        : "") + drawMember(context, D, { ...who, name: "" }, member, place, shade)
    );
  });
  const dust = crowd === "battle" ? ellipse(W / 2, y, W * 0.5, 46 * u * far, P.mist, 0.32) : "";
  const raster = rasterise(art.join("") + dust, D.toString(), { x: 0, y: 0, width: W, height: H });
  const box = visibleBounds(raster);
  if (!box) return undefined;
  const { paintFigure = look.paint } = look;
  const sprite = paintLayer(crop(raster, box), under, paintFigure, region);
  const drift = context.still ? 0 : Math.round((at > 0.2 ? 10 : -8) * u);
  return { depth: 0.82 + at * 0.14, frames: [sprite], rate: 0, travel: { x: drift, y: 0 } };
};

const soldier = ({ x, seed }: Member): Pick<CastMember, "id" | "kind" | "traits"> => ({
  id: `crowd-${seed}`,
  kind: "knight",
  traits: [x < 0.5 ? "red" : "blue"],
});

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly facing: 1 | -1;
}

const drawMember = (
  { set, storySeed }: LayerContext,
  D: SvgDefs,
  member: CastMember,
  { variation }: Member,
  { x, y, size, facing }: Place,
  shade: (colour: Colour) => Colour,
): SvgArt => {
  const character = characterOf(member, storySeed, false, set.look.figures.build);
  if (character.by !== "joints") return "";
  const fights = member.kind === "knight";
  const [pose] = cycleFor(fights ? "run" : "stand", fights ? "tense" : "happy", true, {
    turn: 0.3 + variation * 0.6,
    holds: false,
  }).poses;
  if (!pose) return "";
  const cheers = !fights && variation > 0.6;
  const figure = character.pose(
    { ...pose, phase: variation * 6, arm: cheers ? 0.95 : 0, mood: cheers ? "joy" : pose.mood },
    shade,
  );
  const { outline, outlineColour } = set.look.figures;
  const k = size * character.size * figure.scale * (0.94 + variation * 0.12);
  const art = drawParts(figure.parts, D, {
    outline: outline ? { colour: outlineColour, width: (outline * set.u * 0.7) / k } : undefined,
  });
  return (
    ellipse(x, y, figure.width * 0.34 * k, figure.width * 0.06 * k, set.P.near, 0.4) +
    group(
      art,
      `transform="translate(${fix(x)} ${fix(y)}) scale(${fix(facing * k * 1000) / 1000} ${fix(k * 1000) / 1000})"`,
    )
  );
};

/** A banner pole with a flag that blows backwards. */
const banner = ({ x, y, size, facing }: Place, colour: Colour): SvgArt => {
  const [w, h] = [150 * size * -facing, 620 * size];
  const [fx, fy] = [x - 40 * size * facing, y - h];
  return (
    line(`M${fix(fx)} ${fix(y)}V${fix(fy)}`, "#4a3526", 9 * size) +
    shape(
      `M${fix(fx)} ${fix(fy + 6 * size)}q${fix(w * 0.4)} ${fix(-26 * size)} ${fix(w)} ${fix(18 * size)}l${fix(-w * 0.24)} ${fix(56 * size)}l${fix(w * 0.24)} ${fix(56 * size)}q${fix(-w * 0.6)} ${fix(-30 * size)} ${fix(-w)} 0Z`,
      colour,
    )
  );
};
