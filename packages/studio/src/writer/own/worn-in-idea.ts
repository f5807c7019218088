import type { CastMember } from "../../vocabulary.ts";
import { isFiniteVerb, termsOf } from "../english/idea/terms.ts";
import { escapePattern } from "../escape-pattern.ts";
import { personNoun, singularOf } from "../people/person-nouns.ts";
import type { Story } from "../story.ts";
import { clothes, wordsFor, wornIn } from "./worn-things.ts";

/** What an English idea says that somebody wears: "a penguin with a red scarf". */
export interface Worn {
  /** The last word of who wears it: "penguin". */
  readonly who: string;
  /** The words behind it: " with a red scarf". */
  readonly said: string;
  /** The same in the artist's words: "red scarf". */
  readonly wears: readonly string[];
}

const THING = wordsFor("english", clothes);
const PHRASE = `(?:(?:an?|his|her|its|their|the) )?(?:(?!(?:of|with|in|on|for|to|and|who|that|an?|the|his|her|no|new)\\b)[a-z-]+,? ){0,4}?(?:${THING})\\b`;
const WORN = new RegExp(
  `(?<who>[\\p{L}’'-]+)(?<said> (?:in|with|wearing|dressed in) ${PHRASE}(?: and ${PHRASE})*|, who (?:wears|has) ${PHRASE}(?: and ${PHRASE})*,)`,
  "gu",
);

/**
 * What somebody wears in an idea, and the idea without it: clothes are a look, and no matter of the story. An idea that
 * says nothing else stays as it is: "A cat in a red hat".
 */
export const readWorn = (idea: string): { readonly idea: string; readonly worn: readonly Worn[] } => {
  const worn = wornInText(idea).filter(({ at, said }) => !isToldOf(idea, at, said));
  const bare = worn.reduce((text, { who, said }) => text.replace(`${who}${said}`, () => who), idea);
  return { idea: bare.split(/\s+/).length > MIN_WORDS ? bare : idea, worn };
};
const MIN_WORDS = 3;

/** Whether the story goes on about the clothes: "loses the hat". */
const isToldOf = (idea: string, at: number, said: string): boolean => {
  const thing = said.replace(/,$/, "").split(" ").at(-1) ?? "";
  const rest = `${idea.slice(0, at)} ${idea.slice(at + said.length)}`;
  return new RegExp(`\\b${escapePattern(thing.replace(/s$/, ""))}`, "i").test(rest);
};

/** What an English text says that its characters wear, and where. */
export const wornInText = (text: string): (Worn & { readonly at: number })[] =>
  [...text.matchAll(WORN)].flatMap(({ index, 0: all, groups = {} }) => {
    const { who = "", said = "" } = groups;
    const after = text.slice(index + all.length);
    if (!isSomebody(who) || !isEnd(after, areMany(text.slice(0, index), who))) return [];
    return [{ who, said, at: index + who.length, wears: wornIn(said, "english") }];
  });

/** "A penguin and a bear in a blue hat want": a verb without -s follows. */
const areMany = (before: string, who: string): boolean =>
  singularOf(who.toLowerCase()).many || /\band\b/.test(before.split(/[.!?]/).at(-1) ?? "");

const isSomebody = (who: string): boolean =>
  personNoun(who.toLowerCase())?.isThing === false || /^\p{Lu}\p{Ll}/u.test(who);

/** What a verb, a comma or an end follows: "in a hat shop" is a place. */
const isEnd = (after: string, isMany: boolean): boolean => {
  if (/^\s*(?:$|[.,;:!?]| (?:who|that|and|but)\b)/.test(after)) return true;
  const next = termsOf(`They${after}`)[1];
  if (!next || !isFiniteVerb(next)) return false;
  return isMany || /s$/.test(next.low) || next.tags.has("PastTense") || next.tags.has("Modal");
};

/** The story with the clothes of its characters: said once, and drawn. */
export const withWorn = (story: Story, worn: readonly Worn[]): Story =>
  worn.reduce<Story>(
    ({ paragraphs, cast, ...rest }, each) => ({
      ...rest,
      paragraphs: saying(paragraphs, each),
      cast: cast.map((member) => (isWornBy(member, each, cast) ? { ...member, wears: each.wears } : member)),
    }),
    story,
  );

/** Whether a member of the cast is who wears it, by name, or by a kind that no other one has. */
export const isWornBy = (member: CastMember, { who }: Worn, cast: readonly CastMember[]): boolean => {
  const low = who.toLowerCase();
  if (member.name.toLowerCase().split(" ").includes(low)) return true;
  const kind = personNoun(low)?.kind ?? low;
  return member.kind === kind && cast.filter((other) => other.kind === kind).length === 1;
};

/** The first paragraph that names who wears it says so. */
const saying = (paragraphs: readonly string[], { who, said }: Worn): readonly string[] => {
  if (paragraphs.some((paragraph) => paragraph.includes(said))) return paragraphs;
  const named = new RegExp(`(?<![\\p{L}])${escapePattern(who)}(?![\\p{L}’'-])`, "iu");
  const at = paragraphs.findIndex((paragraph) => named.test(paragraph));
  const past = said.replace(/^, who wears/, ", who wore").replace(/^, who has/, ", who had");
  return paragraphs.map((paragraph, index) =>
    index === at ? paragraph.replace(named, (word) => `${word}${past}`).replace(/,(?=[.,;:!?])/, "") : paragraph,
  );
};
