import type { Place } from "../../vocabulary.ts";
import { type Light, lights } from "../colour/light.ts";
import { type Colour, mix, turn } from "../colour/oklab.ts";
import type { Look } from "../looks/look.ts";
import type { PictureOrder } from "../order.ts";
import { Paints } from "../shapes/paints.ts";
import { type Random, randomFrom } from "../shapes/random.ts";
import type { Stage } from "./stage.ts";
import type { Composition } from "./standing.ts";

/** Where the shore leaves less ground to stand on. */
const nearShore: ReadonlySet<Place> = new Set(["lake", "sea"]);

export const setStage = (order: PictureOrder, look: Look, composition: Composition, R: Random): Stage => {
  const { width: W, height: H, picture } = order;
  const portrait = H > W;
  const u = Math.min(W, H) / 1080;
  const P = lightOf(order, look);
  const { side, heroX, standing, camera } = composition;
  const shore = nearShore.has(picture.place);
  const horizon = H * camera.horizon;
  const groundTop = horizon + H * (portrait ? 0.065 : 0.08) + (shore ? H * 0.055 : 0);
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
    P,
    D: new Paints("s", look.fills),
    look,
    horizon,
    groundTop: Math.min(groundTop, H * feet - 60 * u),
    feet: H * feet,
    orb: { x: orbX, y: low ? horizon - size * 0.75 : H * (portrait ? 0.17 : 0.215), r: size },
    side,
    heroX: W * heroX,
    taken: standing.map(({ x }) => x * W),
    tint: (colour: Colour) => mix(colour, P.ambient, P.ambientShare),
  };
};

/** The time's light in the look's colours, with the hue that all pictures of a story share. */
const lightOf = ({ picture, storySeed }: PictureOrder, look: Look): Light => {
  const own = look.light?.(lights[picture.time]) ?? lights[picture.time];
  if (look.scenery.wash) return own;
  const shift = randomFrom(`${storySeed} colours`).between(-9, 9);
  const turned = (colour: Colour): Colour => turn(colour, shift);
  return { ...own, ground: [turned(own.ground[0]), turned(own.ground[1])], mid: turned(own.mid), far: turned(own.far) };
};
