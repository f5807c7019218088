import type { CastMember, ScenePicture } from "../../vocabulary.ts";
import type { KnownMember } from "../people/known-member.ts";

type Figures = ScenePicture["cast"];

/**
 * The figures of the scenes of a story from an English idea, without an animal or somebody who runs away or is lost in it,
 * from the second scene to the one that finds them.
 */
export const withoutTheLost = (
  figures: readonly Figures[],
  {
    idea,
    narrations,
    known,
  }: { idea: string | undefined; narrations: readonly string[]; known: readonly KnownMember[] },
): readonly Figures[] => {
  const lost = idea === undefined ? undefined : lostIn(idea, known);
  if (!lost) return figures;
  const found = narrations.findIndex(
    (narration, at) => at / narrations.length > EARLIEST && FOUND.test(narration.replace(/“[^”]*\?”/g, " ")),
  );
  const until = found < 0 ? narrations.length - 1 : found;
  return figures.map((cast, at) => (at > 0 && at < until ? withoutOne(cast, lost) : cast));
};

/** The others; a picture is not left empty. */
const withoutOne = (cast: Figures, { id }: CastMember): Figures => {
  const others = cast.filter((figure) => figure.id !== id);
  return others.length > 0 ? others : cast;
};

/** Whom an idea loses, where it is not its hero. */
const lostIn = (idea: string, known: readonly KnownMember[]): CastMember | undefined => {
  const words = (RAN_AWAY.exec(idea)?.[1] ?? LOSES.exec(idea)?.[1] ?? "").toLowerCase().split(" ");
  return known.find(
    ({ member, aliases }) => member.id !== "hero" && aliases.some((alias) => words.includes(alias.toLowerCase())),
  )?.member;
};

/** "My dog Biscuit runs away", "their cat is missing" */
const RAN_AWAY =
  /\b((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]n?) (?:\p{Ll}+ ){0,2}?\p{Ll}+(?: \p{L}+)?|\p{Lu}\p{Ll}+) (?:has |have )?(?:r[au]ns? away|disappears?|disappeared|vanish(?:es|ed)|escapes?|escaped|(?:gets?|got|is|was|goes|went) (?:lost|missing)|is gone|(?:is|was|gets|got) stolen|flies away|flew away)\b/u;
/** "Loses her puppy in the park" */
const LOSES = /\b(?:loses?|lost) (?:his|her|their|my|our) (?:\p{Ll}+ )?(\p{Ll}+)\b/u;
const FOUND =
  /\b(?:found|there (?:he|she|it) (?:was|sat|lay|stood|came)|came (?:back|home|running)|(?:barked|purred|meowed|mewed|wagged|licked|crept out|was home)|we['’]ve been looking for you|in (?:his|her|my|their) arms)\b/i;
/** None is found before a third of the story is told. */
const EARLIEST = 0.35;
