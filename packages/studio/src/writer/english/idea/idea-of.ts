import type { CastMember } from "../../../vocabulary.ts";
import { genderOfMember } from "../../people/gender-of-member.ts";
import { isGenderTrait } from "../../plan/grammatical-gender.ts";
import type { PreviousStory } from "../../sequel.ts";
import type { Brief } from "../../story.ts";
import type { Character } from "./idea-parts.ts";
import { type Idea, readIdea } from "./read-idea.ts";

/** The parts of the idea, with the cast of the previous story in a sequel. */
export const ideaOf = ({ idea, before }: Pick<Brief, "idea" | "before">): Idea => {
  const read = readIdea(idea);
  return before ? withPreviousCast(read, before) : read;
};

const withPreviousCast = (read: Idea, before: PreviousStory): Idea => {
  const earlier = readIdea(before.idea);
  const [lead, ...rest] = before.cast;
  const companion = rest.find(({ id }) => id === "pal") ?? rest.find(({ id }) => id !== "foe");
  const hero = lead ? characterOf(lead, earlier.hero, before.told) : earlier.hero;
  const pal = companion ? characterOf(companion, earlier.pal, before.told) : earlier.pal;
  const { hero: _, pal: __, ...premise } = read;
  const known = [hero, pal].flatMap((who) => (who ? [who.noun, who.kind] : []));
  // New characters of a sequel join as others.
  const newcomers = [read.hero, read.pal, ...read.others].flatMap((who) =>
    who && who !== read.foe && !known.includes(who.noun) && !known.includes(who.kind) ? [who] : [],
  );
  return {
    ...premise,
    ...((hero ?? read.hero) && { hero: hero ?? read.hero }),
    ...(pal && pal !== hero && { pal }),
    others: newcomers.filter((who) => who.name === undefined || who.name !== hero?.name).slice(0, 3),
  } as Idea;
};

/** A cast member as a character, in the words of the first idea if it names the same one. */
const characterOf = (member: CastMember, known: Character | undefined, told: string): Character => {
  const named = /^\p{Lu}/u.test(member.name) ? { name: member.name } : {};
  const gender = genderOfPronouns(told);
  if (known && known.kind === member.kind) {
    const { who: _, ...same } = known;
    return { ...same, ...named, gender: same.gender === "it" ? gender : same.gender };
  }
  const noun = named.name ? member.kind.replaceAll("-", " ") : (member.name.split(" ").at(-1) ?? member.kind);
  return {
    noun,
    adjectives: member.traits.filter((trait) => !isGenderTrait(trait)).slice(0, 2),
    ...named,
    related: false,
    many: false,
    // In a pasted story most pronouns may be those of somebody else.
    gender: genderOfMember(member) ?? gender,
    kind: member.kind,
  };
};

/** The gender of most pronouns: the hero is in most sentences. */
const genderOfPronouns = (told: string): "she" | "he" | "it" => {
  const count = (words: RegExp): number => told.match(words)?.length ?? 0;
  const she = count(/\b(?:she|her|hers|herself)\b/gi);
  const he = count(/\b(?:he|him|his|himself)\b/gi);
  return she > he ? "she" : he > she ? "he" : "it";
};
