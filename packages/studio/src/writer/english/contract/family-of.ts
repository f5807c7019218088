import type { Person } from "../../people/person.ts";
import { kindOfThing, personNoun } from "../../people/person-nouns.ts";
import { afterOpening } from "./after-opening.ts";
import { severalOf, thingPerson } from "./thing-person.ts";

/** "The bear family": three bears. */
export const familyOf = (text: string): Person | undefined => {
  const [, one = ""] = /^(?:an?|the|my|our) (?:[a-z]+ )?([a-z]+) family (?=\p{Ll}+)/iu.exec(text) ?? [];
  const known = personNoun(one.toLowerCase());
  if (!known || known.isThing || known.isHuman) return undefined;
  return {
    ...thingPerson(one, known.kind),
    noun: `${one} family`,
    phrase: `${one.toLowerCase()} family`,
    aliases: [one.toLowerCase(), "family"],
    gender: "they",
    many: true,
    count: 3,
  };
};

/** "The power goes out and a family tells stories", "the car of the Okafor family": people of whom nothing else is said. */
export const humanFamilyOf = (text: string): Person | undefined => {
  const [, phrase = ""] =
    /\b(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y) ((?:(?:whole|entire|big|young|large|poor|rich|noisy) )?(?:\p{Lu}[\p{L}'’-]+ )?family)\b(?! (?:of|\p{Ll}+['’]s|business|firm|home|house|farm|car|recipe|dinner|shop|restaurant|bakery|hotel|photo|album|secret|heirloom|name|tree|dog|cat)\b)/u.exec(
      text,
    ) ?? [];
  return phrase === "" ? undefined : severalOf({ ...thingPerson("family", "woman"), noun: "family", phrase });
};

/** "When the bakery burned down, the whole street baked": those who live there. */
export const crowdOf = (text: string): Person | undefined => {
  const [, noun = ""] = WHOLE.exec(afterOpening(text)) ?? VILLAGE.exec(text) ?? [];
  const people = PEOPLE_OF.get(noun.toLowerCase());
  return people === undefined ? undefined : peopleCalled(people, noun.toLowerCase());
};

/** Several people who are also called by where they live. */
const peopleCalled = (noun: string, place: string): Person | undefined =>
  severalOf({
    ...thingPerson(noun, "woman"),
    noun,
    phrase: noun,
    aliases: [noun, ...(place === "" ? [] : [place])],
  });
const WHOLE = /^(?:the|an?) (?:whole|entire) ([a-z]+) (?=\p{Ll})/iu;
/** "A village has only one bell": not "The village baker". */
const VILLAGE =
  /^(?:the|an?) (?:(?:little|small|tiny|poor|quiet|remote|sleepy) )?(village|town) (?=[a-z]+s (?:an?|the|its|only|no|every|for|to|that|how|one|two|three)\b)/i;

/** "The people of a small island build a bridge", "everyone in our street is silent": those who live there, where no other acts. */
export const peopleOfPlace = (text: string): Person | undefined => {
  const [, people = ""] = LIVING_THERE.exec(text) ?? [];
  const [, behind, before] = ALL_THERE.exec(text) ?? [];
  const place = (behind ?? before ?? "").toLowerCase();
  const noun = people === "" ? PEOPLE_OF.get(place) : people.toLowerCase();
  return noun === undefined ? undefined : peopleCalled(noun, place);
};
const LIVING_THERE =
  /\b(?:the|all the) (people|inhabitants|residents|tenants|neighbou?rs|villagers|islanders|passengers|guests) (?:of|in|on|from|at) (?:an?|the|our|my|one)\b/i;
const ALL_THERE =
  /\b(?:everybody|everyone|nobody|no one) (?:in|on) (?:an?|the|our|my) (?:[a-z]+ ){0,2}?([a-z]+) (?=[a-z])|(?:^[io]n|\bwas|\bis) (?:an?|the|our|my) (?:[a-z]+ ){0,2}?([a-z]+),? (?:where |in which )?(?:everybody|everyone|nobody|no one) /i;
const PEOPLE_OF: ReadonlyMap<string, string> = new Map([
  ["street", "neighbours"],
  ["neighbourhood", "neighbours"],
  ["neighborhood", "neighbors"],
  ["block", "neighbours"],
  ["building", "neighbours"],
  ["island", "islanders"],
  ["village", "villagers"],
  ["town", "townspeople"],
  ["city", "townspeople"],
]);

/** "A sleepy train", as all that an idea says. */
export const loneThing = (text: string): Person | undefined => {
  const [, words = "", noun = ""] =
    /^An? ((?:[a-z-]+ ){0,2}?([a-z]+))[.!]?$/i.exec(text.trim()) ?? THERE_IS.exec(text) ?? [];
  const kind = noun === "" ? undefined : kindOfThing(noun.toLowerCase());
  return kind
    ? { ...thingPerson(noun.toLowerCase(), kind), noun: noun.toLowerCase(), phrase: words.toLowerCase() }
    : undefined;
};
/** "There is a lighthouse on a hill" */
const THERE_IS =
  /^(?:Once )?[Tt]here (?:is|was|stands|stood|lives|lived) (?:once )?an? ((?:[a-z-]+ ){0,2}?([a-z]+))(?=[.,;!]|$| (?:on|in|at|by|who|that|which|with|far|near|under|behind|beside|called|named)\b)/;
