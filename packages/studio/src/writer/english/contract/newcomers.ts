import type { CastMember } from "../../../vocabulary.ts";
import { castOfPeople } from "../../people/english-cast.ts";
import { newcomerId } from "../../people/newcomer.ts";
import type { Person } from "../../people/person.ts";
import { kindOfAnybody, personNoun } from "../../people/person-nouns.ts";
import { readPeople } from "../../people/read-people.ts";
import { withoutSpeech } from "../../plan/asserted.ts";
import type { Helpers } from "../scripts/details.ts";

/** A story has few people whom its idea does not name. */
const MAX_NEWCOMERS = 3;
/** Who is "the magpie" once was only seen in passing. */
const MIN_MENTIONS = 2;

interface ToldStory {
  readonly paragraphs: readonly string[];
  /** Who helps in it, whose trade may be unknown elsewhere. */
  readonly helpers: Helpers;
}

/**
 * A cast with those whom only the story brings in: "a magpie" who teaches the hero, and is "the magpie" after that.
 * They are drawn where the story names them.
 */
export const withNewcomers = (cast: readonly CastMember[], { paragraphs, helpers }: ToldStory): CastMember[] => {
  const text = paragraphs.join("\n\n");
  const told = withoutSpeech(text).toLowerCase();
  const taken = new Set(cast.flatMap(({ name, kind }) => [kind, ...name.toLowerCase().split(/[^\p{L}]+/u)]));
  const members = [
    ...helperIn(helpers),
    ...castOfPeople(readPeople(text).filter(isSomebody)).map(({ member }) => member),
  ];
  const found = members.filter(
    ({ name, kind }) =>
      (comesIn(name, told) || speaksAsKin(name, told)) && !taken.has(kind) && !taken.has(nounOf(name)),
  );
  return [
    ...cast,
    ...oncePerKind(found)
      .slice(0, MAX_NEWCOMERS)
      .map((one, at) => ({ ...one, id: newcomerId(at) })),
  ];
};

/** One person or animal whom the story calls by a noun only. */
const isSomebody = ({ name, noun = "", many, isNarrator }: Person): boolean =>
  !name && !many && !isNarrator && personNoun(noun)?.isThing === false;

/** The helper of the story, if a person whose trade is in no list: a street sweeper. */
const helperIn = ({ helper, firstHelper }: Helpers): CastMember[] => {
  const isTrade = /^the [\p{Ll}-]+ [\p{Ll}-]+(?:er|or)$/u.test(helper) && personNoun(nounOf(helper)) === undefined;
  return isTrade
    ? [{ id: "", name: helper, kind: kindOfAnybody(/\bold\b/.test(firstHelper) ? "old" : "adult"), traits: [] }]
    : [];
};

const nounOf = (name: string): string => name.split(" ").at(-1) ?? "";

/** Somebody who is first "a magpie", then more than once "the magpie", or says something. */
const comesIn = (name: string, told: string): boolean => {
  const noun = name.replace(/^the /, "");
  const first = new RegExp(`\\b(?:an?|one) (?:[\\p{Ll}-]+ ){0,3}?${noun}\\b`, "u");
  const later = new RegExp(`\\bthe (?:[\\p{Ll}-]+ )?${noun}\\b(?!['’]s)`, "gu");
  const count = [...told.matchAll(later)].length;
  const speaks = new RegExp(
    `\\b(?:${SAID}) the (?:[\\p{Ll}-]+ )?${noun}\\b|\\bthe (?:[\\p{Ll}-]+ )?${noun} (?:${SAID})\\b`,
    "u",
  );
  return first.test(told) && (count >= MIN_MENTIONS || (count > 0 && speaks.test(told)));
};

/** "His mother", who is named more than once, and says something. */
const speaksAsKin = (name: string, told: string): boolean => {
  const noun = nounOf(name);
  if (!KIN.test(noun)) return false;
  const who = `(?:his|her|their|my|the) (?:[\\p{Ll}-]+ )?${noun}\\b(?!['’]s)`;
  return (
    [...told.matchAll(new RegExp(`\\b${who}`, "gu"))].length >= MIN_MENTIONS &&
    new RegExp(`\\b(?:${SAID}) ${who}|\\b${who} (?:${SAID})\\b`, "u").test(told)
  );
};
const KIN =
  /^(?:mother|father|mum|mom|dad|parent|grandmother|grandfather|grandma|grandpa|granny|brother|sister|aunt|uncle|teacher)$/;
const SAID = "said|asked|called|answered|whispered|shouted|murmured|cried|laughed";

/** Two of one kind would look alike. */
const oncePerKind = (members: readonly CastMember[]): CastMember[] =>
  members.filter(({ kind }, at) => members.findIndex((other) => other.kind === kind) === at);
