import type { KnownMember } from "../people/known-member.ts";
import { personNoun } from "../people/person-nouns.ts";
import { withoutSpeech } from "./asserted.ts";
import { withoutComparisons } from "./comparisons.ts";
import { mentionsIn } from "./mentions.ts";
import { withoutTalkedOf } from "./only-talked-of.ts";
import { isLikePeople } from "./present-cast.ts";

/** Whom a sentence names: one of the cast, or another person or animal of whom the text tells. */
interface Referent {
  readonly known?: KnownMember;
  readonly gender: "he" | "she" | "open" | "none";
  readonly isHuman: boolean;
}

interface Reference {
  readonly at: number;
  readonly end: number;
  readonly of: Referent;
  readonly isSubject: boolean;
  /** Its clause follows another one: "He wanted to pay, but the farmer laughed". */
  readonly isSecond: boolean;
  /** A pronoun means it. */
  readonly isTopic?: boolean;
  /** "A card from his son": the text goes on with somebody else. */
  readonly isAside?: boolean;
}

/**
 * Reads an English text moment by moment and writes the name of whom "he" and "she" mean where a subject before shows it:
 * "A farmer came along. He looked" is the farmer. "Somebody" stands for those who are not in the cast.
 */
export const followWhoIsMeant = (
  cast: readonly KnownMember[],
): ((moment: string, lead?: KnownMember) => NamedMoment) => {
  /** What the sentences before named, the last sentence first. */
  let before: (readonly Reference[])[] = [];
  return (moment, lead) => {
    const him = meantBy("he", before)?.known;
    const her = meantBy("she", before)?.known;
    let at = 0;
    let named = "";
    const all: Reference[] = [];
    const told = withoutTalkedOf(withoutComparisons(withoutSpeech(moment), "english"));
    for (const sentence of told.split(SENTENCE_END)) {
      const written = moment.slice(at, at + sentence.length);
      at += sentence.length;
      const references = referencesIn(sentence, cast);
      const topic = named === "" && GOES_ON.exec(sentence)?.[1] === lead?.gender ? lead : undefined;
      const { text, found } = withNames({ sentence, written, references, before, topic });
      named += text;
      all.push(...found);
      if (found.length > 0) before = [found, ...before].slice(0, REACH);
    }
    const strangers = all.filter(({ of }) => of.known === undefined && of.isHuman);
    const subjects = all.flatMap(({ of, isSubject }) => (of.known && isSubject ? [of.known] : []));
    return {
      text: named,
      strangers: new Set(strangers.map(({ of }) => of.gender)),
      subjects: new Set(subjects),
      before: { ...(him ? { he: him } : {}), ...(her ? { she: her } : {}) },
    };
  };
};

export interface NamedMoment {
  /** The moment with names for the pronouns that open its sentences. */
  readonly text: string;
  /** The sexes of those whom it tells of and who are not in the cast. */
  readonly strangers: ReadonlySet<Referent["gender"]>;
  /** Of the cast those who are the subject of a clause. */
  readonly subjects: ReadonlySet<KnownMember>;
  /** Whom "him" and "her" mean of those of whom the text told before. */
  readonly before: Readonly<Partial<Record<"he" | "she", KnownMember>>>;
}

/** A paragraph that opens with "Then she" goes on with who leads the text: "First she asked the cook. … Then she". */
const GOES_ON =
  /^\W*(?:[Tt]hen|[Nn]ext|[Aa]fter that|[Aa]t last|[Ff]inally|[Ff]irst|[Ll]ater|[Tt]he next \w+|[Oo]ne \w+|[Tt]hat \w+),? (he|she)\b/;
const REACH = 4;
/** Keeps the space after a sentence with it, so that lengths add up. */
const SENTENCE_END = /(?<=[.!?…]\s+)(?=\S)/u;

const referencesIn = (sentence: string, cast: readonly KnownMember[]): Reference[] => {
  const known = mentionsIn(sentence, "english", cast, cast).map(
    ({ known: one, at, end, isObject }): Reference => ({
      at,
      end,
      of: {
        known: one,
        // "Her grey mare was limping. She slid out of the saddle": the rider.
        gender:
          !isHuman(one) && IS_OWNED.test(sentence.slice(0, at))
            ? "none"
            : one.gender === "he" || one.gender === "she"
              ? one.gender
              : one.gender === "it"
                ? "open"
                : "none",
        isHuman: isHuman(one),
      },
      isSubject: !isObject && isFree(sentence, at, end),
      isAside: IS_ASIDE.test(sentence.slice(0, at)),
      isSecond: IS_SECOND.test(sentence.slice(0, at)),
    }),
  );
  const strangers = [...sentence.matchAll(PHRASE)].flatMap(({ index, 0: phrase }): Reference[] => {
    const words = [...phrase.matchAll(/\p{L}[\p{L}-]*/gu)].slice(1);
    const noun = words.find(({ 0: word }) => personNoun(word.toLowerCase()) !== undefined);
    const person = personNoun(noun?.[0].toLowerCase() ?? "");
    const end = index + (noun ? noun.index + noun[0].length : 0);
    const ahead = sentence.slice(0, index);
    if (!person || person.many || person.isThing || IS_COMPARED.test(ahead)) return [];
    // "The gardener was sitting there, an old man": he himself.
    if (/,\s*$/.test(ahead) && (known.some((one) => one.end <= index) || /\b(?:he|she)\b/i.test(ahead))) return [];
    if (known.some((one) => one.at < end && one.end > index)) return [];
    return [
      {
        at: index,
        end,
        of: { gender: person.gender ?? "open", isHuman: person.isHuman },
        isSubject: isFree(sentence, index, end),
        isSecond: IS_SECOND.test(ahead),
      },
    ];
  });
  const others = [...sentence.matchAll(ANOTHER_ONE)].map(
    ({ index, 0: phrase }): Reference => ({
      at: index,
      end: index + phrase.length,
      of: { gender: "open", isHuman: true },
      isSubject: true,
      isSecond: false,
    }),
  );
  return [...known, ...strangers, ...others].sort((a, b) => a.at - b.at);
};

/** "The extra one wore an oilskin, and she danced": somebody of whom the text says no more. */
const ANOTHER_ONE =
  /(?<=^\W*)the (?!first|next|last|same|only)[\p{L}-]+ one(?= (?:wore|said|asked|laughed|smiled|nodded|danced|sang|looked|stood|sat|carried|walked|ran|came|was (?:wearing|carrying|\p{L}+ing))\b)/giu;

const IS_ASIDE = /\b(?:from|about|than|like|without) (?:his|her|my|their|our|the|an?) (?:\p{Ll}+ )?$/iu;
const IS_OWNED = /\b(?:his|her|my) (?:\p{Ll}+ )?$/iu;

const isHuman = ({ member }: KnownMember): boolean =>
  personNoun(member.kind)?.isHuman === true || isLikePeople(member.kind);

/** Where a person or an animal may be named: "a new girl", "another boy", "his sister", "the doctor". */
const PHRASE =
  /\b(?:an?|one|another|his|her|my|our|their|the)(?:\s+(?!(?:of|and|the|an?|who|that)\b)[\p{L}-]+){1,3}/giu;
/** "He was a huge man" tells of him, and "like a queen" of no queen. */
const IS_COMPARED = /\b(?:is|was|were|are|been|be|became|like|as|than|no|not|never|without|called|named)\s+$/i;

const IS_SECOND = /[,;] (?:but|and|so|then)\s+(?:(?:the|an?|his|her|my|our|their)\s+)?(?:\p{Ll}+\s+)?$/u;

/** No owner, no object after a preposition or a verb with its subject: "Ruben met the farmer". */
const isFree = (sentence: string, at: number, end: number): boolean =>
  !/^['’]s?\s/.test(sentence.slice(end)) &&
  // "Except for Lidia, who turned the pages": she does something.
  (!IS_OBJECT.test(sentence.slice(0, at)) || /^, who (?!had\b)/.test(sentence.slice(end))) &&
  // "She took off her captain, Dario Lenz, and".
  !(/,\s$/.test(sentence.slice(0, at)) && /^,/.test(sentence.slice(end)));
const IS_OBJECT =
  /\b(?:of|to|with|at|for|from|about|by|behind|beside|after|before|under|over|near|past|towards?|around|between|on|in|into|than|without|against|through|saw|met|found|asked|told|gave|helped|called|hugged|kissed|followed|watched|loved|missed|thanked|visited|knew|led|took|brought|carried|pushed|pulled|wanted|invited|joined|heard|caught|passed|remembered)\s+(?:(?:my|our|his|her|their|the|an?)\s+)?(?:[\p{L}-]+\s+)?$/iu;

interface ToName {
  readonly sentence: string;
  readonly written: string;
  readonly references: readonly Reference[];
  readonly before: readonly (readonly Reference[])[];
  /** Whom the first pronoun means. */
  readonly topic: KnownMember | undefined;
}

const withNames = ({ sentence, written, references, before, topic }: ToName): { text: string; found: Reference[] } => {
  const found = [...references];
  let text = "";
  let at = 0;
  for (const { index, 0: pronoun } of sentence.matchAll(PRONOUN)) {
    const end = index + pronoun.length;
    const gender = /^he?i?m?$/i.test(pronoun) ? "he" : "she";
    const here = found.filter((one) => one.end <= index);
    const isObject = /^h(?:im|er)$/i.test(pronoun);
    // "The troll stood there, and behind him": behind the troll.
    if (
      isObject &&
      AROUND.test(sentence.slice(0, index)) &&
      here.some((one) => one.isSubject && one.of.gender === gender)
    )
      continue;
    const own = isObject ? openOf(here) : ownOf(gender, here);
    // "The gardener coughed, and he said": the sentence shows it.
    if (!isObject && own?.of.known && own.of.gender === gender && !own.isTopic) continue;
    const isTopic = topic !== undefined && found.length === references.length && !isObject;
    const meant: Referent | undefined = isTopic
      ? { known: topic, gender, isHuman: isHuman(topic) }
      : (own?.of ?? meantBy(gender, before, isObject ? here : []));
    if (!meant) continue;
    found.push({ at: index, end, of: { ...meant, gender }, isSubject: !isObject, isSecond: false, isTopic: true });
    if (isObject) continue;
    text += written.slice(at, index) + nameOf(meant, index === 0 || /^\p{Lu}/u.test(pronoun));
    at = end;
  }
  return { text: text + written.slice(at), found: found.sort((a, b) => a.at - b.at) };
};
const PRONOUN =
  /\b(?:he|she|him|her(?= (?:a|an|the|to|on|in|at|by|with|from|and|up|down|out|back|home|that|how|what|where|if|because|when|as|again|so|but)\b|[.,;:!?]|$))\b(?!['’])/gi;

const AROUND = /\b(?:behind|around|above|below|beneath|about|before|ahead of|in front of) $/i;

/** "The cat jumped out, and Matthias ran after her". */
const openOf = (here: readonly Reference[]): Reference | undefined => {
  const [first, ...others] = here;
  return first?.of.gender === "open" && first.isSubject && others.length > 0 ? first : undefined;
};

/** Whom the sentence itself shows: who is a pronoun in it goes on as one, before who is named. */
const ownOf = (gender: "he" | "she", here: readonly Reference[]): Reference | undefined => {
  const fitting = here.filter(({ of }) => of.gender === gender || (of.gender === "open" && of.isHuman));
  return fitting.findLast(({ isTopic }) => isTopic) ?? fitting.at(-1);
};

/**
 * Whom a pronoun means: in the last sentence that has one of its gender who is a pronoun there, then its first subject.
 * "The miller beat him. He" is not the miller.
 */
const meantBy = (
  gender: "he" | "she",
  before: readonly (readonly Reference[])[],
  others: readonly Reference[] = [],
): Referent | undefined => {
  for (const [back, all] of before.entries()) {
    const references = all.filter(
      ({ of, isAside }) => !isAside && !others.some((other) => other.of.known && other.of.known === of.known),
    );
    const fitting = references.filter(({ of }) => of.gender === gender);
    const topic = fitting.find(({ isTopic }) => isTopic);
    if (topic) return topic.of;
    const subjects = fitting.filter(({ isSubject }) => isSubject);
    const subject = subjects.findLast(({ isSecond }) => isSecond) ?? subjects[0];
    if (subject) return subject.of;
    // "The fox saw the crow. He": an animal, or somebody whose sex the text has not shown.
    const open = references.filter(({ of, isSubject }) => of.gender === "open" && isSubject);
    if (back === 0 && fitting.length === 0 && open[0]) return open[0].of;
    // A name before a trade: "Lidia played for the organist".
    if (fitting.length > 0)
      return (fitting.findLast(({ of }) => /^\p{Lu}/u.test(of.known?.member.name ?? "")) ?? fitting.at(-1))?.of;
  }
  return undefined;
};

const nameOf = ({ known }: Referent, opens: boolean): string => {
  const name = known ? known.member.name : "somebody";
  return opens ? name.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : name;
};
