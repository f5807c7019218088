import type { Person } from "../../people/person.ts";
import { kindOfThings, personNoun } from "../../people/person-nouns.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { sceneryOf } from "../idea/places.ts";
import { type Term, termsOf } from "../idea/terms.ts";
import { thingPerson } from "./thing-person.ts";
import { firstSentenceOf } from "./words-in-text.ts";

/**
 * "The toaster in a flat has had enough and goes on strike": the drawn thing that an idea opens with, if it does or feels
 * there, before another subject comes, what only somebody does. So does a thing of whose fate the idea tells.
 */
export const thingThatLeads = (text: string, people: readonly Person[]): Person | undefined => {
  const opened = openingThing(text);
  if (!opened) return undefined;
  const { noun, phrase, rest } = opened;
  const [, name] = NAMED.exec(rest) ?? [];
  if (name !== undefined) return people.find((one) => one.name === name);
  const own = rest.split(OTHER_SUBJECT)[0] ?? rest;
  const later = text.slice(text.indexOf(rest) + own.length);
  const isAlone = people.every((one) => !one.name && !one.isNarrator && isBeside(later, one));
  const undergoes = UNDERGOES.test(own) && isAlone && !sceneryOf(noun);
  if (!(DOES.test(own) || (!sceneryOf(noun) && IT_DOES.test(later)) || undergoes)) return undefined;
  return {
    ...thingPerson(noun, kindOfThings(phrase) ?? "robot"),
    noun,
    phrase,
    gender: genderIn(`${own}${later}`, people),
    firstAt: text.toLowerCase().indexOf(noun),
  };
};

/** "A little tugboat named Bo". */
const NAMED = /^ (?:named|called) (\p{Lu}\p{L}+)/u;

interface Opened {
  readonly noun: string;
  /** The words before the noun, and the noun. */
  readonly phrase: string;
  /** The first sentence behind the noun. */
  readonly rest: string;
}

/** "Gran's old biscuit tin", "An office printer": a thing with a drawing, and no person or animal. */
const openingThing = (text: string): Opened | undefined => {
  const sentence = firstSentenceOf(text);
  const [start = ""] = OPENER.exec(sentence) ?? [];
  if (start === "") return undefined;
  const words = sentence.slice(start.length).split(" ");
  const terms = termsOf(sentence).slice(start.trim().split(" ").length);
  const length = words.findIndex((word, at) => at > 0 && endsNoun(word.toLowerCase(), terms[at]));
  if (length < 1 || length > MAX_WORDS || /['’]s$/.test(words[length] ?? "")) return undefined;
  const phrase = words.slice(0, length).join(" ").toLowerCase();
  const noun = phrase.split(" ").at(-1) ?? "";
  const isSomebody = personNoun(noun)?.isThing === false && !MACHINES.test(phrase);
  const isName = words.slice(0, length).some((word) => /^\p{Lu}/u.test(word) && !FEAST.test(word));
  if (isSomebody || isName || isAbstract(noun) || /ing$|[^su]s$|[,.]/.test(phrase) || !kindOfThings(phrase))
    return undefined;
  return { noun, phrase, rest: ` ${words.slice(length).join(" ")}` };
};

const MAX_WORDS = 4;
const OPENER = /^(?:(?:An?|The|My|Our|One) (?:[a-z]+['’]s )?|(?:\p{Lu}[\p{L}.]* )?\p{Lu}\p{L}+['’]s )/u;
const FEAST = /^(?:Christmas|Easter|Halloween)$/;
/** A noun of somebody that names a thing after these words. */
const MACHINES = /\b(?:vacuum|pipe|window|dish) cleaner$|\b(?:tin|toy) opener$/;

const endsNoun = (word: string, term: Term | undefined): boolean =>
  BEHIND_NOUN.test(word) || (term?.tags.has("Verb") === true && !/(?:ing|ed|en)$/.test(word)) || /[^su]s$/.test(word);
const BEHIND_NOUN =
  /^(?:in|on|at|of|from|with|without|by|under|behind|near|inside|outside|above|across|for|to|into|that|who|which|whose|where|has|is|was|had|can|cannot|can['’]t|could|does|doesn['’]t|will|won['’]t|wants|slowly|suddenly|secretly|finally|always|never|only|still|just|also|left|called|named|made|posted|stuck|sold|lost|forgotten)$/;

/** Where another subject begins: "and the intern", "until somebody", ". Grandma". Not "and it". */
const OTHER_SUBJECT =
  /,? (?:and|but|so|until|when|while|whenever|because|before|after|as|if|where) (?=(?:the|an?|his|her|their|my|our|two|three|four|nobody|somebody|someone|everybody|everyone|\p{Lu}\p{L}+) )|(?<!^),? (?:which|whose|who|he|she|they|we|I) /u;

const ADVERB =
  "(?:(?:still|only|always|never|really|secretly|slowly|suddenly|finally|also|just|once|then|therefore) )?";
const ANIMATE_VERB =
  "(?:has had enough|had enough|goes on|watch(?:es|ed)|listens?|asks?|wants?|wishes|hopes?|dreams?|longs?|thinks?|believes?|knows?|remembers?|forgets?|decides?|refuses?|makes? (?:friends|up (?:its|her|his) mind)|swaps? places|becomes? (?:fond|friends|jealous|lonely)|is (?:secretly |very |so |deeply |terribly |really )?(?:in love|fed up|tired|afraid|scared|jealous|lonely|bored|sad|proud|shy|homesick|determined|convinced|sure|ashamed|worried|desperate|embarrassed|sick of)|falls? in love|feels?|has (?:been|stood) waiting|waits?|escapes?|runs? away|sneaks?|sets? (?:out|off)|tells?|teaches|talks?|speaks?|sings?|whispers?|complains?|learns?|tries|pretends?|argues?|hates?|loves?|likes?|misses|enjoys?|helps?|(?:wakes? up|comes? to life|comes? alive)|keeps? (?:printing|singing|giving|talking|sending|hiding|running|writing|crying|trying|asking|telling))";
/** What only somebody does, by the thing itself: "and decides", "that wants". */
const DOES = new RegExp(
  `(?:^|,? and|,? but|, | that| who| which) ${ADVERB}${ANIMATE_VERB}\\b|^ [^,.]* ${ADVERB}${ANIMATE_VERB}\\b`,
);
const IT_DOES = new RegExp(
  `(?:\\. It|\\. She|\\. He|,? (?:and|but|so|until) (?:now |then |one day )?it) ${ADVERB}(?!keeps? (?:running|trying))${ANIMATE_VERB}\\b`,
);
/** What is done to a thing that an idea is about. */
const UNDERGOES =
  /^(?: that [^,.]*)? (?:ends? up|(?:is|was|gets?|got) (?:sold|thrown (?:away|out)|forgotten|given away|left (?:behind|out|alone)|put away|replaced|swapped|posted|lost)|has been in (?:the|a|our) family|goes missing|falls? (?:in|into|off|out)|travels?|floats?|drifts?)\b/;

/** Whether no person acts: each is named behind a preposition, or as the owner of something. */
const isBeside = (later: string, { aliases, score }: Person): boolean =>
  score < 1.7 && !aliases.some((alias) => new RegExp(`(?:^|\\. )(?:The|A|His|Her) ${alias}\\b`, "i").test(later));

/** "She", if the idea calls no person so. */
const genderIn = (text: string, people: readonly Person[]): Person["gender"] => {
  const [, she, he] = /\b(?:(she|her)|(he|his|him))\b/i.exec(text) ?? [];
  const isFree = people.every(({ kind }) => personNoun(kind)?.isHuman !== true) && !/\bits?\b/.test(text);
  return isFree && she ? "she" : isFree && he ? "he" : "it";
};
