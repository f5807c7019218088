import { nameOf, type Outline, type OutlineCharacter, partOf } from "../../outline/outline.ts";
import type { Person } from "../../people/person.ts";
import type { Age } from "../../people/person-nouns.ts";
import { isFiniteVerb, termsOf } from "../idea/terms.ts";
import { isHuman } from "./person-words.ts";
import { readIdeaParts } from "./subject-of-idea.ts";
import { tidyIdea } from "./tidy-idea.ts";

const MAX_SHOWN = 4;

/** What is understood of an English idea, in its own words. */
export const englishOutline = (idea: string): Outline => {
  const { hero, others, place, wish, manner } = readIdeaParts(idea);
  const { text } = tidyIdea(idea);
  const characters = [hero, ...others].filter((each) => each !== undefined).slice(0, MAX_SHOWN);
  const found = {
    place: partOf(place?.name),
    wish: partOf(wish),
    obstacle: partOf(obstacleIn(text)),
    ending: partOf(endingIn(text)),
    manner: manner.isFunny ? ("funny" as const) : manner.isSad ? ("sad" as const) : undefined,
  };
  return {
    ...(characters.length > 0 && { characters: characters.map(characterOf) }),
    ...Object.fromEntries(Object.entries(found).filter(([, part]) => part !== undefined)),
  };
};

/** A person as an outline shows them. */
const characterOf = (person: Person): OutlineCharacter => {
  const { isNarrator, name, gender, count } = person;
  const age = isHuman(person) && shownAge(person);
  const shown = isNarrator ? undefined : nameOf(name);
  const kind = nameOf(kindWordsOf(person));
  return {
    ...(shown && { name: shown }),
    ...(kind && { kind }),
    ...(age && { age }),
    ...((gender === "she" || gender === "he") && { gender: gender === "she" ? "female" : "male" }),
    ...(count > 1 && { count }),
  };
};

/** "little volcano": the text's words for what somebody is, or else what is drawn. */
const kindWordsOf = ({ noun, phrase, kind, many, count }: Person): string => {
  const words = many && phrase ? phrase.split(" ").filter((word) => !COUNTS.test(word) || count < 2) : undefined;
  return words ? words.join(" ") : (phrase?.replace(/^own /, "") ?? noun ?? kind.replaceAll("-", " "));
};

const COUNTS = /^(?:two|three|four|five|six|seven|eight|nine|\d+|both)$/;

/** "An old clockmaker named Mateo" is old by a word before his noun. */
const shownAge = ({ age, traits }: Person): Age | undefined =>
  traits.some((trait) => /^(?:old|elderly|aged)$/.test(trait)) ? "old" : age;

/** "a troll with toothache lives underneath", "scared of her first eruption", "cannot do magic"; no mere hour. */
const obstacleIn = (text: string): string | undefined => {
  const [, but] = BUT.exec(text) ?? [];
  const [, stated, although] = OBSTACLE.exec(text) ?? [];
  return but?.trim() ?? (although && HOUR.test(although) ? undefined : (although ?? ofWhatOnly(stated))?.trim());
};

/** "afraid of water | meets a small cloud" */
const ofWhatOnly = (stated: string | undefined): string | undefined => {
  if (stated === undefined || !/^\p{L}+ of /u.test(stated)) return stated;
  const terms = termsOf(stated);
  const verb = terms.findIndex((term, at) => at > 2 && isFiniteVerb(term));
  return verb < 0
    ? stated
    : terms
        .slice(0, verb)
        .map(({ word }) => word)
        .join(" ");
};
const HOUR = /^it (?:is|was) (?:\p{L}+ )?(?:midnight|late|night|dark|early|evening|morning)\b/iu;

const BUT = /(?<!\bnothing)(?:,|;|\s)\s*but\s+((?!makes?\b|then\b)[^,.;!?]+)/i;
const OBSTACLE =
  /\b((?:scared|afraid|frightened|terrified)\s+of\s+[^,.;!?]+|(?:can(?:not|['’]t| not| only)|could(?:n['’]t| not| only))\s+[^,.;!?]+?(?=\s+(?:but|and|must)\b|[,.;!?]|$)|(?:even though|although)\s+([^,.;!?]+))/i;

/** What the idea itself calls the end. */
const endingIn = (text: string): string | undefined => {
  const [, said] = ENDING.exec(text) ?? [];
  return said && termsOf(said).some((term, at) => at > 0 && isFiniteVerb(term)) ? said.trim() : undefined;
};

const ENDING =
  /\b(?:in the end|at the end|at last|finally),?\s+((?:he|she|they|it|we|i|the|a|an|everybody|everyone|nobody|\p{Lu})[^.!?]+)/iu;
