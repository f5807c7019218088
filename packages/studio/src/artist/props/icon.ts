import type { Colour } from "../colour/oklab.ts";
import { fix } from "../shapes/curve.ts";
import { group, type SvgArt } from "../shapes/svg.ts";
import icons from "./icons.json" with { type: "json" };

const bodies: Readonly<Record<string, string>> = icons;
const box = 128;

/** Words of stories, and Noto's names for them. */
const iconSynonyms: Readonly<Record<string, string>> = {
  apple: "red-apple",
  roof: "house",
  treasure: "treasure-chest",
  chest: "treasure-chest",
  book: "open-book",
  map: "world-map",
  gem: "gem-stone",
  diamond: "gem-stone",
  crystal: "gem-stone",
  jewel: "gem-stone",
  boat: "sailboat",
  pumpkin: "jack-o-lantern",
  mountain: "snow-capped-mountain",
  tree: "deciduous-tree",
  heart: "red-heart",
  letter: "love-letter",
  gift: "wrapped-gift",
  present: "wrapped-gift",
  cake: "birthday-cake",
  camel: "two-hump-camel",
  dinosaur: "sauropod",
  tyrannosaurus: "t-rex",
  dragonfly: "butterfly",
  bee: "honeybee",
  ladybug: "lady-beetle",
  caterpillar: "bug",
  sparrow: "bird",
  robin: "bird",
  songbird: "bird",
  raven: "crow",
  hen: "chicken",
  chick: "baby-chick",
  lamb: "sheep",
  pony: "horse",
  ball: "soccer-ball",
  flower: "tulip",
  flowers: "bouquet",
  planet: "ringed-planet",
  ufo: "flying-saucer",
  spaceship: "rocket",
  sword: "dagger",
  wand: "magic-wand",
  globe: "globe-showing-europe-africa",
  cup: "hot-beverage",
  tea: "teapot",
  hourglass: "hourglass-not-done",
  clock: "hourglass-not-done",
  notebook: "blue-book",
  campfire: "fire",
  flame: "fire",
  snowman: "snowflake",
  painting: "artist-palette",
  photo: "camera",
  magnifier: "magnifying-glass-tilted-left",
  "magnifying-glass": "magnifying-glass-tilted-left",
  nest: "nest-with-eggs",
  shell: "spiral-shell",
  leaf: "fallen-leaf",
  clover: "four-leaf-clover",
  cat: "cat",
  hippo: "hippopotamus",
  rhino: "rhinoceros",
  giant: "troll",
  vulture: "eagle",
  hawk: "eagle",
  falcon: "eagle",
  pigeon: "dove",
  spell: "sparkles",
  house: "house",
  home: "house-with-garden",
  cottage: "house-with-garden",
  shooting: "shooting-star",
  comet: "comet",
  music: "musical-notes",
  song: "musical-notes",
  coins: "coin",
  gold: "coin",
  bottle: "bottle-with-popping-cork",
  potion: "bottle-with-popping-cork",
  hat: "top-hat",
  ice: "ice",
  wave: "water-wave",
  lamp: "diya-lamp",
  gull: "bird",
  swallow: "bird",
  cobweb: "spider-web",
  footprint: "footprints",
  kettle: "teapot",
  lock: "locked",
  arrow: "bow-and-arrow",
  palm: "palm-tree",
  puffin: "penguin",
  monster: "troll",
  milk: "glass-of-milk",
  stone: "rock",
  toy: "teddy-bear",
  bear: "teddy-bear",
};

/** Noto's names of all bundled emoji. */
export const iconSlugs: readonly string[] = Object.keys(bodies);

/** The emoji for a word. Undefined if there is none. */
export const iconFor = (word: string): string | undefined => {
  const slug = word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");
  const last = slug.split("-").at(-1) ?? slug;
  return [slug, slug.replace(/s$/, ""), last, last.replace(/s$/, "")]
    .flatMap((name) => [name, Object.hasOwn(iconSynonyms, name) ? (iconSynonyms[name] ?? "") : ""])
    .find((name) => Object.hasOwn(bodies, name));
};

interface Placing {
  /** The middle of its lower edge. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flip?: boolean;
  readonly turn?: number;
  readonly tint?: (colour: Colour) => Colour;
}

let placed = 0;
/** Draws an emoji. Its gradient ids get a unique prefix, as ids are shared within an SVG. */
export const icon = (slug: string, { x, y, size, flip = false, turn = 0, tint }: Placing): SvgArt => {
  const body = bodies[slug];
  if (!body) return "";
  placed = (placed + 1) % 1_000_000;
  const prefix = `i${placed}-`;
  const own = body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  const tinted = tint ? own.replaceAll(/#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b(?!\))/g, (colour) => tint(colour)) : own;
  const scale = Math.round((size / box) * 1000) / 1000;
  const pivot = turn ? ` rotate(${fix(turn)} ${box / 2} ${box * 0.8})` : "";
  return group(
    tinted,
    `transform="translate(${fix(x)} ${fix(y)}) scale(${flip ? -scale : scale} ${scale}) translate(${-box / 2} ${-box * 0.97})${pivot}"`,
  );
};
