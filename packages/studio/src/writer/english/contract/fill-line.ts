import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { isThingKind } from "../../people/thing-kinds.ts";
import { seededRandom } from "../../random.ts";
import { type Details, detailsFor } from "../scripts/details.ts";
import { formsOfAct } from "./act-of-idea.ts";
import { mainAction } from "./clause-action.ts";
import { genderOf } from "./gender-of-hero.ts";
import { kindOf } from "./kind-words.ts";
import { hasPluralMisfit, isAboutThird, isPlural, TOGETHER } from "./line-fits.ts";
import type { Local } from "./local-words.ts";
import { madeWords } from "./made-for.ts";
import { hasBody, isMadeThing, WALKERS, withoutBody } from "./made-things.ts";
import { ownHelper } from "./own-helper.ts";
import { canTalk, isHuman, namesFor } from "./person-words.ts";
import { secondOf } from "./second-thing.ts";
import { withoutSideClauses } from "./side-clauses.ts";
import { situationWords } from "./situation.ts";
import { withoutOwner } from "./situation-words.ts";
import { ownedInSpeech } from "./speech-owner.ts";
import { storyTopic } from "./story-topic.ts";
import { type IdeaReading, shortNameOf } from "./subject-of-idea.ts";
import { fearIn, goalOf, shortAim, taughtIn } from "./topic.ts";
import { isUnderWater } from "./under-water.ts";

/** The words for the gaps of lines. */
export interface Filling {
  readonly hero: string;
  readonly he: string;
  readonly him: string;
  readonly his: string;
  readonly himself: string;
  readonly isThird: boolean;
  readonly reading: IdeaReading;
  /** Where it takes place: "in the desert"; empty if the idea names no place. */
  readonly there: string;
  /** What the idea mainly tells: "building a kite from old maps". */
  readonly action?: { readonly gerund: string };
  /** What is made for a purpose, by gap. */
  readonly made: Readonly<Record<string, string>>;
  /** The words of the everyday situations that the idea tells, by gap. */
  readonly situation: Readonly<Record<string, string>>;
  /** What it is about: "the kite". */
  readonly topic: string;
  readonly details: Details;
}

/** "My grandpa" where the one who tells it says so; no one else may say so. */
const calledHero = (hero: Person, reading: IdeaReading): string => {
  const name = namesFor(hero, reading);
  return /^(?:my|our) /.test(name) ? name : shortNameOf(hero);
};

const PRONOUNS = {
  she: ["she", "her", "her", "herself"],
  he: ["he", "him", "his", "himself"],
  they: ["they", "them", "their", "themselves"],
  i: ["I", "me", "my", "myself"],
} as const;

/** The words for this reading; `heroName` stands for the hero where the order gives one. */
export const fillingOf = (reading: IdeaReading, seed: string, heroName?: string): Filling => {
  const { hero } = reading;
  const name = heroName ?? (hero ? (hero.isNarrator ? "I" : calledHero(hero, reading)) : "");
  const gender = hero?.isNarrator && !heroName ? "i" : hero?.many ? "they" : hero && genderOf(hero, reading);
  const [he, him, his, himself] =
    gender === "she" || gender === "he" || gender === "they" || gender === "i"
      ? PRONOUNS[gender]
      : ["it", "it", "its", "itself"];
  const random = seededRandom(`${seed}|filling`);
  const action = mainAction(reading);
  return {
    hero: name,
    he,
    him,
    his,
    himself,
    isThird: gender !== "i" && !hero?.many,
    reading,
    there: /\b(?:bed|home)$/.test(reading.place?.name ?? "") ? "" : (reading.place?.where ?? ""),
    ...(action && { action }),
    made: madeWords(reading.clauses.map(({ text }) => text)),
    situation: withoutOwner(situationWords(reading.clauses.map(({ text }) => withoutSideClauses(text, reading))), name),
    topic: storyTopic(reading)?.replace(/ (?:himself|herself|itself|themselves|up|down|off|away)$/, "") ?? ALL_THIS,
    details: detailsFor(
      {
        place: reading.place?.name ?? "",
        isAnimal: hero !== undefined && !isHuman(hero) && !hero.isNarrator && !isThingKind(hero.kind),
        isInWater: isUnderWater(reading),
        taken: new Set([hero, ...reading.others].flatMap((each) => each?.aliases ?? [])),
        own: ownHelper(reading),
      },
      random,
    ),
  };
};

/** Where an idea names no thing, its place; where it names nothing that a story could be about, these words. Both fit only after "about" and the like. */
export const ALL_THIS = "all this";

/** "Dad and I", "the old man and I", and not "I and Dad". */
const meLast = (line: string, { reading: { hero } }: Filling): string =>
  hero?.isNarrator
    ? line.replace(
        /\{(h)ero\} and (\{\w+\}|(?:the|a) (?:[a-z]+ )?[a-z]+(?=[,.;”]| [a-z]+ed\b))/gi,
        (_, first: string, other: string) => `${first === "H" ? withCapital(other) : other} and {hero}`,
      )
    : line;
const withCapital = (words: string): string => words.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/**
 * A line with its gaps filled; undefined where the idea has nothing for a gap. "~" marks lines about one third person,
 * "*" lines about a group, "@" lines that the hero tells, "=#" those of a story for a subject.
 */
export const fillLine = (given: string, filling: Filling, local: Local): string | undefined => {
  const line = meLast(withoutUnknown(given, filling, local), filling);
  if (filling.reading.hero?.isNarrator && TOGETHER.test(line)) return undefined;
  if (line.startsWith("~") && !filling.isThird) return undefined;
  if (!filling.isThird && isAboutThird(line)) return undefined;
  const topic = local.thing ?? filling.topic;
  const isPlace = topic === filling.reading.place?.name;
  if (
    isSomebody(topic, filling.reading) &&
    /(?<!\b(?:about|of|to|for|with) )\{topic\}|over with \{topic\}|wrong with \{topic\}|joke about \{topic\}|clever about \{topic\}|not to think of \{topic\}|part of \{topic\}/i.test(
      line,
    )
  )
    return undefined;
  // "It is odd how often one hears it": somebody is no it, and is not told about herself.
  const [pal] = filling.reading.companions;
  const isPal = pal !== undefined && isSomebody(topic, { ...filling.reading, hero: pal, others: [] });
  const isOfThing =
    /\{topic\}[^.!?]*\bit\b|\{topic\}[^.]*\. \{Hero\}[^.]*\bit\b/i.test(line) ||
    (isPal && /\{(?:talker|mate|beast)\}/i.test(line));
  if (isSomebody(topic, filling.reading) && /\{topic\}/i.test(line) && isOfThing) return undefined;
  if (topic === ALL_THIS && /(?<!\b(?:about|of|for|with|to) )\{topic\}/i.test(line)) return undefined;
  // A place is told about; it is nothing that somebody is asked about.
  if (isPlace && /\b(?:same|say|heard|thought|thinking|tell me|hear) (?:\S+ )?(?:about|of) \{topic\}/i.test(line))
    return undefined;
  if (
    isPlace &&
    /(?<!\b(?:about|of) )\{topic\}|\{(?:there|in)\}[^.]*\{topic\}|\{topic\}[^.]*\{(?:there|in)\}/i.test(line)
  )
    return undefined;
  const { hero: lead } = filling.reading;
  if (lead && line.startsWith(isHuman(lead) || lead.isNarrator ? "%" : "^")) return undefined;
  if (line.startsWith("@") && lead?.isNarrator !== true) return undefined;
  if (line.startsWith("*") && !filling.reading.hero?.many) return undefined;
  // A story for a subject is told whole: where things lead it, they may have noses.
  if (lead && !lead.isNarrator && !line.startsWith("=#") && isMadeThing(lead)) {
    const spared = withoutBody(line);
    if (hasBody(spared)) return undefined;
    if (spared !== line) return fillLine(spared, filling, local);
  }
  let isComplete = true;
  const plain = line.replace(/^(?:=#|[~*^%@=])/, "").replace(/\{his\}(?=[.,!?;:”]|$)/g, "{hisown}");
  const text = plain.replace(/\{([A-Za-z0-9']+)\}/g, (_, gap: string, at: number) => {
    const low = gap.charAt(0).toLowerCase() + gap.slice(1);
    const found = wordsFor(low, filling, local);
    const my = lead?.many ? "our" : "my";
    const value = found && ownedInSpeech(found, { line: plain, at, his: filling.his, my });
    if (value === undefined || value === "") isComplete = false;
    return gap === low ? (value ?? "") : upper(value ?? "");
  });
  if (
    !isComplete ||
    hasPluralMisfit(line, text, { topic: filling.topic, goal: wordsFor("goal", filling, local) ?? "", ...local })
  )
    return undefined;
  if (/\b(?:to|of|by|in|with|for|about) \.|\b(it|her|his|him|the|an?|on|in) \1\b/i.test(text)) return undefined;
  // "The snow of the snow"
  const place = filling.reading.place?.name.split(" ").at(-1) ?? "";
  if (place !== "" && /\{[Pp]lace\}|\{[Ii]n\}/.test(line) && new RegExp(`\\b${place}\\b`, "i").test(line))
    return undefined;
  return polished(lead?.isNarrator ? text.replace(ASKED_I, "$1 me") : text);
};

/** "asked I": who tells it is "me" there. */
const ASKED_I =
  /(?<!” )\b(ask(?:ed)?|tell|told|gave|give|saw|see|to|with|for|from|at|beside|behind|near|towards|lifted|pulled|pushed|led|took|brought|carried|followed|called|stopped|helped) I(?=[.,!?;:”]| (?:and|again|in|on|at|for|with|as|from|to|up|down|into|away|back|along|over|through|out)\b)/g;

/** "((, {that} on {his} knees,))": words that are left out where the idea has nothing for their gaps. */
const withoutUnknown = (line: string, filling: Filling, local: Local): string =>
  line.replace(/\(\((.+?)\)\)/g, (_, words: string) => {
    const gaps = [...words.matchAll(/\{([A-Za-z']+)\}/g)].map(
      ([, gap = ""]) => gap.charAt(0).toLowerCase() + gap.slice(1),
    );
    const isKnown = gaps.every((gap) => wordsFor(gap, filling, local) && !(gap === "topic" && !local.thing));
    return isKnown ? words : "";
  });

/** Whether words name one of the idea's characters: "the cook", of whom one tells and thinks. */
const isSomebody = (words: string, { hero, others }: Pick<IdeaReading, "hero" | "others">): boolean =>
  [hero, ...others].some((each) =>
    each?.aliases.includes(words.toLowerCase().replace(/^(?:the|his|her|their|my|our|its) /, "")),
  );

type Words = Readonly<Record<string, string | undefined>>;

const wordsOfFillings = new WeakMap<Filling, WeakMap<Local, Words>>();

/** The words for a gap. Hundreds of lines are tried with the same words, so those of all gaps are found once. */
const wordsFor = (gap: string, filling: Filling, local: Local): string | undefined => {
  const known = wordsOfFillings.get(filling) ?? new WeakMap<Local, Words>();
  wordsOfFillings.set(filling, known);
  const words = known.get(local) ?? wordsOf(filling, local);
  known.set(local, words);
  return words[gap];
};

const wordsOf = (filling: Filling, local: Local): Words => {
  const { hero, he, him, his, himself, reading, details } = filling;
  const { obj, thing, foe } = local;
  const kind = kindOf(reading.hero);
  const isMany = reading.hero?.many === true;
  const goal = local.isWish ? (goalOf(reading.wish) ?? obj ?? thing ?? filling.topic) : (obj ?? thing ?? filling.topic);
  return {
    hero,
    "hero's": ownerForm(hero),
    whom: him,
    bare: hero.replace(/^the /, ""),
    he,
    him,
    his,
    himself,
    hisown: { he: "his", she: "hers", they: "theirs", I: "mine" }[he] ?? "its own",
    i: isMany ? "we" : "I",
    am: isMany ? "are" : "am",
    my: isMany ? "our" : "my",
    was: isMany ? "were" : "was",
    has: isMany || he === "I" ? "have" : "has",
    it: isPlural(local.thing ?? "") ? "them" : "it",
    this: pointed(local.thing, filling),
    that: pointed(local.thing, filling),
    they: he === "I" ? "we" : "they",
    them: he === "I" ? "us" : "them",
    their: he === "I" ? "our" : "their",
    is: he === "I" ? "am" : isMany ? "are" : "is",
    child: reading.hero?.kind === "girl" || reading.hero?.kind === "boy" ? reading.hero.kind : "child",
    obj,
    goal,
    ...goalsOf(goal, filling),
    ...companionsOf(filling, local),
    place: reading.place?.name,
    in: filling.there,
    to: reading.place && `to ${reading.place.name}`,
    foe,
    ...doersOf(local),
    ...actorOf(filling, local),
    told: local.told,
    done: local.done?.replace(OWNER, he === "I" ? "my" : "$&"),
    second: secondOf(filling, local),
    fear: fearIn(reading.clauses),
    ...formsOfAct(filling, local),
    ...filling.made,
    ...filling.situation,
    aim: shortAim(reading.wish?.replace(/^learn (?:how )?to /, "") ?? taughtIn(reading.clauses) ?? "do it"),
    wish: reading.wish,
    mywish: reading.wish?.replace(OWNER, isMany ? "our" : "my"),
    there: filling.there,
    topic: thing && !thing.endsWith(reading.place?.name.split(" ").at(-1) ?? "#") ? thing : filling.topic,
    helper: details.helper,
    ahelper: details.firstHelper,
    ...matesOf(companionsOf(filling, local).mate ?? local.pupil),
    // Who is no companion: an old one who has seen more.
    stranger: details.firstHelper === details.helper ? undefined : details.helper,
    thehelper: details.helper,
    "thehelper's": ownerForm(details.helper),
    way: details.way,
    kind: kind?.a.replace(/^an? /, ""),
    akind: kind?.a,
    kinds: kind?.many,
    // What a story found in the idea goes before what all stories have.
    ...local.event,
  };
};

const doersOf = ({ who, whohe, whohim, whohis }: Local): Words =>
  who ? { who, whohe, whohim, whohis, whowhose: ownerForm(who) } : {};

/** Who does what a sentence of the idea tells: the hero, somebody else, or a thing. */
const actorOf = ({ hero, he, him, his, reading }: Filling, { who, whohe, whohim, whohis }: Local): Words => {
  const [doer, doerhe, doerhim, doerhis] = who ? [who, whohe, whohim, whohis] : [hero, he, him, his];
  const isMany = who ? whohe === "they" : reading.hero?.many === true;
  return {
    doer,
    doerhe,
    doerhim,
    doerhis,
    "doer's": doer && ownerForm(doer),
    doerhimself: (doerhe && SELVES[doerhe]) ?? "itself",
    doerwas: isMany ? "were" : "was",
  };
};

const SELVES: Readonly<Record<string, string>> = { he: "himself", she: "herself", they: "themselves", I: "myself" };

const matesOf = (mate: string | undefined): { mate?: string; "mate's"?: string } =>
  mate === undefined ? {} : { mate, "mate's": ownerForm(mate) };

/** "the old kite": "the kite"; nothing for somebody, for names and for places. */
const pointed = (thing: string | undefined, { reading }: Filling): string | undefined => {
  const head = thing?.split(" ").at(-1) ?? "";
  const isPlace = reading.place?.name.toLowerCase().endsWith(head) === true;
  if (!/^[a-z-]+$/.test(head) || isPlace || isSomebody(thing ?? "", reading)) return undefined;
  return `the ${head}`;
};

/** A possessive, and not "her" as an object. */
const OWNER = /\b(?:his|her|their|its)\b(?= [a-z])/g;

/** Whether what is sought is somebody or something. */
const goalsOf = (goal: string, { reading }: Filling): { loved?: string; sought?: string } => {
  const head = goal.toLowerCase().split(" ").at(-1) ?? "";
  const person = reading.others.find(({ aliases }) => aliases.includes(head));
  const known = personNoun(head);
  const isLoved = person ? isHuman(person) : known?.isHuman === true && !known.isThing;
  return isLoved ? { loved: goal } : { sought: goal };
};

const companionsOf = (
  { reading }: Filling,
  { other }: Local,
): { mate?: string; talker?: string; beast?: string; pet?: string } => {
  const found = reading.others.find(({ key }) => key === other);
  const pal = reading.companions[0] ?? found;
  const { hero } = reading;
  if (!pal || !hero || pal.many) return {};
  const isTalking = canTalk(pal, hero);
  const name = namesFor(pal, reading);
  if (isHuman(pal) && /\b(?:baby|newborn) /.test(`${pal.phrase ?? ""} ${name}`)) return {};
  if (!isTalking && !WALKERS.test(pal.kind)) return { pet: name };
  return isTalking
    ? { mate: name, ...(reading.companions[0] && { talker: name }) }
    : { pet: name, ...(reading.companions[0] && { beast: name }) };
};

const ownerForm = (name: string): string =>
  name === "I" ? "my" : /(?<!\bthe \S*s)s$/.test(name) ? `${name}'` : `${name}'s`;

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const polished = (text: string): string =>
  text
    .replace(/ ,/g, ",")
    .replace(/,{2,}/g, ",")
    .replace(/\bon on\b/g, "on")
    .replace(/\b([Aa]) (?=(?:[aio]|e(?!u)|u(?!ni|se|su|ti))(?!ne\b|nce\b)[a-z])/g, "$1n ")
    .replace(
      /(?<=^|[.!?] )I and (the [a-z]+(?: [a-z]+)?) (?=stood|sat|lay|went|walked|looked|were|had)/g,
      (_, who: string) => `${upper(who)} and I `,
    )
    .replace(/(?<!” )\b(asked|told|begged|answered) I\b/g, "$1 me")
    .replace(
      /(?<!\b(?:I|you|he|she|we|they|who) )\b(said|thought|asked|admitted|told|cried|called|shouted|whispered|answered|added|begged) I\b/g,
      "I $1",
    )
    .replace(
      /\b(to be|like|around|to|for|For|of|about|beside|with|surprised|told|behind|from|against|near|alone|leave|at|grown-ups said of) I\b/g,
      "$1 me",
    )
    .replace(
      /\b(on|over|above|past|across|left|lifted|woke|draw|drew) I(?=[.,;!?”]| (?:and|in|for|up|until|without|with|once|to)\b)/g,
      "$1 me",
    )
    .replace(
      /\b(ask|tell|help|helped|show|showed|give|gave|brought|hugged|pulled|thanked|carried) I(?=[.,;!?”]| (?:and|to|in|on|with|for|at|up|the|an?|each|every|how|what|back|home|out|into)\b)/g,
      "$1 me",
    )
    .replace(/\b(found) I(?= sitting)/g, "$1 me")
    .replace(/\b(It(?: is|'s) only) I\b/g, "$1 me")
    .replace(/\b(saw|heard|let|hugged|watched|asked) I(?=[,.;!?])/g, "$1 me")
    .replace(/(?<=” )said it\b/g, "it said")
    .replace(
      /\b(landed on|see|offered|knew|showed|gave|brought|lent|sent|handed|helped|thanked|followed|taught|greeted|crossed the path of) I\b/g,
      "$1 me",
    )
    .replace(/\bI's\b/g, "my")
    .replace(/^my\b/, "My")
    .replace(/\b([Tt]heir|[Oo]ur) (heart|head|mouth|nose|back|face) was\b/g, "$1 $2s were")
    .replace(/\b(their|our) (heart|head|mouth|nose|tongue|back|chest|face|stomach)\b(?! (?:was|were|beat))/g, "$1 $2s")
    .replace(/(?<!s)s's\b/g, "s'")
    .replace(/\b([Tt])he the\b/g, "$1he");
