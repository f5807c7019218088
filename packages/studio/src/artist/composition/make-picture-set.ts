import { type Random, seededRandom } from "../../random.ts";
import type { Ground } from "../../vocabulary.ts";
import { isAfloat } from "../actions/stage-of.ts";
import { type Colour, mix, turn } from "../colour/oklab.ts";
import { type Palette, palettes } from "../colour/palette.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import type { Look } from "../looks/look.ts";
import type { PictureRequest } from "../picture.ts";
import { SvgDefs } from "../shapes/svg-defs.ts";
import type { Composition } from "./compose.ts";
import type { PictureSet } from "./picture-set.ts";

/** The lower edge of the water, as a share of the height, when all of the cast are in it. */
const OPEN_WATER = 0.93;

/** Characters who have no oven and no electric lamp. */
const oldWorldKinds: ReadonlySet<string> = new Set(
  "king queen sultan prince princess knight wizard witch fairy elf samurai ninja dragon unicorn genie".split(" "),
);

/** Places where the shore leaves less ground for figures. */
const nearShore: ReadonlySet<Ground> = new Set(["lake", "sea"]);

export const makePictureSet = (
  request: PictureRequest,
  look: Look,
  composition: Composition,
  R: Random,
): PictureSet => {
  const { width: W, height: H, picture } = request;
  const portrait = H > W;
  const u = Math.min(W, H) / 1080;
  const P = paletteOf(request, look);
  const { side, heroX, placements, camera } = composition;
  const shore = nearShore.has(picture.place);
  const horizon = H * camera.horizon;
  const isOnOpenWater = shore && placements.length > 0 && placements.every(({ action }) => isAfloat(action));
  const groundTop = isOnOpenWater ? H * OPEN_WATER : horizon + H * (portrait ? 0.065 : 0.08) + (shore ? H * 0.055 : 0);
  const orbX = W * (side > 0 ? 0.7 : portrait ? 0.3 : 0.28);
  const low = P.orb === "low-sun";
  const size = (portrait ? 92 : 86) * u * (low ? 1.15 : P.orb === "sun" ? 0.85 : 1);
  const { feet } = camera;
  return {
    W,
    H,
    u,
    portrait,
    R,
    roomR: seededRandom(`${request.storySeed} ${picture.spot ?? picture.place}`),
    P,
    D: new SvgDefs("s", look.fills),
    look,
    horizon,
    groundTop: isOnOpenWater ? groundTop : Math.min(groundTop, H * feet - 60 * u),
    isOnOpenWater,
    feet: H * feet,
    orb: { x: orbX, y: low ? horizon - size * 0.75 : H * (portrait ? 0.17 : 0.215), r: size },
    side,
    heroX: W * heroX,
    isOldWorld: request.cast.some(({ kind }) => oldWorldKinds.has(canonicalKind(kind))),
    occupiedX: placements.map(({ x }) => x * W),
    tint: (colour: Colour) => mix(colour, P.ambient, P.ambientShare),
  };
};

/** The palette of the time of day in the look's colours, with a hue shift that all pictures of a story share. */
const paletteOf = ({ picture, storySeed }: PictureRequest, look: Look): Palette => {
  const own = look.palette?.(palettes[picture.time]) ?? palettes[picture.time];
  if (look.scenery.wash) return own;
  const shift = seededRandom(`${storySeed} colours`).between(-9, 9);
  const turned = (colour: Colour): Colour => turn(colour, shift);
  return { ...own, ground: [turned(own.ground[0]), turned(own.ground[1])], mid: turned(own.mid), far: turned(own.far) };
};
