import type { Language } from "../../languages/index.ts";
import type { Mood, ScenePicture } from "../../vocabulary.ts";
import { escapePattern } from "../escape-pattern.ts";
import type { KnownMember } from "../people/known-member.ts";
import { isNewcomer } from "../people/newcomer.ts";
import { isDeadIn, isGoneIn, OF_OWNER } from "./absent-people.ts";
import { actionOf } from "./actions.ts";
import { followWhoIsAlone } from "./alone.ts";
import { asserted, withoutSpeech, withoutToldOf } from "./asserted.ts";
import { withCreatureMeant } from "./creature-meant.ts";
import { entersIn } from "./entrances.ts";
import { followFirstMentions } from "./first-mention.ts";
import { heldProps } from "./held-props.ts";
import { lastOpener, leavers } from "./leaving.ts";
import { genderOfMet } from "./met.ts";
import { withTheyForGroups } from "./named-as-group.ts";
import { clausesOfCast } from "./of-cast.ts";
import { withOneOfGroup } from "./one-of-group.ts";
import { followPhoneCalls } from "./phone-calls.ts";
import {
  isExplained,
  isNamed,
  isNamelessCreature,
  isWithoutPeople,
  membersOfManyScenes,
  presentCast,
  withCompanion,
  withMeantLater,
  withPair,
} from "./present-cast.ts";
import { lastSubject, meansSeveral, needsPartner, readActions, subjectsIn } from "./read-actions.ts";
import { thoseOrAll } from "./those-or-all.ts";
import { followTogether } from "./together.ts";
import { isReadStrictly } from "./told-text.ts";
import { withoutUntold } from "./untold-company.ts";
import { feels } from "./who-feels.ts";
import { followWhoIsMeant, type NamedMoment } from "./who-is-meant.ts";

interface Told {
  readonly narrations: readonly string[];
  readonly known: readonly KnownMember[];
  readonly language: Language;
  /** The cast and its presence were written, not read from a pasted text. */
  readonly isWritten: boolean;
  readonly mountFor: (verb: string) => string | undefined;
}

/** Who is in each scene of a story and what they do, asked scene by scene: who was seen before may be meant again. */
export const followPeople = ({ narrations, known, language, isWritten, mountFor }: Told) => {
  const goesOn = isWritten ? () => true : membersOfManyScenes(narrations, known);
  const isPasted = isReadStrictly({ isWritten, language });
  const isEnglish = isPasted && language === "english";
  const withTogether = followTogether(known, language);
  const isSeldom = isEnglish && isSeldomTold(narrations, known);
  const isDead = isPasted ? isDeadIn(narrations.join(" ")) : () => false;
  const toldBy = isEnglish ? followFirstMentions(known, narrations) : () => () => true;
  const staying = followWhoStays(known);
  const last: Partial<Record<KnownMember["gender"], KnownMember>> = {};
  let present: KnownMember[] = [];
  let seen: KnownMember[] = [];
  let lastTold: KnownMember | undefined;
  let opener: KnownMember | undefined;
  /** Who opened a sentence last, by gender. */
  const openers: Partial<Record<KnownMember["gender"], KnownMember>> = {};
  /** The two of the moment before, of whom "they" may tell. */
  let lastPair: KnownMember[] = [];
  const isInPair = (one: KnownMember): boolean => lastPair.includes(one) || goesOn(one);
  const meantIn = (narration: string, written: string): KnownMember[] => {
    if (!isWritten && seen.length === 0 && isWithoutPeople(narration, language, known)) return [];
    if (isSeldom && isExplained(narration, known)) return [];
    const before = isWritten
      ? present
      : withPair(present, { narration, language, seen: [...lastPair, ...seen], goesOn: isInPair });
    const alive = known.filter(toldBy(written)).filter((one) => one === known[0] || !isDead(one));
    const named = presentCast(isPasted ? withoutToldOf(narration, language) : narration, language, alive, before);
    const shown = isWritten ? withLead(named, known) : named;
    const later = withMeantLater(shown, { narration, language, seen, goesOn, ...(isPasted ? { last } : {}) });
    const beside = isPasted ? withCompanion(later, { narration, language, seen, goesOn }) : later;
    const opened = isEnglish ? withOpener(beside, { narration, openers, before, known }) : beside;
    const meant = othersMeant(isWritten)(opened, { narration, language, seen, known });
    // Who is only wished for, remembered or written of does not come in.
    const here = asserted(narration, language);
    const comesIn = (one: KnownMember): boolean =>
      !isPasted ||
      one === known[0] ||
      (seen.includes(one) && (!isEnglish || before.includes(one) || entersIn(here, one))) ||
      (isNamed(here, language, one, known) && (!isEnglish || entersIn(here, one))) ||
      isIntroduced(narration, one);
    const isGone = isPasted ? goneIn(here, language, known) : () => false;
    // "His doctor had told him to stop": only he is there.
    const owner =
      isEnglish && !meant.some(comesIn) ? seen.find((one) => one.gender === genderSaid(narration)) : undefined;
    // "The prince had been turned into a swan, he said": no swan is there.
    const isOnlyToldOf = isEnglish && !owner && !meant.some(comesIn) && meant.every(isNamelessCreature);
    if (isOnlyToldOf) return [];
    const coming = owner ? [owner] : thoseOrAll(meant, comesIn);
    if (isEnglish && coming.length > 0 && coming.every(isGone)) return whoLeads(known, seen, isGone);
    return thoseOrAll(coming, (one) => !isGone(one));
  };
  const [nameMeant, mount] = [isEnglish ? followWhoIsMeant(known) : undefined, isPasted ? mountFor : undefined];
  return (told: string, mood: Mood, opensParagraph = false) => {
    const named = nameMeant?.(withTheyForGroups(told, known), opensParagraph ? known[0] : undefined);
    const narration = named?.text ?? told;
    const all = meantIn(narration, told);
    const meant = named ? staying(told, thoseTold(all, { named, told, seen, known }), named.subjects) : all;
    const gone = isWritten ? [] : leavers(narration, language, meant, known, opener);
    opener = lastOpener(narration, language, meant, known) ?? opener;
    if (opener) openers[opener.gender] = opener;
    const toldBefore = isWritten ? undefined : lastTold;
    present = thoseOrAll(meant, (one) => !gone.some(({ known: each, isEarly }) => isEarly && each === one));
    lastTold = lastSubject(narration, language, present, known) ?? lastTold;
    for (const one of subjectsIn(narration, language, present, known)) last[one.gender] = one;
    const isGone = isPasted ? isGoneIn(narration) : () => false;
    const left = (one: KnownMember): boolean => gone.some(({ known: each }) => each === one);
    const order = [...present, ...seen.filter((one) => !present.includes(one))].filter((one) => !isGone(one));
    // Who left is the last of whom "they" may tell.
    seen = [...order.filter((one) => !left(one)), ...order.filter(left)];
    const together = isWritten ? withTogether(present, narration, mood) : present;
    const shown = together.map(({ member }) => member);
    const read = actingCast(narration, language, mood, together, known, { isPasted, isWritten }, toldBefore, mount);
    const people = present.filter((one) => !isNamelessCreature(one));
    lastPair = gone.length === 0 ? pairOf(people, isEnglish ? told : "", known) : [];
    const here = thoseOrAll(present, (one) => !gone.some(({ known: each }) => each === one));
    // Who is named once in a text, as a policeman who is asked the way, does not come along into the next scene.
    present = thoseOrAll(here, goesOn);
    return { shown, read, named: narration, subjects: named?.subjects ?? new Set() };
  };
};

/** Adds whom a pronoun means, in a written story also the animal that "it" means. */
const othersMeant =
  (isWritten: boolean): typeof withOthersMeant =>
  (present, told) =>
    withOthersMeant(isWritten && told.language === "english" ? withCreatureMeant(present, told) : present, told);

/** Who only comes in on the way of a written story meets the one who leads it. */
const withLead = (shown: KnownMember[], [lead]: readonly KnownMember[]): KnownMember[] =>
  lead && shown.length > 0 && shown.every(({ member }) => isNewcomer(member)) ? [lead, ...shown] : shown;

/** "In the morning the girl was gone": none but who leads may look for her. */
const whoLeads = (
  [lead]: readonly KnownMember[],
  seen: readonly KnownMember[],
  isGone: (one: KnownMember) => boolean,
): KnownMember[] => (lead && seen.includes(lead) && !isGone(lead) ? [lead] : []);

/** The two of a moment; "Danny's friend Leila was drawing" tells of two as well. */
const pairOf = (people: KnownMember[], told: string, known: readonly KnownMember[]): KnownMember[] => {
  if (people.length === 2) return people;
  const owner = OWNER_OF_KIN.exec(withoutSpeech(told))?.[1]?.toLowerCase();
  const other = owner && known.find((one) => one.aliases.includes(owner) && !people.includes(one));
  return people.length === 1 && other ? [other, ...people] : [];
};
const OWNER_OF_KIN =
  /(?<!\p{L})(\p{Lu}\p{Ll}+)['’]s (?:\p{Ll}+ )?(?:friend|brother|sister|cousin|twin|mother|father|son|daughter|wife|husband|neighbour) \p{Lu}\p{Ll}+/u;

/** Those who are neither left behind nor at the other end of a line. */
const followWhoStays = (known: readonly KnownMember[]) => {
  const [inRoom, withoutLeft] = [followPhoneCalls(), followWhoIsAlone(known)];
  return (told: string, present: KnownMember[], subjects: ReadonlySet<KnownMember>): KnownMember[] =>
    inRoom(told, withoutLeft(told, present, subjects));
};

/** Who fears looks worried, not cross. */
const FEARS =
  /\b(?:afraid|fear(?:s|ed|ful)?|scared|frightened|trembl(?:ed|ing)|terrified|nervous(?:ly)?|shiver(?:ed|ing))\b/i;

/** An essay has its people in some of its scenes only; nothing shows them in the others. */
const isSeldomTold = (narrations: readonly string[], known: readonly KnownMember[]): boolean => {
  const told = narrations.filter((narration) => !isExplained(narration, known));
  return narrations.length > FEW && told.length < narrations.length * MANY;
};
const FEW = 5;
const MANY = 0.7;

/** Who is gone by name or by a pronoun. */
const goneIn = (here: string, language: Language, known: readonly KnownMember[]): ((one: KnownMember) => boolean) => {
  const byPronoun = language === "english" ? genderOfGone(here) : undefined;
  const isGoneByName = isGoneIn(here);
  return (one) =>
    isGoneByName(one) || (one !== known[0] && one.gender === byPronoun && !isNamed(here, language, one, known));
};

/** "When I looked up she was gone". */
const genderOfGone = (here: string): "he" | "she" | undefined =>
  /\b([Hh]e|[Ss]he) was (?:gone|nowhere|not there|no longer there)\b/.exec(here)?.[1]?.toLowerCase() === "he"
    ? "he"
    : /\b[Ss]he was (?:gone|nowhere|not there|no longer there)\b/.test(here)
      ? "she"
      : undefined;

/** "Where a young woman had moved in". */
const isIntroduced = (narration: string, { aliases }: KnownMember): boolean =>
  aliases.some((alias) =>
    new RegExp(`(?<!\\b(?:thing|what|that|which|all) )\\ban? (?:[\\w-]+ )?${escapePattern(alias)} had\\b`, "iu").test(
      narration,
    ),
  );

const genderSaid = (narration: string): "he" | "she" | undefined => {
  const pronoun = /\b(?:he|him|his|she|hers?)\b/i.exec(withoutSpeech(narration))?.[0].toLowerCase();
  return pronoun === undefined ? undefined : pronoun.startsWith("h") && !pronoun.startsWith("her") ? "he" : "she";
};

const genderOfObject = (narration: string): "he" | "she" | undefined => {
  const object = /\b(him|her)\b(?! \p{L}+(?:er|s)\b)/u.exec(narration)?.[1];
  return object === "him" ? "he" : object === "her" ? "she" : undefined;
};

interface Opened {
  readonly narration: string;
  /** Who opened a sentence last, by gender. */
  readonly openers: Readonly<Partial<Record<KnownMember["gender"], KnownMember>>>;
  readonly before: readonly KnownMember[];
  readonly known: readonly KnownMember[];
}

/** "Colin laughed. … He came running to where Edwin stood": he who opens is Colin, and not Edwin. */
const withOpener = (present: KnownMember[], { narration, openers, before, known }: Opened): KnownMember[] => {
  const [opening = "", pronoun] = OPENS_WITH.exec(withoutSpeech(narration)) ?? [];
  const gender = pronoun?.toLowerCase() === "he" ? "he" : pronoun ? "she" : undefined;
  const meant = gender && openers[gender];
  if (!meant || present.includes(meant) || !before.includes(meant)) return present;
  if (known.some((one) => isNamed(opening, "english", one, known))) return present;
  const others = present.filter((one) => one.gender === gender);
  const isOther = others.length > 0 && others.every((one) => isNamed(narration, "english", one, known));
  const [lead] = known;
  const isLeadMeant = lead?.gender === gender && present.includes(lead) && !isNamed(narration, "english", lead, known);
  if (isOther) return [...present, meant];
  return isLeadMeant ? present.map((one) => (one === lead ? meant : one)) : present;
};
const OPENS_WITH = /^[^\p{L}]*(?:[\p{L}'’,]+ ){0,4}?(he|she)\b/iu;

interface ToldMembers {
  readonly named: NamedMoment;
  readonly told: string;
  readonly seen: readonly KnownMember[];
  readonly known: readonly KnownMember[];
}

/** Those of whom an English moment tells, with the owners of its animals and one of each group. */
const thoseTold = (meant: readonly KnownMember[], { named, told, seen, known }: ToldMembers): KnownMember[] =>
  withOneOfGroup(withOwners(withoutUntold(meant, named, known), { narration: told, seen, known }), told, known);

/** "Her grey mare was limping": whose animal is seen is there as well. */
const withOwners = (
  present: KnownMember[],
  { narration, seen, known }: Pick<OthersMeant, "narration" | "seen" | "known">,
): KnownMember[] => {
  if (present.length === 0 || !present.every(isNamelessCreature)) return present;
  const nouns = present.flatMap(({ aliases }) => aliases.map(escapePattern)).join("|");
  const owner = new RegExp(`\\b([Hh]is|[Hh]er) (?:\\p{Ll}+ )?(?:${nouns})\\b`, "u").exec(withoutSpeech(narration))?.[1];
  const gender = owner?.toLowerCase() === "his" ? "he" : owner ? "she" : undefined;
  const meant = [...seen, ...known].find((one) => one.gender === gender && !isNamelessCreature(one));
  return meant ? [meant, ...present] : present;
};

interface OthersMeant {
  readonly narration: string;
  readonly language: Language;
  /** The last seen first. */
  readonly seen: readonly KnownMember[];
  readonly known: readonly KnownMember[];
}

/** With who was last seen, where only one is named and the text tells what two do: "Maï hugged him". */
const withOthersMeant = (present: KnownMember[], { narration, language, seen, known }: OthersMeant): KnownMember[] => {
  const others = seen.filter((one) => !present.includes(one));
  const gender = language === "english" ? genderOfObject(narration) : genderOfMet(narration, language);
  const met = language === "english" ? undefined : others.find((one) => gender === "any" || one.gender === gender);
  const other = others.find((one) => one.gender === gender) ?? others[0];
  if (present.length !== 1 || !other) return present;
  if (met && (gender === "any" || present[0]?.gender !== gender)) return [...present, met];
  return needsPartner(narration, language, known) || meansSeveral(narration, language) ? [...present, other] : present;
};

/** Who does what, in which mood, and with which thing in the hand. */
const actingCast = (
  narration: string,
  language: Language,
  mood: Mood,
  present: readonly KnownMember[],
  known: readonly KnownMember[],
  { isPasted, isWritten }: Record<"isPasted" | "isWritten", boolean>,
  toldLast: KnownMember | undefined,
  mountFor?: (verb: string) => string | undefined,
): ScenePicture["cast"] => {
  // "Rice flew through the air": none of the cast flies.
  const acted = isPasted
    ? asserted(narration, language).replace(OF_OWNER, "that")
    : isWritten
      ? clausesOfCast(narration, language, known)
      : narration;
  const told = readActions(acted, language, present, known, toldLast, mountFor);
  const cast = known.map(({ member }) => member);
  const shown = present.map(({ member }) => member);
  const held = heldProps(isPasted ? asserted(narration, language) : narration, language, cast, shown);
  return shown.map(({ id }, index) => {
    const action = actionOf(id, index === 0, { narration, mood, told, isPasted });
    const holds = told.get(id)?.thing ?? held.get(id);
    // Only who sleeps has closed eyes.
    const isAwake = mood === "asleep" && action !== "sleep" && (action !== "sit" || told.size > 0);
    const one = present[index];
    const isOfOther =
      isPasted && language === "english" && one !== undefined && !feels(one, { narration, mood, present });
    const own = isAwake || isOfOther ? "calm" : mood;
    const shownMood = isPasted && own === "tense" && FEARS.test(narration) ? "worried" : own;
    return { id, action, mood: shownMood, ...(holds ? { holds } : {}) };
  });
};
