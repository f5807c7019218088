import type { CastMember } from "../../../vocabulary.ts";
import type { Outline } from "../../outline/outline.ts";
import { castOfPeople, englishCast } from "../../people/english-cast.ts";
import type { KnownMember } from "../../people/known-member.ts";
import { groupOf } from "../../people/named-group.ts";
import type { Person } from "../../people/person.ts";
import { kindOfOtherGender } from "../../people/person-nouns.ts";
import { readPeople } from "../../people/read-people.ts";
import { sentences } from "../../speech/sentences.ts";
import type { Brief, Story } from "../../story.ts";
import { fillingOf } from "./fill-line.ts";
import { besideHero, secondOfPair } from "./first-pair.ts";
import { partnerOf, tellerOfTheme } from "./hero-by-opening.ts";
import { withNewcomers } from "./newcomers.ts";
import { isNotThere } from "./not-there.ts";
import { outlinedIdea, placeWords } from "./outlined-idea.ts";
import { type IdeaReading, isSamePerson, readIdeaParts, shortNameOf } from "./subject-of-idea.ts";
import { tellIdea } from "./tell-idea.ts";
import { isGroup } from "./thing-person.ts";
import { tidyIdea } from "./tidy-idea.ts";
import { titleFor } from "./title-of-idea.ts";
import { withEpisodes } from "./with-episodes.ts";

/** A story told from the idea itself; undefined if the idea names no character, or has too little for the asked length. */
export const writeIdea = (given: Brief): Story | undefined => {
  const { outline } = given;
  const brief = { ...given, idea: outline ? outlinedIdea(given.idea, outline) : given.idea };
  const read = outline ? outlinedReading(given.idea, brief.idea, outline) : readingOf(brief.idea);
  const reading = brief.storyType === "sci_fi_story" ? amongStars(read) : read;
  if (!reading.hero || reading.clauses.length === 0) return undefined;
  const heroName = brief.heroName?.trim() || undefined;
  const filling = fillingOf(reading, `${given.seed}|${given.idea}`, heroName);
  const own = Math.min(brief.seconds, MAX_OWN_SECONDS);
  const told = tellIdea(reading, filling, { ...given, seconds: own });
  const isFilled = brief.seconds <= own && told.isWhole;
  const paragraphs = isFilled ? told.paragraphs : withEpisodes(told.paragraphs, { brief, reading, filling });
  const named = outline?.characters?.length ? confirmedCast(reading, heroName) : castFor(brief.idea, reading, heroName);
  return {
    title: titleFor(reading, brief.idea),
    paragraphs: isVerse(brief.storyType) ? asVerse(paragraphs) : paragraphs,
    cast: withNewcomers(ofOneGroup(named, brief.idea), { paragraphs, helpers: filling.details }),
  };
};

/** "Two cousins, Amira and Sol": who is named as one of a group goes through the story with the others. */
const ofOneGroup = (cast: readonly CastMember[], idea: string): CastMember[] =>
  cast.map((member) => {
    const group = member.name ? groupOf(idea, member.name) : undefined;
    return group ? { ...member, group } : member;
  });

/** The reading of an idea; a theme has a narrator who was there. */
const readingOf = (idea: string): IdeaReading => {
  const reading = readIdeaParts(idea);
  const hero = reading.hero ?? tellerOfTheme(tidyIdea(idea).text);
  return { ...reading, ...(hero && { hero }) };
};

/** A science-fiction idea of moons and signals that names no place is in space. */
const amongStars = (reading: IdeaReading): IdeaReading =>
  !reading.place && reading.clauses.some(({ text }) => STARS.test(text))
    ? { ...reading, place: { name: "space", where: "in space" } }
    : reading;
const STARS = /\b(?:moons?|planets?|spaceships?|space|galax(?:y|ies)|asteroids?|orbit|comets?|aliens?|rockets?)\b/i;

/** The reading of an idea with its outline: words of a wish or an ending change neither place nor manner. */
const outlinedReading = (idea: string, outlined: string, outline: Outline): IdeaReading => {
  const { place: _, wish, ...reading } = readIdeaParts(outlined, outline.characters);
  const own = readIdeaParts(idea);
  const place = outline.place ? placeWords(outline.place) : outline.place === undefined ? own.place : undefined;
  const manner = outline.manner ? { isFunny: outline.manner === "funny", isSad: outline.manner === "sad" } : own.manner;
  const isWished = wish !== undefined && outline.wish !== "";
  return { ...reading, ...(place && { place }), ...(isWished && { wish }), manner };
};

/** The cast that the user confirmed. */
const confirmedCast = ({ hero, others, companions }: IdeaReading, heroName: string | undefined): CastMember[] => {
  const members = castOfPeople([...(hero ? [hero] : []), ...others], heroName);
  const [pal] = companions;
  return members.map(({ member, aliases }, at) => ({
    ...member,
    id:
      at > 0 &&
      pal?.aliases.some((alias) => aliases.includes(alias)) &&
      at === members.findIndex((each) => each.aliases === aliases)
        ? "pal"
        : member.id,
  }));
};

/** Longer stories also meet people on the way: one idea does not fill an hour. */
const MAX_OWN_SECONDS = 400;

const isVerse = (storyType: string): boolean => storyType === "poetry_story" || storyType === "lyric_story";

/** Free verse: a sentence a line. */
const asVerse = (paragraphs: readonly string[]): string[] =>
  paragraphs.map((paragraph) =>
    sentences(paragraph, "english")
      .map(({ text }) => text)
      .join("\n"),
  );

/** The thing that acts together with a thing that leads. */
const partnerFor = (idea: string, hero: Person): CastMember[] => {
  const partner = partnerOf(tidyIdea(idea).text, hero, []);
  return partner ? [{ id: "pal", name: shortNameOf(partner), kind: partner.kind, traits: [] }] : [];
};

/** A hero whom the text's cast lacks: "the cakes" are three. */
const membersOf = (hero: Person, heroName: string | undefined): CastMember[] => {
  const name = heroName ?? (hero.isNarrator ? "I" : shortNameOf(hero));
  const count = Math.min(hero.count, MAX_OF_THINGS);
  return Array.from({ length: count }, (_, at) => ({
    id: at === 0 ? "hero" : `cast-${at + 1}`,
    name,
    kind: at % 2 === 1 && isMixed(hero.noun) ? kindOfOtherGender(hero.kind) : hero.kind,
    traits: [],
  }));
};
const MAX_OF_THINGS = 3;

/** A couple, a family and a team are women and men, girls and boys. */
const isMixed = (noun = ""): boolean =>
  /^(?:couple|famil(?:y|ies)|pupil|neighbour|members|people|(?:sweetheart|lover|newlywed)s?)$/.test(noun) ||
  isGroup(noun);

/** "Two brothers, Finn and Oscar": Finn before Oscar, and who is of no group after them. */
const inOrderOf = (idea: string, known: readonly KnownMember[]): readonly KnownMember[] => {
  const plain = idea.replace(/\./g, "");
  const at = ({ member: { name } }: KnownMember): number =>
    groupOf(idea, name) ? plain.indexOf(name.replace(/\./g, "")) : Number.POSITIVE_INFINITY;
  return known.toSorted((one, other) => (at(one) === at(other) ? 0 : at(one) - at(other)));
};

/** The hero of the reading first, and the other one of a pair, whom the text alone does not show to be somebody. */
const castFor = (idea: string, reading: IdeaReading, heroName: string | undefined): CastMember[] => {
  const cast = castInText(idea, reading, heroName);
  const { text } = tidyIdea(idea);
  const people = readPeople(text);
  const partner = reading.hero && (secondOfPair(text, reading.hero, people) ?? besideHero(text, people));
  const name = partner && shortNameOf(partner);
  const isThere = cast.some((each) => each.name === name || each.name === `the ${partner?.noun}`);
  if (!partner || !name || isThere) return cast;
  const pal = { id: cast.some(({ id }) => id === "pal") ? "pal-2" : "pal", name, kind: partner.kind, traits: [] };
  return [...cast.slice(0, 1), pal, ...cast.slice(1)];
};

/** "A piano tuner and his own brother": who is of the age of a grown-up. */
const asOldAs = ({ kind }: Person, member: CastMember): CastMember =>
  /^(?:woman|man|grandma|grandpa)$/.test(kind) &&
  /^(?:girl|boy)$/.test(member.kind) &&
  /^the (?:brother|sister|friend|cousin|twin)s?$/.test(member.name)
    ? { ...member, kind: member.kind === "girl" ? "woman" : "man" }
    : member;

/** The hero of the reading first. */
const castInText = (idea: string, { hero, companions }: IdeaReading, heroName: string | undefined): CastMember[] => {
  const { text } = tidyIdea(idea);
  const people = hero ? [hero] : [];
  const known = englishCast(text).filter(
    ({ member: { name }, aliases }) =>
      !(/^the /.test(name)
        ? isNotThere(text, { aliases }) || isSamePerson(text, { aliases }, people)
        : isNotThere(text, { aliases, name })),
  );
  const alone = hero && membersOf(hero, heroName);
  if (known.length === 0 && alone) return [...alone, ...partnerFor(idea, hero)];
  const lead = known.findIndex(
    ({ aliases }) => hero !== undefined && aliases.some((alias) => hero.aliases.includes(alias)),
  );
  // "Two brothers, Kofi and Yaw": those who have the names.
  const ownGroup = hero?.name && groupOf(idea, hero.name);
  const isNamedGroup = known.some(({ member }) => {
    const group = groupOf(idea, member.name);
    return group !== undefined && (group === ownGroup || hero?.aliases.includes(group));
  });
  // A sequel keeps the companion by this id.
  const [pal] = companions;
  const isCompanion = (aliases: readonly string[]): boolean =>
    pal?.aliases.some((alias) => aliases.includes(alias)) ?? false;
  if (isNamedGroup)
    return inOrderOf(idea, known).map(({ member, aliases }, at) => ({
      ...member,
      id: at === 0 ? "hero" : hero?.name && isCompanion(aliases) ? "pal" : `cast-${at + 1}`,
    }));
  // A thing that leads is no character of the text otherwise.
  if (lead < 0 && alone)
    return [
      ...alone,
      ...known.map(({ member }, at) => ({ ...asOldAs(hero, member), id: `cast-${alone.length + at + 1}` })),
    ];
  const ordered = lead > 0 ? [known[lead], ...known.filter((_, at) => at !== lead)] : known;
  return ordered.flatMap((each, at) =>
    each
      ? [
          {
            ...each.member,
            id: at === 0 ? "hero" : isCompanion(each.aliases) ? "pal" : `cast-${at + 1}`,
            name: at === 0 && heroName ? heroName : each.member.name,
          },
        ]
      : [],
  );
};
