import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import { kindOfThing, kindOfThings, personNoun } from "../../people/person-nouns.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { isFiniteVerb, type Term, termsOf } from "../idea/terms.ts";
import { infinitiveOfThirdPerson } from "../idea/verb-words.ts";
import { actingFirst, isAnswering } from "./acting-first.ts";
import { aroundBroken, hostOf } from "./around-broken.ts";
import { crowdOf, familyOf, humanFamilyOf, loneThing, peopleOfPlace } from "./family-of.ts";
import { firstOfPair } from "./first-pair.ts";
import {
  chasing,
  DOES_FOR_OWNER,
  livingIn,
  ownerAfterOpening,
  ownFeast,
  PET_DIES,
  toldByChild,
  victimIn,
  watcherIn,
} from "./hero-by-opening.ts";
import { groupThatLeads, membersOf, peopleOf } from "./leading-group.ts";
import { teamIn } from "./leading-team.ts";
import {
  ACTS,
  goesAstray,
  IS_HELPED,
  IS_LEFT,
  OWNED_PLACE,
  ownsTheOthers,
  SEEK_THEIR_OWN,
  THINGS_ALIVE,
} from "./leading-thing.ts";
import { asCalled, narratorIn } from "./narrator-in.ts";
import { beforeRelative, withoutParticiple } from "./noun-of-subject.ts";
import { isGrownOwner, ownerOfThing } from "./owner-of-thing.ts";
import { isEnsemble, kindOfNamed, narratorPerson, playersOf, severalOf, thingPerson } from "./thing-person.ts";
import { thingThatLeads } from "./thing-that-leads.ts";
import { afterPlace, isTrade, tradeIn, tradesPerson } from "./trades.ts";
import { wisherIn } from "./wisher-in-idea.ts";
import { firstSentenceOf } from "./words-in-text.ts";

/** Whom an idea is about: who leads it, or the thing that feels or acts in it, or who tells it. */
export const heroOf = (text: string, people: readonly Person[]): Person | undefined =>
  toldByChild(text) ??
  (THINGS_ALIVE.test(text) ? thingAsHero(text) : undefined) ??
  chasing(text, people) ??
  victimIn(text, people) ??
  watcherIn(text, people) ??
  peopleOf(text, people) ??
  weIn(text, people) ??
  ownerAfterOpening(text, people) ??
  aroundBroken(text, people) ??
  hostOf(text, people) ??
  groupIn(text, people) ??
  membersOf(text) ??
  ensembleIn(text) ??
  tradeIn(text, people) ??
  tradeIn(afterPlace(text), people) ??
  ownedThing(text, people) ??
  firstOfPair(text, people) ??
  feelingThing(text, people) ??
  thingThatLeads(text, people) ??
  groupThatLeads(text, people) ??
  ownerOf(text, people) ??
  leadOf(text, people) ??
  narratorIn(text) ??
  ownFeast(text) ??
  loneThing(text) ??
  livingIn(text) ??
  (people.length === 0 ? peopleOfPlace(text) : undefined) ??
  thingAsHero(text) ??
  subjectOf(text) ??
  thingAsHero(afterPlace(text));

/** "Grandpa Joe's last day as a driver": his day, and not those who wait for him later. */
const ownerOf = (text: string, people: readonly Person[]): Person | undefined => {
  const [, owner = "", owned = ""] =
    /^((?:(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?) )?(?:\p{L}[\p{L}.]* ){0,2}?\p{L}+)['’]s ((?:[a-z]+ ){0,2}?[a-z]+)\b/u.exec(
      text,
    ) ?? [];
  const words = owned.split(" ");
  // "Nele's grandmother forgets things and Nele makes her a book"
  const isTold =
    /^[^.]*\b(?:only|best)\b[^.]*\b(?:she|he)\b/.test(text) ||
    PET_DIES.test(text) ||
    DOES_FOR_OWNER.test(text) ||
    new RegExp(`^${owner}['’]s .*\\b(?:and|so|but|until) ${owner} \\p{Ll}`, "u").test(text);
  // "The king's food taster gets fed up": the taster.
  const terms = termsOf(firstSentenceOf(text));
  const subject = terms[mainClauseOf(terms)?.subject ?? -1]?.low ?? "";
  if (!isTold && owner !== "" && isTrade(subject) && !owner.endsWith(subject))
    return tradesPerson(text, subject, owned.split(" ").includes(subject) ? owned : subject);
  // "The baker's three apprentices", "the queen's youngest daughter": not the baker, and not the queen.
  const known = owner.toLowerCase().endsWith(subject) ? undefined : personNoun(subject);
  const isOfOthers = known?.many === true || (known?.isThing === false && isGrownOwner(owner));
  if (owner === "" || (!isTold && isOfOthers)) return undefined;
  if (!isTold && words.some((word) => personNoun(word)?.isThing === false)) return undefined;
  const low = owner.toLowerCase();
  const found = people.find(
    ({ aliases, firstAt, many }) =>
      !many && (isTold || firstAt < 4) && aliases.some((alias) => new RegExp(`\\b${escapePattern(alias)}$`).test(low)),
  );
  return found ?? ownerOfThing(text, owner);
};

/** "Every winter the old ski lift dreams": what the first sentence is about, whatever it is. */
const subjectOf = (given: string): Person | undefined => {
  const text = given.replace(OWNED_PLACE, "$1");
  const terms = termsOf(firstSentenceOf(text));
  const at = beforeRelative(terms, mainClauseOf(terms)?.subject);
  const head = at === undefined ? undefined : terms[at];
  const noun = head?.low.replace(/[^\p{L}-]/gu, "") ?? "";
  if (
    !head ||
    at === undefined ||
    noun.length < 3 ||
    head.tags.has("Pronoun") ||
    (at === 0 && (head.tags.has("Adjective") || head.tags.has("Adverb"))) ||
    /['’]s$/.test(head.low) ||
    isAbstract(noun) ||
    NO_SUBJECT.test(noun)
  )
    return undefined;
  const start = terms
    .slice(0, at)
    .findLastIndex(({ low }) =>
      /^(?:an?|the|my|our|his|her|their|one|two|three|four|five|six|seven|some|all|\p{L}+['’]s)$/u.test(low),
    );
  if (start < 0 && at > 2) return undefined;
  // The tagger takes "books" for a verb.
  const many = /s$/.test(noun) && (head.tags.has("Plural") || kindOfThing(noun.replace(/s$/, "")) !== undefined);
  const isName = start < 0 && at === 0 && !head.tags.has("Plural");
  if (!isName && (isTrade(noun) || isOnePerson(noun))) return tradesPerson(text, noun, phraseTo(terms, start, at));
  const members = isName ? undefined : playersOf(noun, terms[at - 1]?.low);
  if (members) return severalOf({ ...thingPerson(noun, members), noun, phrase: phraseTo(terms, start, at) });
  return {
    ...thingPerson(noun, kindOfNamed(phraseTo(terms, start, at))),
    ...(isName
      ? { name: head.word }
      : {
          noun,
          phrase: phraseTo(terms, start, at),
        }),
    gender: many ? "they" : "it",
    many,
    count: many ? 3 : 1,
    firstAt: start < 0 ? 0 : text.toLowerCase().indexOf(noun),
  };
};

/** "boxer": somebody whom the reader of people did not take for one. */
const isOnePerson = (noun: string): boolean => {
  const known = personNoun(noun.toLowerCase());
  return known?.isHuman === true && !known.many && !known.isThing && /^(?:woman|man)$/.test(known.kind);
};

const phraseTo = (terms: readonly Term[], start: number, at: number): string =>
  terms
    .slice(start + 1, at + 1)
    .map(({ low }) => low)
    .join(" ");

const NO_SUBJECT =
  /^(?:nobody|everybody|everyone|something|nothing|there|this|that|someone|somebody|who|what|one|day|night|morning|evening|people|rain|snow|time|weather|power|music|business|life|school|world|after|before|during|since|until|without|despite)$/;

/** "We are three brothers", "Our family runs a ferry": one of them tells it. "Our school bus driver" is another. */
const weIn = (text: string, people: readonly Person[]): Person | undefined => {
  if (OUR_RIDE.test(text)) return narratorPerson(["i", "we"]);
  const found =
    /^(?:We|(?:Our|My) (family|class|team|club|band|village|school|street|football team|soccer team))\b/.exec(text);
  if (!found) return undefined;
  const next = found[1] === undefined ? undefined : termsOf(firstSentenceOf(text))[1 + found[1].split(" ").length];
  if (next?.tags.has("Noun") && !isFiniteVerb(next)) return undefined;
  // "We are getting a baby and my son Ben thinks that we will forget him": Ben.
  const [, child] =
    /^We (?:are|were|have|had|['’]re|just|will)\b[^.]*?\b(?:and|but|so) (?:(?:my|our) (?:[a-z-]+ ){1,2})?(\p{Lu}\p{L}+),? (?:who |(?:thinks?|wants?|hates?|fears?|wonders?|does|is|has|can)\b)/u.exec(
      text,
    ) ?? [];
  const ours = child && people.find(({ name }) => name === child);
  if (ours) return ours;
  const narrator = people.find(({ isNarrator }) => isNarrator);
  return narrator ?? narratorPerson(["i", "we", "our family", "my class", "our class"]);
};

/** "Our bus breaks down": those who sit in it. */
const OUR_RIDE =
  /^Our (?:school )?(?:bus|car|train|van|plane|boat|ferry) (?:breaks?|broke|gets?|got|stops?|stopped|runs? out|ran out|sinks?|sank) /;

/** "A class of first graders": "the first graders". */
const groupIn = (text: string, people: readonly Person[]): Person | undefined => {
  const [, words = "", noun = ""] =
    /^(?:an?|the|our|my) (?:[a-z]+ )?(?:class|group|bunch|pair|couple|gang|team|troop|handful|family|flock|herd|pack|choir|orchestra|band|crew|club|colony|caravan|crowd|circle|busload|generation) of ((?!(?:two|three|four|five|six|seven|eight)\b)(?:(?!mice|people|children|geese|sheep|men|women)[a-z-]*[^s ] )?(mice|people|children|geese|sheep|men|women|[a-z]+s))\b/i.exec(
      text,
    ) ?? [];
  if (noun === "") return teamIn(text) ?? pairIn(text, people);
  const own = people.find(({ aliases, name }) => !name && aliases.includes(noun));
  if (own) return own.many ? own : { ...own, many: true, count: 3, gender: "they", phrase: noun };
  const known = personNoun(noun) ?? personNoun(noun.replace(/s$/, ""));
  return {
    ...thingPerson(noun, known?.kind ?? kindOfThing(noun.replace(/s$/, "")) ?? (PUPILS.test(noun) ? "girl" : "woman")),
    noun,
    phrase: words.toLowerCase(),
    gender: "they",
    many: true,
    count: /^(?:an?|the|my|our) (?:[a-z]+ )?pair /i.test(text) ? 2 : 3,
    aliases: [noun, noun.replace(/s$/, "")],
  };
};

/** "An old couple dances", "A family goes camping": several, of whom none is told apart. */
const pairIn = (text: string, people: readonly Person[]): Person | undefined => {
  const [, words = "", noun = ""] =
    /^(?:an?|the|my|our) ((?:(?:old|elderly|retired|young|married|divorced|separated|rich|big|poor|whole|noisy|happy|long[- ]distance|newly[- ]married|tired|lonely|busy|lazy|brave|small|normal|ordinary|modern|shy|quarrel(?:l)?ing|bored|hungry|curious|homeless|unlucky|lucky) )?(couple|family))\b(?! of\b(?! (?:two|three|four|five|six|seven|eight)\b))(?: of [a-z]+)?(?=(?: \p{Ll}+ly| never| always)? \p{Ll}+|, (?:she|he|they)\b)/iu.exec(
      text,
    ) ?? [];
  if (noun === "") return familyOf(text) ?? crowdOf(text) ?? (people.length === 0 ? humanFamilyOf(text) : undefined);
  if (people.some(({ firstAt, isNarrator }) => isNarrator || firstAt < 2)) return undefined;
  const old = /^(?:old|elderly|retired) /.test(words);
  return {
    ...thingPerson(noun, old ? "grandma" : "woman"),
    noun,
    phrase: words.toLowerCase(),
    gender: "they",
    many: true,
    count: noun === "couple" ? 2 : 3,
  };
};

const PUPILS = /^(?:graders|pupils|students|kids|children|toddlers|scouts|learners)$/;

/** "Every child", "all the children": everybody, and not one of whom is told. */
export const isCrowd = (text: string, { name, aliases }: Person): boolean => {
  const words = aliases.map(escapePattern).join("|");
  const low = text.toLowerCase();
  const all = low.match(new RegExp(`\\b(?:${words})\\b`, "g"))?.length ?? 0;
  const crowds =
    low.match(new RegExp(`\\b(?:every|each|all|other|no|any)(?: the| other)? (?:${words})\\b`, "g"))?.length ?? 0;
  return !name && all > 0 && all === crowds;
};

/** Who is most named and most acting; of equals, who comes first. */
const leadOf = (text: string, people: readonly Person[]): Person | undefined => {
  const [most] = people;
  if (!most) return undefined;
  const introduced = /^An? (?:[\p{L}-]+ ){1,4}?(?:named|called) (\p{Lu}[\p{L}'’-]+)/u.exec(text)?.[1];
  const own = /^(?:My|Our) (?:[\p{Ll}-]+ ){1,3}?(\p{Lu}[\p{L}'’-]+) (?!and\b)/u.exec(text)?.[1];
  // "Stinky, our ferret, chewed": Stinky.
  const said = /^(\p{Lu}[\p{L}'’-]+), (?:(?:an?|our|my|the) [^,.]+|\d{1,3}(?: years old)?), \p{Ll}/u.exec(text)?.[1];
  const opener = people.find(({ name }) => name !== undefined && [introduced, own, said].includes(name));
  const narrator = people.find(({ isNarrator }) => isNarrator);
  // "Kim and her robot dog want to win": Kim.
  const leading = /^(\p{Lu}[\p{L}'’-]+) and (?:his|her) /u.exec(text)?.[1];
  const named = people.find(({ name }) => leading !== undefined && name === leading);
  if (named) return named;
  const wisher = wisherIn(text, people);
  // "I broke a vase. Now the dog has to sleep outside": what others want is not the story.
  if (/^I\b/.test(text) && !narrator) return narratorIn(text) ?? most;
  const isLed = (opener ?? (/^I\b/.test(text) ? narrator : undefined)) !== undefined;
  const acting = actingFirst(text, people);
  if (wisher && !isLed && wisher.score > most.score * 0.4 && !(acting && isAnswering(text, wisher))) return wisher;
  if (opener) return opener;
  if (narrator) return asCalled(text, narrator);
  const [first, second] = [...people].sort((a, b) => a.firstAt - b.firstAt);
  // "Oskar the bus driver waves …": who has the name and the first word.
  const isNamed = first?.name !== undefined && /^\p{Lu}[\p{L}'’-]* (?:the |\p{Ll}+s\b)/u.test(text);
  if (isNamed && first.firstAt === 0 && !most.name) return first;
  const opens = first?.aliases.some((alias) => OPENING_SUBJECT.exec(text)?.[1]?.toLowerCase() === alias);
  if (first && opens && !first.many) return first;
  // Who has died is mourned by who is named next.
  if (
    first &&
    second &&
    new RegExp(`\\b(?:${first.aliases.join("|")}) (?:has |had )?(?:died|dies|is dead)\\b`, "i").test(text)
  )
    return second;
  return acting ?? (first && first.score > most.score * 0.5 ? first : most);
};

/** "A postman who …", "A cook in a hospital finds": the sentence is about them. */
const OPENING_SUBJECT =
  /^(?:an?|the|my|our) (?:(?!who\b|that\b)[a-z-]+ ){0,2}?([a-z-]+) (?:who|whose|(?:in|at|on|of) (?:an?|the|his|her) [a-z]+ (?:finds?|gets?|meets?|discovers?|notices?|wants?|has|is))\b/i;

/** "A lighthouse that is lonely": the thing that feels and wishes, and not who comes after it. */
const feelingThing = (text: string, people: readonly Person[]): Person | undefined => {
  const [, owner = ""] = THING_WHO.exec(text) ?? ANY_WHO.exec(text) ?? IT_LATER.exec(text) ?? [];
  const isNoun = owner !== "" && infinitiveOfThirdPerson(owner.toLowerCase()) === undefined;
  if (isNoun && (personNoun(owner)?.isThing ?? true) && !isAbstract(owner)) return thingAsHero(text);
  const [, noun = ""] = FEELING.exec(text) ?? [];
  if (noun === "") return actingThing(text, people);
  const isThing = noun !== "" && (personNoun(noun)?.isThing ?? true) && kindOfThing(noun.toLowerCase()) !== undefined;
  return isThing ? thingAsHero(text) : actingThing(text, people);
};

/**
 * "The vending machine gives", "The violin still remembers": what only somebody can do makes the thing the hero; so does
 * what is done to it, or how it lies there.
 */
const actingThing = (given: string, people: readonly Person[]): Person | undefined => {
  const text = given.replace(/^(?:Tonight|Today|Yesterday|Tomorrow),? t/, "T");
  const terms = termsOf(firstSentenceOf(text));
  const main = mainClauseOf(terms);
  if (kindOfThings(SEEK_THEIR_OWN.exec(text)?.[1] ?? "")) return thingAsHero(text);
  if (main?.subject === undefined || !/^(?:an?|the|my|our|one|every)$/.test(terms[0]?.low ?? "")) return undefined;
  const noun = terms[main.subject]?.low ?? "";
  // "A robot vacuum makes friends": the vacuum.
  const isBefore = (at: number): boolean => at + 1 === main.subject && !personNoun(noun);
  const isPerson = terms
    .slice(0, main.verb)
    .some(
      ({ low, word }, at) => (personNoun(low)?.isThing === false && !isBefore(at)) || (at > 0 && /^\p{Lu}/u.test(word)),
    );
  const verb = terms
    .slice(main.verb, main.verb + 3)
    .map(({ low }) => low)
    .join(" ");
  // "A cake is carried by a cook who": the cook.
  const isDoneBy = people.some(({ aliases }) =>
    aliases.some((alias) => new RegExp(`\\bby (?:an?|the) (?:[a-z]+ )?${escapePattern(alias)} who\\b`).test(text)),
  );
  const isLeft = !isDoneBy && (IS_LEFT.test(verb) || IS_HELPED.test(text)) && kindOfThing(noun) !== undefined;
  const isAlone = isLeft || ownsTheOthers(text, noun, people) || goesAstray(noun, verb);
  return isPerson || isAbstract(noun) || !(ACTS.test(verb) || isAlone) ? undefined : subjectOf(text);
};

/** "A sock that lost its partner": the sock. */
const THING_WHO =
  /^(?:an?|the|my|our) (?:(?!that\b|who\b)[a-z]+ )?(?!that\b|who\b)([a-z]+) (?:that|who) (?:loses|lost|finds|found|gets|got|goes|went|falls|fell|forgets|forgot|never|always|only|thinks|knows|learns|meets|tries|lives|likes|runs|ran|gets|keeps|could|refuses|escapes|escaped)\b/i;
/** "A little thunder who is scared of children": only somebody is "who". */
const ANY_WHO = /^An? (?:(?!that\b|who\b)[a-z]+ ){0,2}?(?!that\b|who\b)([a-z]+) who\b/;
/** "An old streetlamp at a corner. It has seen": the thing of which the next sentence tells. */
const IT_LATER =
  /^an? (?:[a-z]+ )?([a-z]+) (?:at|in|on|near|under|behind|by) (?:an?|the) (?!.*\b(?:is|was|has|had)\b[^.]*\. It )[^.]{3,60}\. It (?=[a-z]+s? )/i;
const FEELING =
  /^(?:an?|the|my|our) (?:(?!that\b|who\b)[a-z]+ ){0,2}?(?!that\b|who\b)([a-z]+) (?:(?:on|in|at|under|behind|of) (?:the|an?|his|her|my) [a-z]+ )?(?:(?:that|who) )?(?:cut loose[^,.]{0,20}? |left behind[^,.]{0,20}? |thrown away[^,.]{0,20}? )?(?:tries to|wants|wanted|wishes|dreams|longs|hopes|hates|loves|decides|can['’]?t|cannot|doesn['’]t want|does not want|(?:is|was|gets|got) (?:left (?:alone|behind)|forgotten|thrown away|abandoned|replaced|locked (?:up|away|in))|(?:is|was|feels|felt) (?:so |very |always |really )?(?:lonely|sad|tired|afraid|scared|bored|jealous|angry|shy|proud|unhappy|homesick))\b/i;

/** "Grandma Inge's cuckoo clock has lost its cuckoo": the clock, which acts or feels. */
const ownedThing = (text: string, people: readonly Person[]): Person | undefined => {
  const [, before = "", noun = ""] = OWNED.exec(text) ?? [];
  const isPerson = people.some(({ aliases }) => aliases.includes(noun)) || personNoun(noun)?.isThing === false;
  if (noun === "" || isPerson || isAbstract(noun)) return undefined;
  return {
    ...thingPerson(noun, kindOfNamed(`${before}${noun}`)),
    noun,
    phrase: `${before}${noun}`,
    firstAt: text.indexOf(noun),
  };
};

const OWNED =
  /^(?:(?!(?:in|on|at|of|from|under|behind|near|by) )[\p{L}.]+ ){0,3}?\p{L}+['’]s ((?:(?!who\b|that\b)[a-z]+ ){0,2}?)(?!who\b|that\b)([a-z]+) (?:wants|has (?:lost|never|always|had enough|decided|fallen (?:in love|asleep)|run away)|dreams|wishes|hopes|decides|loves|hates|refuses|runs away|falls in love|starts (?:to|talking)|can (?:talk|fly|sing|hear|feel)|(?:only|always|never|suddenly) [a-z]+[^s]s|is (?:afraid|sad|lonely|tired|jealous|bored|in love|proud|shy))\b/u;

/** "An orchestra loses its conductor": those who play together, not the one whom they lose. */
const ensembleIn = (text: string): Person | undefined => severalOf(isEnsemble(text) ? thingAsHero(text) : undefined);

const OF_PEOPLE = /^(?:famil|coupl|team|gang|band|crew|clan|household|village|tribe|generation)/i;
const COUNTS = ["two", "three", "four", "five"];

/** If the idea names no person, the thing that the first sentence is about: "The toaster and the fridge are fighting". */
const thingAsHero = (text: string): Person | undefined => {
  const [, count = "", words = "", ones = ""] =
    /^(?:the |my |our |these )?(two|three|four|five) ((?:[a-z-]+ ){0,3}?([a-z]+s))\b(?! [a-z]+s\b)/i.exec(text) ?? [];
  if (ones !== "" && !isAbstract(ones) && !NO_SUBJECT.test(ones.replace(/s$/, "")))
    return {
      ...thingPerson(
        ones,
        kindOfThings(words) ?? (isTrade(ones.replace(/s$/, "")) || OF_PEOPLE.test(ones) ? "woman" : "robot"),
      ),
      noun: ones,
      phrase: words.toLowerCase(),
      aliases: [ones.toLowerCase(), words.toLowerCase()],
      gender: "they",
      many: true,
      count: COUNTS.indexOf(count.toLowerCase()) + 2,
    };
  const found =
    /^(?:the|a|an|my|our)\s+(?:[a-z]+['’]s\s+)?((?:[a-z]+\s+){0,2}?)(?!but\b|and\b|or\b|accidentally\b|[a-z]+(?:ically|ously|etly|denly|tely|edly)\b)([a-z]+)\s+(?:[a-z]+(?:ally|ously|etly|denly|tely|edly)\s+)?(?:(?:only|never|always|still|just|also|really)\s+)?(?:and|is|was|are|wants|wanted|got|has|does|can|cannot|who|that|where|when|which|in|on|[a-z]+(?<![us])s)\b/i.exec(
      text,
    );
  const own = withoutParticiple(`${found?.[1] ?? ""}${found?.[2] ?? ""}`.toLowerCase().split(" "));
  const noun = own.at(-1) ?? "";
  if (noun === "" || isAbstract(noun) || / \p{Lu}\p{Ll}+ /u.test(` ${found?.[1] ?? ""}${found?.[2]} `))
    return undefined;
  const phrase = own.join(" ");
  if (isTrade(noun) || isOnePerson(noun)) return tradesPerson(text, noun, phrase);
  const members = playersOf(noun, own.at(-2));
  if (members && !isEnsemble(text)) return severalOf({ ...thingPerson(noun, members), noun, phrase });
  const opening = text.slice(0, (found?.[0].length ?? 0) + 6);
  const many = /[^su]s$/.test(noun) && !/\b(?:is|was|has|does|wants)\b/i.test(opening);
  return {
    ...thingPerson(noun, kindOfNamed(phrase)),
    noun,
    phrase: phrase.toLowerCase(),
    gender: many ? "they" : "it",
    many,
    count: many ? 3 : 1,
  };
};
