import type { Role } from "../english/contract/roles-of-idea.ts";
import { type IdeaReading, readIdeaParts } from "../english/contract/subject-of-idea.ts";
import { storiesAbout } from "../english/contract/subject-story-of-idea.ts";
import type { MarkedPicture } from "../english/plots/subjects/picture-mark.ts";
import type { SubjectStory } from "../english/plots/subjects/subject-story.ts";
import type { KnownMember } from "../people/known-member.ts";
import type { PicturesOfStory, StoryPicture } from "./story-picture.ts";

/** A paragraph of a story with a picture of its own. */
interface Marked {
  /** The longer words of its line, but for those of its gaps. */
  readonly words: ReadonlySet<string>;
  readonly picture: StoryPicture;
}

/** A paragraph of a told text, from here to there. */
interface Told {
  readonly begin: number;
  readonly end: number;
  readonly picture: StoryPicture | undefined;
}

/**
 * The pictures that the story for the idea's subject describes: asked for the narrations in their order. A narration of two
 * paragraphs shows the one of which it tells more; an edited paragraph is read as if it had no mark.
 */
export const markedPictures: PicturesOfStory = ({ text, language, isWritten, idea, known }) => {
  if (!isWritten || language !== "english" || idea === undefined) return () => undefined;
  const reading = readIdeaParts(idea);
  const marked = storiesAbout(reading).flatMap(({ story, roles }) =>
    marksOf(story, membersIn(story, roles, reading, known)),
  );
  if (marked.length === 0) return () => undefined;
  const told = paragraphsOf(text).map(
    ({ begin, end }): Told => ({ begin, end, picture: pictureFor(text.slice(begin, end), marked) }),
  );
  let begin = 0;
  return (narration) => {
    begin = Math.max(begin, text.indexOf(narration, begin));
    const end = begin + narration.length;
    const shared = (one: Told): number => Math.min(end, one.end) - Math.max(begin, one.begin);
    return told.reduce<Told | undefined>((most, one) => (most && shared(most) >= shared(one) ? most : one), undefined)
      ?.picture;
  };
};

const paragraphsOf = (text: string): Pick<Told, "begin" | "end">[] =>
  [...text.matchAll(/\S.*?(?=\n\n|$)/gs)].map(({ index, 0: { length } }) => ({ begin: index, end: index + length }));

/** The picture of the line that a paragraph tells, in words that may differ a little. */
const pictureFor = (paragraph: string, marked: readonly Marked[]): StoryPicture | undefined => {
  const words = wordsOf(paragraph);
  const sharedWith = (one: Marked): number => [...one.words].filter((word) => words.has(word)).length / one.words.size;
  const [first, ...others] = marked;
  if (!first) return undefined;
  const most = others.reduce((best, one) => (sharedWith(one) > sharedWith(best) ? one : best), first);
  return sharedWith(most) >= MIN_SHARE ? most.picture : undefined;
};
const MIN_SHARE = 0.8;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

const marksOf = ({ pictures }: SubjectStory, members: ReadonlyMap<string, KnownMember>): Marked[] =>
  pictures.flatMap(({ text, picture }) =>
    picture ? [{ words: wordsOf(text.replace(OPEN_PARTS, " ")), picture: pictureOf(picture, members) }] : [],
  );
/** Gaps, and brackets whose words may be left out. */
const OPEN_PARTS = /\(\(.*?\)\)|\{[^}]+\}/g;

/** Without people where one of them is not of the cast: the words say who is there. */
const pictureOf = ({ cast = [], ...where }: MarkedPicture, members: ReadonlyMap<string, KnownMember>): StoryPicture => {
  const acting = cast.flatMap(({ who, action }) => {
    const member = members.get(who)?.member;
    return member ? [{ id: member.id, action }] : [];
  });
  return acting.length > 0 && acting.length === cast.length ? { ...where, cast: acting } : where;
};

/** Who of the cast stands for "hero", "mate" and the roles of a story. */
const membersIn = (
  { lead }: SubjectStory,
  roles: readonly Role[],
  { companions }: IdeaReading,
  known: readonly KnownMember[],
): ReadonlyMap<string, KnownMember> => {
  const [first, ...others] = known;
  const called = roles.flatMap(({ gap, words, isHero }): [string, KnownMember][] => {
    const member = isHero ? first : memberCalled(words, known);
    return member ? [[gap, member]] : [];
  });
  const isLed = roles.some(({ gap }) => gap === lead);
  const led = isLed ? called.find(([gap]) => gap === lead)?.[1] : first;
  const beside = companions
    .flatMap(({ aliases }) => aliases)
    .map((alias) => others.find((one) => one.aliases.includes(alias)))
    .find((one) => one !== undefined);
  const mate = beside ?? (others.length === 1 ? others[0] : undefined);
  return new Map([...called, ...(mate ? [["mate", mate] as const] : []), ...(led ? [["hero", led] as const] : [])]);
};

/** "Luca", "her grandmother": the one of the cast who is called so. */
const memberCalled = (words: string, known: readonly KnownMember[]): KnownMember | undefined => {
  const said = words.toLowerCase().replace(/^(?:an?|the|his|her|its|their|my|our) /, "");
  const bare = (alias: string): string => alias.replace(/^the /, "");
  return (
    known.find(({ aliases }) => aliases.some((alias) => bare(alias) === said)) ??
    known.find(({ aliases }) => aliases.some((alias) => ` ${said} `.includes(` ${bare(alias)} `)))
  );
};
