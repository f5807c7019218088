import { type Random, seededRandom } from "../../random.ts";
import type { CastMember } from "../../vocabulary.ts";
import { type Colour, darken, lighten, turn } from "../colour/oklab.ts";
import { namedColours } from "./named-colours.ts";
import type { Features, PersonModel } from "./person-drawing.ts";
import { type Hair, mensHair, type Role, womensHair } from "./roles.ts";
import { dressed } from "./worn.ts";

const skins = ["#f6c9a8", "#e8ae84", "#c98a5e", "#9a6440", "#6f452c", "#fbdcc4"] as const;
const hairColours = ["#1f1a20", "#2f2428", "#4a2f22", "#6b3f2a", "#8a4a2b", "#a8452a", "#c98a3f", "#e0b45e"] as const;
const darkHair = ["#1f1a20", "#2f2428", "#3a2620", "#4a2f22"] as const;
/** Hair colours that go with a skin, each beside its neighbours. */
const hairTones = (skin: Colour): readonly Colour[] =>
  /^#(?:c98a5e|9a6440|6f452c)$/.test(skin) ? darkHair : hairColours;
const irises = ["#3a2418", "#4a3020", "#2f5f7a", "#3f6b3a", "#5a4632"] as const;
/** Hue rotations of clothes in degrees, in the order of the cast. */
const hueTurns = [0, 150, 40, 205, 310, 255, 95] as const;
export const hasTrait = (member: CastMember, ...words: readonly string[]): boolean =>
  member.traits.some((trait) => words.includes(trait.toLowerCase()));
/** The colour among the traits: "the red fox", "a girl in blue". */
export const namedColour = ({ traits }: CastMember): Colour | undefined =>
  traits.map((trait) => namedColours[trait.toLowerCase()]).find((colour) => colour !== undefined);

const familyKinds: ReadonlySet<string> = new Set(
  "girl boy young-person woman man grown-person grandma grandpa old-person".split(" "),
);

/** Returns the looks of a person: the same in every picture of a story, different in other stories. */
export const makePerson = (member: CastMember, role: Role, storySeed: string): PersonModel => {
  const R = seededRandom(`${storySeed} ${member.id} looks`);
  const [own, hair, shift, wide, freckles] = [
    R.pick(skins),
    hairOf(member, role, storySeed, R),
    clothesHueTurn(member, storySeed),
    R.between(0.94, 1.14),
    R() < 0.3,
  ];
  // Plain people of a story are mostly a family.
  const isFamily = familyKinds.has(member.kind);
  const family = seededRandom(`${storySeed} family`);
  const skin = isFamily ? family.pick(skins) : own;
  // Relatives have the hair of the family or its neighbour, and dark skin has dark hair.
  const tones = hairTones(skin);
  const familyHair = family.whole(0, tones.length - 1);
  const hairColour = isFamily ? tones[(familyHair + (R() < 0.35 ? 1 : 0)) % tones.length] : R.pick(tones);
  const features: Features = {
    eyes: R.between(0.86, 1.16),
    apart: R.between(0.9, 1.1),
    jaw: R.between(0.93, 1.06),
    tall: R.between(0.94, 1.07),
    iris: R.pick(irises),
    brows: R.between(3.2, 6),
    nose: R.pick(["small", "small", "long", "broad"]),
    glasses: R() < 0.12 && !role.uniform && !role.child,
    pattern:
      role.pattern ?? (role.uniform ? "plain" : R.pick(["plain", "stripes", "dots", "buttons", "sash", "plain"])),
  };
  const old = role.old === true || hasTrait(member, "old", "elderly", "ancient", "wise");
  const child = role.child === true || hasTrait(member, "little", "young", "small", "tiny", "baby");
  const named = namedColour(member);
  const repainted = named ?? (role.uniform ? role.colour : turn(role.colour, shift));
  const person: PersonModel = {
    role: wornBy(member, role, old),
    skin: role.build === "alien" ? (named ?? "#8fd36a") : skin,
    hair,
    hairColour:
      role.hairColour ??
      (old ? "#d9d4d8" : hasTrait(member, "blonde", "blond", "fair") ? "#e3b75c" : (hairColour ?? hairColours[0])),
    colour: repainted,
    second: role.uniform || named ? role.second : lighten(darken(turn(role.second, shift), 0.02), 0.01),
    headSize: role.baby ? BABYS_HEAD : child ? 1.07 : hasTrait(member, "tall", "big", "strong", "giant") ? 0.92 : 1,
    wide:
      wide *
      (hasTrait(member, "fat", "round", "big", "strong", "plump")
        ? 1.18
        : hasTrait(member, "thin", "tall", "slim")
          ? 0.9
          : 1),
    freckles: freckles && !old,
    features,
  };
  return member.wears ? dressed(person, member.wears) : person;
};

/** A baby's head is a quarter of its height. */
const BABYS_HEAD = 1.3;

/** No beard for a woman, and a beard for an old man. */
const wornBy = (member: CastMember, role: Role, old: boolean): Role => {
  const { beard, ...others } = role;
  if (hasTrait(member, "woman")) return old ? { ...others, old } : others;
  return old ? { ...role, old, ...(hasTrait(member, "man") && { beard: beard ?? "short" }) } : role;
};

/** Hair styles that match the trait "man" or "woman", if the role has any. */
const hairFor = (member: CastMember, { hair }: Role): readonly Hair[] => {
  const own = hasTrait(member, "man") ? mensHair : hasTrait(member, "woman") ? womensHair : hair;
  const both = hair.filter((each) => own.includes(each));
  return both.length > 0 ? both : hair;
};

/** In a uniform the hair tells two of a cast apart, so each has that of the next place. */
const hairOf = (member: CastMember, role: Role, storySeed: string, R: Random): Hair => {
  const styles = hairFor(member, role);
  // Picked also for a uniform, because the random numbers after it decide the other looks.
  const picked = R.pick(styles);
  return role.uniform ? inTurn([...new Set(styles)], member, `${storySeed} hair`) : picked;
};

/** Returns a hue rotation that differs between the members of a cast. */
const clothesHueTurn = (member: CastMember, storySeed: string): number =>
  inTurn(hueTurns, member, `${storySeed} wardrobe`);

/** What a member of a cast gets if each place in it has the next of a list. */
const inTurn = <Each>(all: readonly Each[], { id }: CastMember, seed: string): Each => {
  const known = ["hero", "pal", "foe", "helper"].indexOf(id);
  const place = known >= 0 ? known : (Number(/\d+$/.exec(id)?.[0] ?? Number.NaN) || seededRandom(id).whole(0, 6)) - 1;
  const first = seededRandom(seed).whole(0, all.length - 1);
  return all[(first + place + all.length) % all.length] as Each; // the index is within the list
};
