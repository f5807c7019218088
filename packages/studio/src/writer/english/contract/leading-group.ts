import type { Person } from "../../people/person.ts";
import { kindOfThings, personNoun } from "../../people/person-nouns.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { sceneryOf } from "../idea/places.ts";
import { afterOpening } from "./after-opening.ts";
import { severalOf, thingPerson } from "./thing-person.ts";
import { firstSentenceOf } from "./words-in-text.ts";

/**
 * "Two sisters share a room, then the hamster escapes", "Four toys make a plan for the boy": those whom the first
 * sentence counts and tells of. Not who opposes somebody, or is answered by somebody: "but a girl".
 */
export const groupThatLeads = (text: string, people: readonly Person[]): Person | undefined => {
  const opening = afterOpening(text);
  const brother = firstOfBrothers(opening, people);
  if (brother) return brother;
  const first = firstOfAll(opening, people);
  if (first) return first;
  const [, count = "", words = "", noun = ""] = COUNTED.exec(opening) ?? [];
  if (noun === "") return thingsWith(opening, people);
  if (FOES.test(noun) || hasPerson(words)) return undefined;
  const others = people.filter(({ aliases }) => !aliases.includes(noun));
  const isOpposed = /,? but (?:an?|the|one|only|\p{Lu})/u.test(firstSentenceOf(opening));
  if (isOpposed || others.some(({ name, isNarrator }) => isNarrator || name !== undefined)) return undefined;
  const own = people.find(({ aliases, many }) => many && aliases.includes(noun));
  if (own) return own;
  const isThing = kindOfThings(words) !== undefined && !sceneryOf(noun) && !isAbstract(noun);
  if (!isThing || personNoun(noun)?.isThing === false || people.length === 0) return undefined;
  const things = severalOf({
    ...thingPerson(noun, kindOfThings(words) ?? "robot"),
    noun,
    phrase: words.toLowerCase(),
    aliases: [noun, words.toLowerCase()],
    firstAt: 1,
  });
  return things && counted(things, count);
};

/** "Old toys in the attic hear that the house will be sold": the toys, and not the girl who is named later. */
const thingsWith = (text: string, people: readonly Person[]): Person | undefined => {
  const [, words = "", noun = ""] = THINGS_WITH_MIND.exec(text) ?? [];
  const kind = noun === "" ? undefined : kindOfThings(words);
  const isOwn = kind !== undefined && personNoun(noun.replace(/s$/, ""))?.isThing !== false;
  if (!isOwn || people.some(({ name, isNarrator }) => isNarrator || name !== undefined)) return undefined;
  return severalOf({ ...thingPerson(noun, kind), noun, phrase: words.toLowerCase(), aliases: [noun], firstAt: 1 });
};
const THINGS_WITH_MIND =
  /^(?:The|All the|Some|Old|Forgotten|Lost|Broken) ((?:[a-z-]+ ){0,2}?([a-z]+s))(?= (?:(?:in|on|at|of|from|under|behind) (?:the |an? |their )?(?:[a-z]+ ){0,2}?[a-z]+ )?(?:hear|decide|want|know|dream|plan|argue|fear|refuse|quarrel|go on strike|hold a|are (?:tired|afraid|bored|jealous)) )/;

/** "Two old men play cards": not the cards. */
const hasPerson = (words: string): boolean =>
  words
    .split(" ")
    .slice(0, -1)
    .some((word) => personNoun(word)?.many === true);

/** At most three are drawn. */
const counted = (several: Person, count: string): Person => ({
  ...several,
  count: count.toLowerCase() === "two" ? 2 : several.count,
});

const COUNTED =
  /^(?:(?:The|My|Our|A|An) (?:[a-z]+ )?[a-z]+['’]s |The |My |Our |These )?([Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even) ((?:[a-z-]+ ){0,3}?([a-z]+s|children|people|women|men|mice|geese))(?= (?:(?:in|on|at|from|of|with|under|behind|inside) (?:the |an? |their )?(?:[a-z]+ ){0,2}?[a-z]+ )?(?:who |that )?(?:can['’]t |cannot |both |all |never |always |have |are )?[a-z]+ )/u;
const FOES = /^(?:thieves|robbers|burglars|bullies|bandits|kidnappers|gangsters|criminals|guards|crooks)$/;

/** "Kids of divorced parents make a plan": the kids. */
const firstOfAll = (text: string, people: readonly Person[]): Person | undefined => {
  const [, word = ""] =
    /^(\p{Lu}\p{Ll}+) (?:of|from|in|on|at) (?:the |an? |their )?(?:[a-z]+ ){1,2}[a-z]+ /u.exec(text) ?? [];
  const first = people.find(({ many, aliases }) => many && aliases.includes(word.toLowerCase()));
  return first && people.every(({ name, isNarrator }) => !name && !isNarrator) && !FOES.test(word.toLowerCase())
    ? first
    : undefined;
};

/** "Brothers Sam and Jonah have not talked": Sam. */
const firstOfBrothers = (text: string, people: readonly Person[]): Person | undefined => {
  const [, name = ""] =
    /^(?:In [^,]+, )?(?:The |[Tt]wo |Twin )?(?:[a-z]+ )?(?:[Bb]rothers|(?<=[Tt]wo (?:[a-z]+ )?)[a-z]+s(?=,)|[Ss]isters|[Ss]iblings|[Tt]wins|[Cc]ousins|[Bb]est friends|[Ff]riends|[Nn]eighbou?rs),? (\p{Lu}\p{L}+) and \p{Lu}\p{L}+,? \p{Ll}/u.exec(
      text,
    ) ?? [];
  return name === "" ? undefined : people.find((one) => one.name === name);
};

/** "The four members of a band meet again": those who play in it. */
export const membersOf = (text: string): Person | undefined => {
  const [, count = "", what = ""] =
    /^(?:The |All )?(?:(two|three|four|five|six|seven) )?(?:old |former |last |remaining )?members of (?:an?|the|our) ((?:[a-z]+ ){0,3}?(?:band|choir|orchestra|club|team|group|crew|circle))\b/iu.exec(
      text,
    ) ?? [];
  if (what === "") return crewOf(text);
  const members = severalOf({
    ...thingPerson("members", /(?:band|choir|orchestra)$/.test(what) ? "singer" : "woman"),
    noun: "members",
    phrase: "members",
    aliases: ["members", what.split(" ").at(-1) ?? ""],
  });
  return members && counted(members, count);
};

/** "Deep under the sea, a repair crew of two hears music": those who work in it. */
const crewOf = (text: string): Person | undefined => {
  const [, words = "", count = ""] =
    /^[A-Z][^,.]{3,60}, an? ((?:[a-z]+ )?(?:crew|team|squad|troupe))(?: of (two|three|four|five|six))? [a-z]+s /.exec(
      text,
    ) ?? [];
  if (words === "") return undefined;
  const members = severalOf({ ...thingPerson("crew", "woman"), noun: words.split(" ").at(-1) ?? "", phrase: words });
  return members && counted(members, count);
};

/** "Year 5 decide to set up an agency", "Our street has a pothole": pupils and neighbours, in an idea that names no other people. */
export const peopleOf = (text: string, people: readonly Person[]): Person | undefined => {
  if (/\b(?:I|we|us|me)\b/.test(text)) return undefined;
  const [pupils = ""] =
    /\b(?:Year \d+|[Cc]lass \d[A-Z]?|the whole class)(?= (?:[a-z]+ly )?(?:must|decides?|has to|have to|wants?|tr(?:y|ies)|sets? (?:up|out)|finds?|hides?|[a-z]+s?) )/.exec(
      text,
    ) ?? [];
  const isOfStreet =
    /^(?:Our|The whole|Everyone (?:in|on) our|Everybody (?:in|on) our) (?:street|road|block|building|estate)\b/.test(
      text,
    );
  const at = text.indexOf(pupils);
  const isOther = people.some(
    ({ name, aliases }) => name || aliases.some((alias) => text.slice(0, at).toLowerCase().includes(alias)),
  );
  if (pupils === "" ? !isOfStreet || people.some(({ score }) => score >= 1) : isOther) return undefined;
  const noun = pupils === "" ? "neighbour" : "pupil";
  return severalOf({
    ...thingPerson(noun, pupils === "" ? "woman" : "girl"),
    noun,
    phrase: `${noun}s`,
    aliases: [noun, `${noun}s`, ...(pupils === "" ? ["street"] : [pupils.toLowerCase()])],
  });
};
