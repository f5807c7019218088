import { isUnspaced, type NonEnglish } from "../../../languages/index.ts";
import type { IdeaReader, Named } from "../../../languages/pack.ts";
import type { KnownMember } from "../../people/known-member.ts";

/** Words between "with" and a companion: "his little brother". */
const MAX_BESIDE = 3;
/** "e decide protegê-la do gato": what comes after "and" is no companion. */
const ACTS =
  /^(?!(?:der|die|das|dem|den|eine?[mnr]?|seine?[mnr]?|ihre?[mnr]?|le|la|les|une?|son|sa|ses|leurs?|el|los|las|su|sus|il|lo|i|gli|uno?|suo|sua|suoi|o|a|os|as|uma?|seus?|suas?|его|её|их|сво\p{L}+|zwei|drei|deux|dos|due|dois|duas)\s)[\p{Script=Latin}\p{Script=Cyrillic}-]+\s[\p{Script=Latin}\p{Script=Cyrillic}-]/iu;
const PAUSE = /[.!?,;。、，]/;

/** Who of the others stands beside the hero in an idea: "Ana y su perro", "ऐना के साथ". */
export const mateIn = (
  [lead, ...others]: readonly KnownMember[],
  idea: string,
  language: NonEnglish,
  reader: IdeaReader,
  named: (member: KnownMember) => Named | undefined,
): Named | undefined => {
  const found =
    lead && others.find((other) => !RIVALS.has(other.member.kind) && isBeside(lead, other, idea, language, reader));
  return found && named(found);
};

/** Who is beside the hero and yet no companion. */
const RIVALS: ReadonlySet<string> = new Set(["thief", "ghost", "witch", "pirate"]);

const placeIn = (idea: string, { member, noun }: KnownMember): number => {
  const at = idea.indexOf(member.name);
  return at >= 0 ? at : idea.toLocaleLowerCase().indexOf(noun ?? member.name);
};

const isBeside = (
  lead: KnownMember,
  other: KnownMember,
  idea: string,
  language: NonEnglish,
  reader: IdeaReader,
): boolean => {
  const at = placeIn(idea, other);
  const [from = 0, to = 0] = [placeIn(idea, lead), at].sort((a, b) => a - b);
  const between = idea.slice(from, to);
  if (PAUSE.test(between)) return false;
  const beside = between.split(reader.together).at(-1)?.trim() ?? "";
  // "妹のさくらと一緒に": no space ends the name.
  const after = isUnspaced(language)
    ? idea.slice(at + other.member.name.length)
    : idea.slice(at).replace(/^[\p{L}\p{M}]+/u, "");
  return (
    (reader.together.test(between) && beside.split(/\s+/).length <= MAX_BESIDE && !ACTS.test(beside)) ||
    reader.togetherAfter?.test(after) === true
  );
};
