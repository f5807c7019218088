import type { CastMember } from "../../../vocabulary.ts";
import { acting } from "../../lexicon/acting.ts";
import { findWords } from "../../lexicon/find-words.ts";
import { genderTraits } from "../../plan/grammatical-gender.ts";
import { isOwner } from "../idea/owners.ts";
import type { Person } from "./person.ts";
import type { Plot } from "./plot.ts";

/** Who is to be drawn again and again. */
export const castOf = (plot: Plot): CastMember[] => [
  member("hero", plot.hero),
  member("pal", plot.pal),
  ...(plot.arcs.some(({ id }) => id === "rival") ? [member("foe", plot.foe)] : []),
  ...plot.others.map((other, at) => member(`other-${at + 1}`, other)),
];

/** A hero that nobody can draw ("a toaster") is drawn as the thing that its name means, or else as a robot. */
const drawable = (kind: string): string => {
  if (acting.has(kind) || DRAWN_BESIDES.test(kind)) return kind;
  return findWords(kind, "english")[0]?.value ?? (/-/.test(kind) ? kind : "robot");
};

/** Noto's pictures that are neither creatures nor named by a word of ours. */
const DRAWN_BESIDES =
  /^(?:snowflake|cloud|star|balloon|kite|red-paper-lantern|lighthouse|locomotive|automobile|sailboat|umbrella|teapot|droplet|seedling|blossom|satellite)$/;

const member = (id: string, person: Person): CastMember => {
  const kind = drawable(person.kind);
  // Whose somebody is cannot be seen.
  const seen = person.adjectives.filter((each) => !isOwner(each));
  return { id, name: person.name ?? person.short, kind, traits: [...seen, ...genderTraits(kind, person.he)] };
};
