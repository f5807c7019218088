import { blank } from "../../blank.ts";
import { escapePattern } from "../../escape-pattern.ts";
import type { OutlineCharacter } from "../../outline/outline.ts";
import { genderOfName } from "../../people/given-names.ts";
import type { Person } from "../../people/person.ts";
import { isKnownWord, personNoun } from "../../people/person-nouns.ts";
import { readPeople } from "../../people/read-people.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { settingIn } from "../idea/setting.ts";
import { isFiniteVerb, termsOf } from "../idea/terms.ts";
import { infinitiveOfThirdPerson, isSurelyVerb } from "../idea/verb-words.ts";
import { wordGroup } from "../spelling/english-words.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { confirmedPeople } from "./confirmed-people.ts";
import { begun, lowerFirst } from "./first-letter.ts";
import { secondOfPair } from "./first-pair.ts";
import { partnerOf } from "./hero-by-opening.ts";
import { heroBySubject } from "./hero-by-subject.ts";
import { heroOf, isCrowd } from "./hero-of-idea.ts";
import { thingsIn } from "./idea-things.ts";
import { isNotThere } from "./not-there.ts";
import { openedPhrase, withState } from "./opened-phrase.ts";
import { subjectOf } from "./subject-of-sentence.ts";
import { type Manner, tidyIdea } from "./tidy-idea.ts";
import { firstSentenceOf, sentencesOf } from "./words-in-text.ts";

export { shortNameOf } from "./short-name.ts";

/** What the built-in writer understood of an English idea. What it is not sure of is missing. */
export interface IdeaReading {
  readonly hero?: Person;
  readonly others: readonly Person[];
  /** Those of them who are at the hero's side, and not sought, fought or dead. */
  readonly companions: readonly Person[];
  readonly place?: { readonly name: string; readonly where: string };
  readonly things: readonly string[];
  readonly clauses: readonly Clause[];
  readonly wish?: string;
  /** The wish is the last thing that the idea says: its fulfilment is not told. */
  readonly isWishOpen: boolean;
  readonly manner: Manner;
}

/**
 * Reads an English idea: who, where, what with, what happens in which order, what is wanted, in which manner. `given`
 * are the characters that the user confirmed, who stand in the idea.
 */
export const readIdeaParts = (idea: string, given?: readonly OutlineCharacter[]): IdeaReading => {
  const { text: tidied, manner } = tidyIdea(idea);
  const text = oneDay(tidied);
  const { people, hero, others: found } = charactersOf(text, given);
  const told = asStory(text, hero);
  const named = hero ? [...people, hero] : people;
  const others = found.filter((one) => !isSamePerson(told, one, named));
  const foundPlace = placeIn(told, named);
  const taken = new Set([
    ...named.flatMap(({ aliases }) => aliases),
    ...(foundPlace?.name.toLowerCase().split(" ") ?? []),
  ]);
  const clauses = clausesOf(told, { heOf: (sentence) => subjectOf(sentence, named, hero) }).map((clause) =>
    withoutPersonObject(clause, taken),
  );
  const wishAt = clauses.findIndex(({ wish }) => wish !== undefined);
  const wish = clauses[wishAt]?.wish;
  // "wants to see the sea": where one wants to be is not where one is.
  const isGoal = foundPlace !== undefined && wish?.toLowerCase().endsWith(foundPlace.name.toLowerCase()) === true;
  const place = isGoal && !/\b(?:in|on|at) \S+(?: \S+)?$/i.test(wish ?? "") ? undefined : foundPlace;
  const wishedBy =
    wishAt < clauses.length - 1 && clauses.slice(wishAt + 1).some(isFulfilment)
      ? ""
      : (told.split(/(?<=[.!?])\s+/).at(-1) ?? "");
  return {
    ...(hero && { hero }),
    others,
    companions: others.filter((other) => isCompanion(told, other) && !isOfOldDays(told, other)),
    ...(place && { place }),
    things: thingsIn(told, taken),
    clauses,
    ...(wish && { wish }),
    isWishOpen: wish !== undefined && wishedBy.toLowerCase().includes(wish.toLowerCase().slice(0, 12)),
    manner,
  };
};

/** "The last customer was a polar bear", "one pupil left, a grumpy boy": one and the same, told by the second noun. */
export const isSamePerson = (
  text: string,
  { aliases, name }: Pick<Person, "aliases" | "name">,
  people: readonly Person[],
): boolean => {
  const names = aliases.map(escapePattern).join("|");
  if (name !== undefined || names === "") return false;
  // "Paula plays goalkeeper"
  if (
    new RegExp(
      `^(?:(?:My|Our) (?:\\p{Ll}+ ){1,3})?\\p{Lu}\\p{Ll}+ (?:plays|works as|is|was) (?:the |an? )?(?:[a-z]+ )?(?:${names})\\b`,
      "u",
    ).test(text)
  )
    return true;
  // "a girl who is the goalkeeper of the team"
  if (
    new RegExp(
      `^(?:[^,.]* )?an? (?:[a-z]+ ){1,3}who (?:is|was|works as|plays) (?:the |an? )?(?:[a-z]+ ){0,2}?(?:${names})\\b`,
    ).test(text.toLowerCase())
  )
    return true;
  // "The patient in room nine is her father"
  const isKin = `\\bthat (?:the|an?) (?:${names})(?: (?:in|at|on|of) [a-z0-9 ]{3,25}?)? (?:is|was) (?:his|her|their|my) `;
  if (new RegExp(isKin, "i").test(text)) return true;
  const own = new RegExp(
    `^(?:the|my|our) (?:[a-z]+ ){0,2}(?:${names})(?: (?:of|in|at|on) (?:the |his |her |a )?[a-z]+)? (?:is|was) an? ((?:[a-z]+ ){0,2}[a-z]+)|\\b(?:one|only|single|an?) (?:[a-z]+ )?(?:${names})(?: left| only)?, an? ((?:[a-z]+ ){0,2}?[a-z]+)(?= (?:who|that|from|with)\\b)`,
    "i",
  ).exec(text);
  const [, is, named] = own ?? [];
  const head = (is ?? named ?? "").split(" ").at(-1)?.toLowerCase() ?? "";
  return (
    head !== "" &&
    people.some((one) => one.aliases.includes(head) && !one.aliases.some((each) => aliases.includes(each)))
  );
};

/** "and became the best goalkeeper": the same sentence tells how the wish comes out. */
const isFulfilment = ({ text }: Clause): boolean =>
  /\b(?:became|won|managed|succeeded|made it|learned|got)\b/.test(text);

interface Characters {
  readonly people: readonly Person[];
  readonly hero: Person | undefined;
  readonly others: readonly Person[];
}

const charactersOf = (text: string, given: readonly OutlineCharacter[] | undefined): Characters => {
  const read = readPeople(text).filter(
    (each) => !isCrowd(text, each) && !isNotThere(text, each) && !isWordAtStart(text, each),
  );
  if (!given || given.length === 0) {
    const hero = withOwnName(text, heroBySubject(text, heroOf(text, read), read));
    const partner = hero && (partnerOf(text, hero, read) ?? secondOfPair(text, hero, read));
    const isOther = (each: Person): boolean => each !== hero && each.key !== hero?.key && each.score >= 0.4;
    return { people: read, hero, others: [...(partner ? [partner] : []), ...read.filter(isOther)].slice(0, 4) };
  }
  const [hero, ...others] = confirmedPeople(read, given);
  return { people: [...(hero ? [hero] : []), ...others, ...read], hero, others };
};

/** "Pepe the old tractor": a thing with a name. */
const withOwnName = (text: string, hero: Person | undefined): Person | undefined => {
  const { name, noun = "" } = hero ?? {};
  const [, own] =
    name === undefined && noun !== ""
      ? (new RegExp(
          `^(?!(?:After|Before|During|In|On|At|Since|When|While|Under|Behind|Inside|With|For|From|And|But|So|Until|Once)\\b)(\\p{Lu}\\p{L}+),? the (?:\\p{Ll}+ ){0,2}?${escapePattern(noun)}\\b`,
          "u",
        ).exec(text) ?? [])
      : [];
  return hero && own ? { ...hero, name: own, aliases: [own.toLowerCase(), ...hero.aliases] } : hero;
};

/** "Business is slow at first": a capital only because the sentence begins. */
const isWordAtStart = (text: string, { name = "", noun }: Person): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(name) &&
  (noun === undefined || noun === name.toLowerCase()) &&
  genderOfName(name) === undefined &&
  personNoun(name.toLowerCase()) === undefined &&
  (isKnownWord(name.toLowerCase()) || wordGroup(name.toLowerCase()) === "common") &&
  !new RegExp(`[\\p{L},] ${escapePattern(name)}\\b`, "u").test(text);

const PROPER_PLACES =
  /\b(?:the )?(mars|venus|africa|paris|london|cairo|canada|berlin|rome|tokyo|egypt|india|china|america|europe)\b/i;

/** Where somebody must bring something: "have to get it to the ballroom". */
const GOALS =
  /\b(?:have|has|had|must|needs?|needed|wants?|wanted|tr(?:y|ies|ied)|promise[sd]?|hope[sd]?|going|supposed) (?:to )?(?:get|bring|take|carry|follow|drive|deliver|return|send) (?:it|him|her|them|(?:the|an?|his|her|their|its) [\w-]+) (?:[\w-]+ )?to (?:the |an? |her |his |their )?[\w-]+/gi;

/** One looks at a place, or speaks of it, without being there. */
const FROM_AFAR = "(?:look|stare|gaze|wave|talk|speak|sing|dream|think|hear|stor)(?:s|ed|ing|ies|y)?";

/** The place of an idea with its preposition; not a character that is a place, as a volcano with a name. */
const placeIn = (told: string, people: readonly Person[]): IdeaReading["place"] => {
  // "Stuck in a lift with a cake that they must get to the ballroom": they are in the lift.
  const setting = settingIn(told.replace(GOALS, blank), undefined);
  if (!setting || /^(?:the )?(?:go|come|get|be|went|find)\b/i.test(setting.name)) return undefined;
  // "the other realises how big space": no name of a place.
  if (/ (?:how|what|why|who|that|is|was|when) /.test(setting.name)) return undefined;
  if (!isCertainPlace(setting.name, people) || /\b(?:every|each|all|any|no|whole)\b|['’]s$/i.test(setting.name))
    return undefined;
  if (new RegExp(`\\b(?:every|each|no|any) ${setting.name.replace(/^the /i, "")}\\b`, "i").test(told)) return undefined;
  // "It went to Africa with the storks": where somebody is gone is not where the story is.
  const bare = setting.name.replace(/^the /i, "");
  const isGone = new RegExp(
    `(?<!\\b(?:I|we|they) )\\b(?:went|flew|sailed|gone|ran away|moved|emigrated|goes|flies) (?:away )?to (?:the )?${bare}\\b`,
    "i",
  ).test(told);
  if (
    isGone &&
    !new RegExp(`\\b(?:in|on|at|through|across) (?:the |an? )?${bare}\\b`, "i").test(told) &&
    told.split(/[.!?] /).length > 1 &&
    !/^[^.!?]* to /.test(told)
  )
    return undefined;
  // "promised him to see the sea": no person is there yet.
  if (
    new RegExp(`\\bto (?:see|reach|find|visit) (?:the |an? )?${bare}\\b`, "i").test(told) &&
    !new RegExp(`\\b(?:in|on|at|by|across|through) (?:the |an? )?${bare}\\b`, "i").test(told)
  )
    return undefined;
  if (new RegExp(`${FROM_AFAR} (?:at|to|of) (?:the |an? )?${setting.name.replace(/^the /i, "")}\\b`, "i").test(told))
    return undefined;
  if (setting.name === "space" && /\bspace station\b/i.test(told))
    return { name: "the space station", where: "aboard the space station" };
  const proper = (words: string): string =>
    words.replace(PROPER_PLACES, (_, name: string) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase());
  const { name, where } = { name: proper(setting.name), where: proper(setting.where) };
  // "the mayor of a small town": "the small town"
  if (!new RegExp(`\\b(?:an?|the) ${name}\\b`, "i").test(told) || /^the /i.test(name)) return { name, where };
  return { name: `the ${name}`, where: where.replace(name, `the ${name}`) };
};

/** Somebody is no thing: lines about things are not told of them. */
const withoutPersonObject = (clause: Clause, taken: ReadonlySet<string>): Clause => {
  const head = clause.object?.split(" ").at(-1)?.toLowerCase() ?? "";
  // "his stuffed rabbit" is a toy.
  if (/ (?:stuffed|toy|plush|cuddly|wooden|paper|clay|tin) \S+$/.test(clause.object ?? "")) return clause;
  if (!clause.object || !(taken.has(head) || isSomebody(head) || isAbstract(head))) return clause;
  const { object: _, ...rest } = clause;
  return rest;
};

const isSomebody = (noun: string): boolean => {
  const known = personNoun(noun);
  return known !== undefined && !known.isThing;
};

const APART =
  /\b(?:visit|visits|visited|home to|(?:to|must) find|look(?:s|ing)? for|search(?:es|ing)? for|see|reach|save|saves|rescue|rescues|free|against|from|fights?|stops?|beats?|late|dead|about|of|underneath|warn|warns|past|steals?|called|misses|before|without|behind|hides?|because|guards?|give|gives|bring|brings|sells?|chas(?:es?|ed)|hunt(?:s|ed)?|outwits?|outsmarts?|arrests?|deal with|(?:bullied|teased|blackmailed|stolen|chased|robbed|accused|fired|kidnapped|hunted|threatened|cheated|evicted)\s+(?:[\w'-]+\s+){0,3}by)\s+(?:[\w'-]+\s+){0,3}$|\b(?:wants?|wanted|wish(?:es|ed)? for|longs? for|dreams? of) an?\s+(?:[\w'-]+\s+)?$/i;

/** "the cherry tree his wife planted", "the song her grandfather played": told of the past, and not there now. */
const isOfOldDays = (told: string, { aliases }: Person): boolean =>
  aliases.some((alias) =>
    new RegExp(
      `\\b(?:the|an?) (?:[a-z]+ ){1,2}(?:that |which )?(?:his|her|their|my|our) (?:[a-z]+ )?${escapePattern(alias)} (?:had )?[a-z]+ed\\b`,
      "i",
    ).test(told),
  );

const isCompanion = (told: string, person: Person): boolean =>
  !person.many && !OPPONENT.test(person.noun ?? "") && isAtSide(told, person);
const OPPONENT =
  /^(?:bully|thief|burglar|robber|kidnapper|villain|enemy|murderer|killer|poacher|landlord|landlady|blackmailer)$/;

/** Whether an idea shows somebody, one or several, at the hero's side: not sought, fought, left or dead. */
export const isAtSide = (told: string, { aliases }: Pick<Person, "aliases">): boolean => {
  const low = told.toLowerCase();
  const at = Math.min(...aliases.map((alias) => low.indexOf(alias)).filter((each) => each >= 0));
  const after = low.slice(at).replace(/^\S+(?:\s+of\s+\S+)?/, "");
  return Number.isFinite(at) && !APART.test(low.slice(0, at)) && !AGAINST.test(after);
};

const AGAINST =
  /^\s+(?:who\s+)?(?:has\s+|had\s+|always\s+|wants?\s+to\s+|keeps?\s+)?(?:lock(?:s|ed)|st(?:eals?|ole|olen)|cheat|threaten|forbid|forbade|hunt|chas|kidnap|bull(?:y|ies|ied)|hate|cut|burn|destroy|sell|sold|clos|ban|throw|threw|stop|catch|caught|get rid|accus|blackmail|evict|mock|refus|says? no\b|(?:whom |that )?(?:he|she|they|i)(?: has| have| had|'s|['’]ve)? never (?:met|seen|saw|heard of)\b|(?:whom |that )?(?:he|she|they|i)(?: has| have| had|'s|['’]ve)? (?:been )?(?:chas|hunt|look(?:ing|ed) for|search(?:ing|ed) for)|(?:left|leave|went|go(?! (?:out|on|for|into|fishing|camping|swimming|sailing|together|every|looking|up|down|back|around))|moved|died|never)\b)/;

const isCertainPlace = (name: string, people: readonly Person[]): boolean =>
  !people.some(({ aliases }) =>
    aliases.some((alias) => alias.length > 2 && name.toLowerCase().split(" ").includes(alias)),
  );

/** A title or a list as a sentence: "There was once a witch who …", "This is the story of Greta and the chicken." */
const asStory = (given: string, hero: Person | undefined): string => {
  const text = withSubjects(withState(given), hero);
  const bare = text.replace(/[.!?]+$/, "");
  const parts = bare.split(/,\s*/);
  if (parts.length > 1 && parts.every((part) => part.split(" ").length <= 2))
    return `This is a story of ${listOf(parts)}.`;
  if (bare.split(" ").length <= 3 && !/[.!?]/.test(bare) && !hero) return `This is a story about ${lowerFirst(bare)}.`;
  const withArticle =
    /^(?!\p{Lu}\p{Ll}+ and \p{Lu})(?!(?:The|There|An|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Fourteen|Fifteen|Twenty|Thirty|Forty|Fifty|Some|My|Our|Your|Oma|Opa|In|On|At|Near|By|From|Under|Behind|Every|One)\b)(?:\p{Lu}\p{Ll}+)\s/u.test(
      bare,
    ) &&
    hero &&
    !hero.name &&
    !hero.many &&
    !hero.isNarrator &&
    (hero.firstAt === 0 || isAfterAdjective(bare, hero))
      ? `${/^[aeiou]/i.test(text) ? "An" : "A"} ${lowerFirst(text)}`
      : text;
  return openedPhrase(namedPhrase(withArticle, hero));
};

/** "Robot in a school. Finds a drawing.": it finds. */
const withSubjects = (text: string, hero: Person | undefined): string => {
  const [first = "", ...rest] = sentencesOf(text);
  if (!hero || hero.isNarrator || rest.length === 0) return text;
  const pronoun = begun(hero.many ? "they" : /^(?:she|he|it)$/.test(hero.gender) ? hero.gender : "they");
  return [
    first,
    ...rest.map((sentence) => {
      const [word = "", next = ""] = sentence.split(" ");
      const low = word.toLowerCase();
      const isVerb = isSurelyVerb(low) || /^(?:cannot|can['’]t|has|had|doesn['’]t|didn['’]t)$/.test(low);
      const isAfterAdverb = /^(?:only|never|always|then)$/.test(low) && isThird(next);
      return (isVerb || isAfterAdverb) && pronoun !== "They" && !/\?$/.test(sentence)
        ? `${pronoun} ${lowerFirst(sentence)}`
        : sentence;
    }),
  ].join(" ");
};
const isThird = (word: string): boolean => infinitiveOfThirdPerson(word.replace(/[.,!]+$/, "")) !== undefined;

/** "Lost kitten follows", "Office worker finds" */
const isAfterAdjective = (text: string, { phrase }: Person): boolean =>
  phrase !== undefined && text.toLowerCase().startsWith(`${phrase.toLowerCase()} `);

/** "Leo who does not want to go to bed because …": "There was once a boy called Leo who …". */
const namedPhrase = (text: string, hero: Person | undefined): string =>
  // "Emil, 6, who is afraid of bees": "Emil, 6, is afraid of bees".
  text
    .replace(/^(\p{Lu}\p{L}+), (\d{1,3}), who (?=(?:is|was|has|wants|loves|lives)\b)/u, "$1, $2, ")
    .replace(/^(\p{Lu}\p{L}+),? (?=(?:who|whose) \p{Ll})/u, (whole, name: string) => {
      const isSentence = new RegExp(`^${whole}[^,.]*, (?:is|was|has|had|wants?|finds?|gets?) `).test(text);
      if (isSentence || hero?.name !== name || hero.many) return whole;
      const noun = hero.noun ?? (/^(?:girl|boy|woman|man)$/.test(hero.kind) ? hero.kind : undefined);
      return noun ? `There was once ${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun} called ${name} ` : whole;
    });

const listOf = (words: readonly string[]): string => {
  const each = words.map((word) =>
    /^(?:a|an|the|two|three|some|my|\p{Lu})/u.test(word) && !/^\p{Lu}\p{Ll}+$/u.test(word)
      ? word
      : withArticleFor(lowerFirst(word)),
  );
  return each.length < 2 ? each.join("") : `${each.slice(0, -1).join(", ")} and ${each.at(-1)}`;
};

const withArticleFor = (word: string): string =>
  /^(?:moon|sun|sea|sky|night|world|king|queen|wind)$/.test(word)
    ? `the ${word}`
    : /s$|^(?:\w+ cream|water|snow|rain|bread|magic|music)$/.test(word)
      ? word
      : `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

/** "The day the school lost all its colors": "One day the school lost all its colors". Not "The day we met was rainy". */
const oneDay = (text: string): string => {
  const before = BEFORE_DAY.exec(text)?.[1];
  if (before) return `${before}, ${text.slice(before.length + 1)}`;
  const [opener = "", time = ""] = DAY_WHEN.exec(text) ?? [];
  const terms = termsOf(firstSentenceOf(text.slice(opener.length)));
  const verb = mainClauseOf(terms)?.verb;
  if (opener === "" || verb === undefined) return text;
  const next = terms.findIndex((term, at) => at > verb + 1 && isFiniteVerb(term));
  const joint = terms.findIndex(({ low, post }, at) => at >= verb && (JOINED.test(low) || /[,;]/.test(post)));
  return next < 0 || (joint >= 0 && joint < next) ? `One ${time} ${text.slice(opener.length)}` : text;
};
const DAY_WHEN =
  /^The (day|night|morning|evening|summer|winter) (?:(?:when|that|on which) )?(?=(?:the|an?|my|our|his|her|all|every|everybody|everyone|nobody|it|we|I|two|three|\p{Lu}\p{L}+)\b)/u;
/** "The night before Christmas a reindeer gets": when, and who does it. */
const BEFORE_DAY =
  /^(The (?:day|night|morning|evening|week) (?:before|after) (?!\p{L}+ing\b)(?:(?:the|his|her|their|my|our) )?(?:\p{L}+ )?\p{L}+) (?=(?:an?|the|my|our|his|her|all|every|two|three|\p{Lu}\p{L}+)\s+\p{Ll}+ )/u;
const JOINED = /^(?:and|but|who|that|which|because|so|until|when|where|while|how|what|if)$/;
