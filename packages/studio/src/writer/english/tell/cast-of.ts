import type { CastMember } from "../../../vocabulary.ts";
import { characterKinds } from "../../lexicon/character-kinds.ts";
import { findWords } from "../../lexicon/find-words.ts";
import { genderTraits } from "../../plan/grammatical-gender.ts";
import { hasPossessiveEnding } from "../idea/possessives.ts";
import type { Person } from "./person.ts";
import type { Plot } from "./plot.ts";

/** The characters that look the same in every picture. */
export const castOf = (plot: Plot): CastMember[] => [
  member("hero", plot.hero),
  member("pal", plot.pal),
  ...(plot.arcs.some(({ id }) => id === "rival") ? [member("foe", plot.foe)] : []),
  ...plot.others.map((other, at) => member(`other-${at + 1}`, other)),
];

/** An unknown kind ("a toaster") is drawn as the thing that its name means, or else as a robot. */
const drawable = (kind: string): string => {
  if (characterKinds.has(kind) || OTHER_DRAWABLE.test(kind)) return kind;
  return findWords(kind, "english")[0]?.value ?? (/-/.test(kind) ? kind : "robot");
};

/** Noto pictures that can be drawn and are not character kinds. */
const OTHER_DRAWABLE =
  /^(?:snowflake|cloud|star|balloon|kite|red-paper-lantern|lighthouse|locomotive|automobile|sailboat|umbrella|teapot|droplet|seedling|blossom|satellite)$/;

const member = (id: string, person: Person): CastMember => {
  const kind = drawable(person.kind);
  // An owner cannot be drawn.
  const seen = person.adjectives.filter((each) => !hasPossessiveEnding(each));
  return { id, name: person.name ?? person.short, kind, traits: [...seen, ...genderTraits(kind, person.he)] };
};
