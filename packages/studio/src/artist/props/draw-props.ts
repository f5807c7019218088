import type { ScenePicture } from "../../vocabulary.ts";
import { drawQuadruped } from "../animals/quadruped.ts";
import { type Species, speciesOf } from "../animals/species.ts";
import { mix } from "../colour/oklab.ts";
import { captionsTop } from "../composition/frame-figures.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import { cycleFor } from "../figures/cycle.ts";
import { drawParts } from "../figures/draw-parts.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, group, type SvgArt } from "../shapes/svg.ts";
import { customProp, customPropFor } from "./custom-prop.ts";
import { icon, iconFor } from "./icon.ts";
import { isIndoors, propsForPlace } from "./props-for-place.ts";
import { star } from "./star.ts";

const stars: ReadonlySet<string> = new Set(["star", "glowing-star", "shooting-star", "lost star"]);
const inTheSky: ReadonlySet<string> = new Set([
  "comet",
  "ringed-planet",
  "rainbow",
  "kite",
  "balloon",
  "flying-saucer",
  "airplane",
  "cloud",
  "bird",
  "eagle",
  "dove",
  "fireworks",
  "milky-way",
  "meteor",
  "musical-notes",
  "musical-note",
  "butterfly",
  "honeybee",
  "crescent-moon",
  "full-moon",
  "sun",
  "globe-showing-europe-africa",
  "snowflake",
  "sparkles",
]);
const onWater: ReadonlySet<string> = new Set([
  "sailboat",
  "ship",
  "canoe",
  "motor-boat",
  "swan",
  "duck",
  "whale",
  "spouting-whale",
  "dolphin",
  "shark",
]);
const glowing: ReadonlySet<string> = new Set([
  "candle",
  "gem-stone",
  "crystal-ball",
  "diya-lamp",
  "fire",
  "magic-wand",
  "red-paper-lantern",
  "jack-o-lantern",
  "treasure-chest",
  "trophy",
  "genie",
]);
/** Sizes relative to a treasure chest. */
const sizes: Readonly<Record<string, number>> = {
  "hospital-bed": 2.1,
  clocks: 2.4,
  workbench: 2.3,
  "bread-oven": 2.6,
  "standing-stones": 2.8,
  "old-map": 0.7,
  "platform-clock": 2.5,
  "fishing-net": 2.1,
  table: 1.4,
  bench: 1.3,
  button: 0.4,
  pebble: 0.5,
  wall: 1.9,
  fence: 1.7,
  gate: 2,
  signpost: 1.6,
  milestone: 0.9,
  stairs: 1.9,
  bridge: 2.6,
  well: 1.6,
  barrel: 1.1,
  cart: 1.6,
  throne: 1.7,
  tower: 3.2,
  lighthouse: 3.2,
  windmill: 3.1,
  statue: 2,
  piano: 1.7,
  shelf: 2,
  lantern: 1,
  "paper-sheet": 0.6,
  card: 0.5,
  rope: 0.7,
  knot: 0.6,
  whistle: 0.5,
  mask: 0.6,
  shoe: 0.6,
  mop: 1.2,
  "paper-boat": 0.7,
  raft: 1.6,
  banner: 1.9,
  house: 2.6,
  "house-with-garden": 2.8,
  hut: 2.4,
  tent: 1.9,
  castle: 3.2,
  church: 3,
  school: 3,
  "deciduous-tree": 2.6,
  "evergreen-tree": 2.8,
  "palm-tree": 2.8,
  "christmas-tree": 2.4,
  "cherry-blossom": 0.7,
  fountain: 1.9,
  door: 2,
  bed: 1.9,
  tractor: 2.4,
  car: 2.7,
  taxi: 2.7,
  jeep: 2.5,
  bus: 3.6,
  truck: 3.3,
  van: 3,
  "fire-engine": 3.4,
  train: 2.2,
  rocket: 2.1,
  sailboat: 1.7,
  ship: 2.4,
  volcano: 3,
  "circus-tent": 3,
  "snow-capped-mountain": 3,
  rainbow: 2.6,
  "flying-saucer": 1.3,
  "ringed-planet": 1.2,
  "full-moon": 1,
  key: 0.55,
  "old-key": 0.6,
  ring: 0.5,
  coin: 0.5,
  feather: 0.6,
  acorn: 0.4,
  "red-apple": 0.5,
  scroll: 0.75,
  "love-letter": 0.6,
  envelope: 0.6,
  compass: 0.6,
  egg: 0.5,
  "four-leaf-clover": 0.6,
  mushroom: 0.7,
  rose: 0.75,
  tulip: 0.8,
  sunflower: 1,
  candle: 0.7,
  bell: 0.7,
  cookie: 0.5,
  bread: 0.6,
  "open-book": 0.85,
  "gem-stone": 0.7,
  "crystal-ball": 0.8,
  kite: 1.1,
  balloon: 0.9,
  butterfly: 0.5,
  honeybee: 0.4,
  "musical-note": 0.6,
  "musical-notes": 0.8,
  "magic-wand": 0.8,
  rock: 1.1,
  teapot: 0.55,
  "hot-beverage": 0.4,
  watch: 0.35,
  thread: 0.4,
  bag: 0.8,
  fire: 0.9,
  owl: 1,
  turtle: 0.9,
  swan: 1,
  eagle: 1,
  penguin: 1,
  monkey: 1.1,
  donkey: 1.5,
  horse: 1.7,
  cow: 1.6,
  camel: 1.8,
  "two-hump-camel": 1.8,
  elephant: 2.2,
  giraffe: 2.4,
  lion: 1.4,
  tiger: 1.4,
  bear: 1.5,
  deer: 1.4,
  wolf: 1.2,
  goat: 1.1,
  sheep: 1.1,
  pig: 1,
  dog: 0.9,
  fox: 0.95,
  bicycle: 1.3,
  motorcycle: 1.5,
  "motor-scooter": 1.3,
  "kick-scooter": 1,
  skateboard: 0.6,
  sled: 0.9,
  camera: 0.45,
  "birthday-cake": 0.6,
  "fishing-pole": 1,
  microphone: 0.4,
  laptop: 0.5,
  "nest-with-eggs": 0.5,
  "honey-pot": 0.5,
  "cheese-wedge": 0.4,
  "wrapped-gift": 0.55,
  "soccer-ball": 0.4,
  socks: 0.4,
  gloves: 0.4,
  "white-cane": 0.9,
  dagger: 0.7,
  rosette: 0.4,
  wrench: 0.45,
  airplane: 2,
  wheel: 0.8,
  "treasure-chest": 1,
  bucket: 0.7,
  broom: 1,
  bouquet: 0.7,
  wood: 1,
};
/** The relative size of a thing that a person can carry. */
const defaultSize = 0.78;
const maxProps = 4;

const isOfWaterOrSky = (name: string): boolean => {
  const slug = iconFor(name) ?? name;
  return inTheSky.has(slug) || onWater.has(slug) || isOfTheSky(name) || /^(?:lighthouse|island|bridge)$/.test(name);
};

/** What a room shows at most through its window. */
const isOfTheSky = (name: string): boolean =>
  /^(?:star|glowing-star|shooting-star|sun|full-moon|crescent-moon|rainbow|cloud)$/.test(name);

/** Draws props where they belong: in the sky, on the water, or on the ground beside the lead. */
export const drawProps = (
  set: PictureSet,
  { props, place, time }: ScenePicture,
): { readonly sky: SvgArt; readonly ground: SvgArt } => {
  const { W, H, u, R, horizon, feet } = set;
  let sky = "";
  let ground = "";
  const free = freePlaces(set);
  for (const [i, name] of propsForPlace(props, place).slice(0, maxProps).entries()) {
    if (isIndoors(place) && isOfTheSky(name)) continue;
    // Nothing lies on open water.
    if (set.isOnOpenWater && !isOfWaterOrSky(name)) continue;
    if (stars.has(name) || stars.has(name.replaceAll(" ", "-"))) {
      const aloft =
        (time === "night" || time === "magic") && place !== "cave" && !isIndoors(place) && i % 2 === 0 && R() < 0.5;
      if (aloft) sky += star(set, W * (0.5 - set.side * 0.18), H * 0.2, 40 * u);
      else
        ground += star(set, W * (free.shift() ?? 0.7), Math.min(feet, H * captionsTop(set.portrait)) - 74 * u, 34 * u);
      continue;
    }
    const own = customPropFor(name);
    if (own) {
      const size = 165 * u * (sizes[own] ?? 1);
      ground += drawCustomProp(set, own, W * (free.shift() ?? 0.7), size);
      continue;
    }
    const species = speciesOf(canonicalKind(name));
    if (species) {
      ground += drawAnimalProp(
        set,
        species,
        W * (free.shift() ?? 0.7),
        190 * u * (species.scale ?? 1) * (sizes[canonicalKind(name)] ?? 1),
      );
      continue;
    }
    const slug = iconFor(name);
    if (!slug) continue;
    const size = 165 * u * (sizes[slug] ?? defaultSize) * (set.portrait ? 1.05 : 1);
    if (inTheSky.has(slug)) {
      const x = W * (0.5 - set.side * R.between(0.1, 0.3));
      const y = horizon * R.between(0.42, 0.6);
      if (slug === "kite" && !isIndoors(place)) sky += kiteOnString(set, size * 1.5);
      else if (!isIndoors(place)) sky += icon(slug, { x, y, size, tint: set.tint });
      else ground += icon(slug, { x, y, size: size * 0.7, tint: set.tint });
    } else if (onWater.has(slug) && (place === "sea" || place === "lake")) {
      sky += icon(slug, {
        x: W * (0.5 + set.side * R.between(0.08, 0.24)),
        y: horizon + H * 0.07,
        size,
        tint: set.tint,
      });
    } else ground += drawIconProp(set, slug, W * (free.shift() ?? R.between(0.1, 0.9)), size, place === "underwater");
  }
  return { sky, ground };
};

/** A kite high on the free side of the picture, its string in the lead's hands. */
const kiteOnString = (set: PictureSet, size: number): SvgArt => {
  const { W, H, u, side, heroX, horizon, feet, P, tint } = set;
  const x = heroX + side * W * 0.27;
  // The icon stands on its point.
  const y = Math.max(size * 1.1, horizon * 0.62);
  // Behind the lead's body, which hides the end of the string.
  const [handX, handY] = [heroX, Math.min(feet, H * captionsTop(set.portrait)) - H * 0.11];
  const string = `<path d="M${fix(x)} ${fix(y - size * 0.3)} Q${fix((x + handX) / 2)} ${fix((y + handY) / 2 + 90 * u)} ${fix(handX)} ${fix(handY)}" fill="none" stroke="${mix(P.near, "#3a2a20", 0.6)}" stroke-width="${fix(4.5 * u)}"/>`;
  return string + icon("kite", { x, y, size, tint, flip: side < 0 });
};

/** Free x positions as shares of the width, the best first. */
const freePlaces = ({ occupiedX, W, portrait, heroX }: PictureSet): number[] => {
  const candidates = portrait ? [0.82, 0.18, 0.6, 0.4] : [0.62, 0.38, 0.78, 0.22, 0.5, 0.88, 0.12];
  const near = (x: number): number => Math.min(...occupiedX.map((t) => Math.abs(t / W - x)), 1);
  return candidates
    .filter((x) => near(x) > (portrait ? 0.2 : 0.12))
    .toSorted((a, b) => Math.abs(a - heroX / W) - Math.abs(b - heroX / W));
};

const drawCustomProp = (set: PictureSet, name: string, x: number, size: number): SvgArt => {
  const { feet, groundTop, H, u, P } = set;
  const y =
    size > 330 * u
      ? groundTop + (Math.min(feet, H) - groundTop) * 0.35
      : Math.min(feet, H * captionsTop(set.portrait)) - 8 * u;
  return ellipse(x, y, size * 0.46, size * 0.07, P.near, 0.35) + customProp(set, name, x, y, size);
};

/** An animal that is a prop and not in the cast, standing. */
const drawAnimalProp = (set: PictureSet, species: Species, x: number, size: number): SvgArt => {
  const { feet, H, u, P, D, look } = set;
  const y = Math.min(feet, H * captionsTop(set.portrait)) - 14 * u;
  const [pose] = cycleFor("stand", "calm", true).poses;
  if (!pose) return "";
  const figure = drawQuadruped(species, pose, { tint: set.tint });
  const k = (size / figure.height) * (x < set.heroX ? 1 : -1);
  const { outline, outlineColour } = look.figures;
  const art = drawParts(figure.parts, D, {
    outline: outline ? { colour: outlineColour, width: (outline * u) / Math.abs(k) } : undefined,
  });
  return (
    ellipse(x, y, size * 0.4, size * 0.06, P.near, 0.35) +
    group(
      art,
      `transform="translate(${fix(x)} ${fix(y)}) scale(${fix(k * 1000) / 1000} ${fix(Math.abs(k) * 1000) / 1000})"`,
    )
  );
};

const drawIconProp = (set: PictureSet, slug: string, x: number, size: number, afloat: boolean): SvgArt => {
  const { feet, groundTop, H, P, D, u } = set;
  // Large things stand further away, so that they do not block the view.
  const y =
    size > 330 * u
      ? groundTop + (Math.min(feet, H) - groundTop) * 0.35
      : Math.min(feet, H * captionsTop(set.portrait)) - 8 * u;
  const halo = D.glow([
    [0, "#fff0b0", 0.6],
    [1, "#fff0b0", 0],
  ]);
  const shadow = D.glow([
    [0, mix(P.near, "#000010", 0.4), 0.55],
    [0.6, mix(P.near, "#000010", 0.4), 0.3],
    [1, P.near, 0],
  ]);
  return (
    (afloat ? "" : ellipse(x, y, size * 0.46, size * 0.08, shadow)) +
    (glowing.has(slug) ? ellipse(x, y - size * 0.5, size * 1.1, size * 1.1, halo) : "") +
    icon(slug, { x, y, size, tint: set.tint })
  );
};
