import { seededRandom } from "../../random.ts";
import type { CastMember } from "../../vocabulary.ts";
import { clothesOf } from "../animals/animal-clothes.ts";
import { drawBird } from "../animals/bird.ts";
import { birdLook } from "../animals/bird-kinds.ts";
import { drawFrog, isFrog } from "../animals/frog.ts";
import { drawQuadruped } from "../animals/quadruped.ts";
import { type Species, speciesOf } from "../animals/species.ts";
import { drawUpright } from "../animals/upright.ts";
import { uprightLook } from "../animals/upright-kinds.ts";
import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import { hasTrait, makePerson, namedColour } from "../people/casting.ts";
import { drawGhost, drawRobot } from "../people/machines.ts";
import { drawPerson } from "../people/person.ts";
import { roleOf } from "../people/roles.ts";
import { canonicalKind } from "./kind-synonyms.ts";
import { type Build, defaultBuild, type Figure, type Pose } from "./part.ts";
import { thingFor } from "./thing-figure.ts";

type Tint = (colour: Colour) => Colour;

/** A cast member that can be drawn in any pose, or an emoji for a kind without joints. */
export type Character =
  | {
      readonly by: "joints";
      readonly pose: (pose: Pose, tint: Tint) => Figure;
      readonly size: number;
      readonly gown: boolean;
    }
  | {
      readonly by: "icon";
      readonly slug: string;
      readonly size: number;
      readonly flies: boolean;
      readonly swims: boolean;
    };

const scarves = ["#2f9c95", "#d94f5c", "#3f6fc9", "#e0a83a", "#7a52b0", "#4a9a5a"] as const;
const defaultKind = "man";

/** Returns the same character for a cast member in every picture of a story. */
export const characterOf = (
  member: CastMember,
  storySeed: string,
  leads: boolean,
  build: Build = defaultBuild,
): Character => {
  const kind = canonicalKind(member.kind);
  const size = hasTrait(member, "tiny")
    ? 0.72
    : hasTrait(member, "little", "small", "young", "baby")
      ? 0.86
      : hasTrait(member, "big", "giant", "huge", "great")
        ? 1.2
        : hasTrait(member, "tall")
          ? 1.1
          : 1;
  const clothes = clothesOf(member.wears);
  const coat = coatOf(member, storySeed);
  if (coat) {
    // The hero has a scarf, so that it is not mistaken for another of its kind.
    const own = leads ? { scarf: seededRandom(`${storySeed} ${member.id} scarf`).pick(scarves) } : {};
    const dressed = { ...own, ...clothes };
    return {
      by: "joints",
      size,
      gown: false,
      pose: (pose, tint) => drawQuadruped(coat, pose, { tint, clothes: dressed, build }),
    };
  }
  const named = namedColour(member);
  if (isFrog(kind))
    return { by: "joints", size, gown: false, pose: (pose, tint) => drawFrog(kind, pose, { tint, named, clothes }) };
  const bird = birdLook(kind);
  if (bird)
    return { by: "joints", size, gown: false, pose: (pose, tint) => drawBird(bird, pose, { tint, named, clothes }) };
  const upright = uprightLook(kind);
  if (upright)
    return {
      by: "joints",
      size,
      gown: false,
      pose: (pose, tint) => drawUpright(upright, pose, { tint, named, clothes }),
    };
  const slug = roleOf(kind) ? undefined : thingFor(kind);
  if (slug)
    return {
      by: "icon",
      slug,
      size: size * (iconSizes[slug] ?? 0.8),
      flies: flyingIcons.has(slug),
      swims: swimmingIcons.has(slug),
    };
  const role = roleOf(kind) ?? roleOf(defaultKind);
  if (!role) throw new Error(`Unknown role ${kind}`);
  const looks = makePerson(member, role, storySeed);
  const draw = role.build === "robot" ? drawRobot : role.build === "ghost" ? drawGhost : drawPerson;
  const child = looks.headSize > 1;
  return {
    by: "joints",
    size: size * (role.baby ? BABYS_SIZE : child && size === 1 ? 0.82 : child ? 0.9 : 1),
    gown: role.outfit === "gown" || role.outfit === "robe",
    pose: (pose, tint) => draw(looks, pose, tint, build),
  };
};

/** A baby beside grown people. */
const BABYS_SIZE = 0.52;

/**
 * The coat of an animal on four legs: its fur varies from story to story, or has the colour that the story names. Undefined
 * for other kinds.
 */
export const coatOf = (member: CastMember, storySeed: string): Species | undefined => {
  const species = speciesOf(canonicalKind(member.kind));
  if (!species) return undefined;
  const named = namedColour(member);
  const R = seededRandom(`${storySeed} ${member.id} coat`);
  const fur = named
    ? mix(species.fur, named, hasTrait(member, ...plainCoats) ? 0.92 : 0.72)
    : R() < 0.5
      ? lighten(species.fur, R.between(0, 0.05))
      : darken(species.fur, R.between(0, 0.05));
  const socks = species.sock === species.fur ? fur : species.sock;
  // A black cat has no orange stripes. A tiger keeps its own.
  const stripes = named && species.tail === "thin" && species.ear === "cat" ? { stripes: darken(fur, 0.06) } : {};
  return { ...species, ...stripes, fur: hasTrait(member, "old") ? mix(fur, "#b9b6b4", 0.3) : fur, sock: socks };
};

/** Colours that an animal has in life: little of the usual fur shines through. */
const plainCoats = ["black", "white", "grey", "gray", "brown"] as const;

/** Sizes relative to an adult fox. */
const iconSizes: Readonly<Record<string, number>> = {
  whale: 1.7,
  "spouting-whale": 1.7,
  "two-hump-camel": 1.3,
  shark: 1.3,
  orca: 1.4,
  dolphin: 1.1,
  phoenix: 1.1,
  genie: 1.2,
  mermaid: 1.15,
  merman: 1.15,
  ant: 0.4,
  honeybee: 0.45,
  butterfly: 0.5,
  "lady-beetle": 0.4,
  beetle: 0.42,
  snail: 0.5,
  spider: 0.45,
  worm: 0.45,
  cricket: 0.4,
  crab: 0.5,
  snake: 0.7,
  "tropical-fish": 0.6,
  fish: 0.6,
  blowfish: 0.6,
  octopus: 0.85,
  jellyfish: 0.75,
  rocket: 1.4,
  ship: 1.8,
  sailboat: 1.5,
  train: 1.5,
  bus: 1.7,
  truck: 1.7,
  van: 1.5,
  car: 1.3,
  taxi: 1.3,
  lighthouse: 2.2,
  windmill: 2.2,
  tower: 2.2,
  bridge: 1.6,
  statue: 1.3,
  piano: 1.1,
  fridge: 1.2,
  swing: 1.2,
  "traffic-light": 1.3,
  "street-lamp": 1.7,
  toaster: 0.5,
  clock: 0.6,
  suitcase: 0.6,
  phone: 0.5,
  pillow: 0.5,
  tooth: 0.4,
  shoe: 0.5,
  socks: 0.5,
  gloves: 0.5,
  button: 0.35,
  pebble: 0.4,
};
const flyingIcons: ReadonlySet<string> = new Set([
  "bat",
  "butterfly",
  "honeybee",
  "phoenix",
  "lady-beetle",
  "flying-saucer",
  "genie",
  "airplane",
]);
const swimmingIcons: ReadonlySet<string> = new Set([
  "fish",
  "tropical-fish",
  "blowfish",
  "shark",
  "whale",
  "spouting-whale",
  "dolphin",
  "orca",
  "octopus",
  "jellyfish",
  "squid",
  "mermaid",
  "merman",
  "seal",
]);
