import { languageOf } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { escapePattern } from "../escape-pattern.ts";
import { findWords } from "../lexicon/find-words.ts";
import type { KnownMember } from "../people/known-member.ts";
import { personNoun } from "../people/person-nouns.ts";
import { withoutAbsentIn } from "./absent-in-others.ts";
import { actionPatterns } from "./action-patterns.ts";
import { startsNewTime } from "./changes-of-scene.ts";
import { withoutComparisons } from "./comparisons.ts";
import { isFirstToldIn } from "./first-mention.ts";
import { NOT_YET, SEEN_FROM_WINDOW, SEEN_OUTSIDE, withoutTheSought } from "./sought-people.ts";
import { strictWords } from "./strict-words/strict-words.ts";

const MAX_PRESENT = 4;

/** The cast members in a scene: who is named, and whom a pronoun means of those before. Otherwise those before stay. */
export const presentCast = (
  written: string,
  language: string,
  cast: readonly KnownMember[],
  before: readonly KnownMember[],
): KnownMember[] => {
  const all = withoutComparisons(written, languageOf(language)).replace(SEEN_FROM_WINDOW, " ");
  const narration = language === "english" && before.length > 0 ? all.replace(SEEN_OUTSIDE, " ") : all;
  const [lead] = cast;
  const here = language === "english" ? withoutTheSought(narration) : withoutAbsentIn(narration, before.length > 0);
  // What somebody owns, or will do, does not show them, unless they were there before.
  const outsideSpeech = withoutOwners(withoutSpeech(here), language);
  // Who is only spoken of is not there, unless they were before.
  const named = cast.filter((known) =>
    isNamed(
      (before.includes(known) && !(language === "english" && isNamelessCreature(known))) || before.length === 0
        ? here
        : outsideSpeech,
      language,
      known,
      cast,
    ),
  );
  const told = withoutSpeech(narration);
  const meant = meantBefore(told, language, { named, before, lead });
  const isLeadMeant =
    language === "english" &&
    lead !== undefined &&
    pronouns[lead.gender]?.test(told) &&
    (named.includes(lead) || !(isTakenBy(told, lead, named) || isOfOther(lead, before)));
  const isLeadNamed = lead !== undefined && named.includes(lead);
  const together = language === "english" && named.length > 0 && (!isLeadMeant || isLeadNamed) ? [] : meant;
  const they = theyOf(language);
  const toldOfCast = language === "english" ? told.replace(OF_MANY, " ") : told;
  const several = new Set([...before, ...named]).size > 1 && before.length > 0;
  const isOfAll =
    several &&
    (they?.test(toldOfCast) || /\b[Tt]hey (?:all|both)\b/.test(toldOfCast)) === true &&
    !(they && isOfNamed(told, named, they));
  const along = language === "english" ? withoutStrayCreatures(before, named) : before;
  const present = [...new Set(isOfAll ? [...along, ...named] : [...named, ...together])];
  if (present.length === 0) {
    const absent = cast.filter((known) => isNamed(narration, language, known, cast));
    const stay = before.filter((known) => !absent.includes(known));
    return stay.length > 0 ? stay : lead ? [lead] : [];
  }
  const stays = language === "english" ? isLeadMeant : lead !== undefined && isMeantIn(told, language, lead, named);
  const leadStays = lead && !present.includes(lead) && before.includes(lead) && stays;
  return (leadStays ? [lead, ...present] : present)
    .sort((a, b) => cast.indexOf(a) - cast.indexOf(b))
    .slice(0, MAX_PRESENT);
};

/** "They came home" after two people saw a turtle: the two, and a pet of theirs. */
const withoutStrayCreatures = (before: readonly KnownMember[], named: readonly KnownMember[]): KnownMember[] =>
  before.filter(
    (known) =>
      !isNamelessCreature(known) ||
      named.includes(known) ||
      /^(?:dog|cat|horse|donkey|pony)$/.test(known.member.kind) ||
      before.filter((other) => !isNamelessCreature(other)).length < 2,
  );

/** Whether a member is named in more than one scene, or leads. */
export const membersOfManyScenes = (
  narrations: readonly string[],
  cast: readonly KnownMember[],
): ((known: KnownMember) => boolean) => {
  const told = narrations.map((narration) => withoutSpeech(narration).toLocaleLowerCase());
  const many = new Set(
    cast.filter(
      ({ aliases }, at) => at === 0 || told.filter((low) => aliases.some((alias) => hasWord(low, alias))).length > 1,
    ),
  );
  return (known) => many.has(known);
};

interface SceneAfterOthers {
  readonly narration: string;
  readonly language: string;
  /** Who was in the scenes before, the last seen first. */
  readonly seen: readonly KnownMember[];
  /** Whether somebody is in more than one scene. */
  readonly goesOn: (known: KnownMember) => boolean;
  /** Who acted last of each gender, in a pasted text. */
  readonly last?: Readonly<Partial<Record<KnownMember["gender"], KnownMember>>>;
}

/** "They ran home" after a scene that shows one of them: with who was seen beside them. */
export const withPair = (
  before: KnownMember[],
  { narration, language, seen, goesOn }: SceneAfterOthers,
): KnownMember[] => {
  const they = language === "english" ? THEY : strictWords(languageOf(language)) && theyOf(language);
  if (before.length !== 1 || !they?.test(withoutSpeech(narration).replace(OF_MANY, " "))) return before;
  const others = seen.filter((known) => !before.includes(known) && goesOn(known));
  const other = others.find((known) => language !== "english" || !isNamelessCreature(known)) ?? others[0];
  return other ? [...before, other] : before;
};

/** "The passengers watched her. They saw her brush the snow away": others than those who were seen. */
const OF_MANY =
  /(?<=^|[.!?]["”]?\s+)(?:The|All the|Her|His|Some|Two|Three) (?:[\p{Ll}-]+ )?(?!news|glass|dress|class|boss)\p{Ll}+(?:s|men|women|children|people) \p{Ll}+[^.!?]*[.!?]["”]?\s+They\b|\b(?!brothers|sisters|others|parents)(?:people|children|\p{Ll}+(?:men|women|ists|ers|ors|ians)) (?:have|had|were|are|came|went|began|started|stood|sat|arrived) [^.!?]*[.!?]["”]?\s+They\b/gu;

/** "We took our skates" of a narrator alone: with who was seen beside them. */
export const withCompanion = (
  present: KnownMember[],
  { narration, language, seen, goesOn }: SceneAfterOthers,
): KnownMember[] => {
  const people = present.filter(({ gender, member }) => gender === "narrator" || personNoun(member.kind)?.isHuman);
  if (language !== "english" || people.length !== 1 || people[0]?.gender !== "narrator") return present;
  // "On Sunday we took the tram": with whom, the text has not said yet.
  if (!WE.test(withoutSpeech(narration)) || startsNewTime(narration, "english")) return present;
  const other = seen.find((known) => !present.includes(known) && goesOn(known) && !isNamelessCreature(known));
  return other ? [...present, other] : present;
};
const WE = /\b(?:[Ww]e(?! (?:had|children|kids|all|used)\b)|us)\b/;

const THEY = /(?:^|[.!?]["”]?\s+)\W*(?:[\w']+ ){0,3}they\b/i;

/** Whether a scene of an English text has no people yet: they come later. */
export const isWithoutPeople = (narration: string, language: string, cast: readonly KnownMember[]): boolean =>
  isWithout(ANYBODY, narration, language, cast);

/** The same of an essay, in which "we call it lava" is said of all people, unless it has a narrator. */
export const isExplained = (narration: string, cast: readonly KnownMember[]): boolean =>
  isWithout(cast[0]?.gender === "narrator" ? ANYBODY : OTHERS, withoutSpeech(narration), "english", cast);

const isWithout = (anybody: RegExp, narration: string, language: string, cast: readonly KnownMember[]): boolean =>
  language === "english" &&
  cast[0]?.gender !== "it" &&
  !anybody.test(narration) &&
  !cast.some((known) => isNamed(narration, language, known, cast));
const OTHERS = /\b(?:[Hh]e|[Ss]he|[Hh]im|[Hh]is|[Hh]ers?|[Tt]hey|[Tt]hem)\b/;
const ANYBODY = /\b(?:I|[Hh]e|[Ss]he|[Hh]im|[Hh]is|[Hh]ers?|[Ww]e|[Mm]y|[Mm]e)\b/;

/**
 * Whether a scene in another language that names others goes on with the lead: by a pronoun that means none of those who
 * are named, or by "su padre" where the language leaves pronouns out.
 */
const isMeantIn = (told: string, language: string, lead: KnownMember, named: readonly KnownMember[]): boolean => {
  if (named.every(isNamelessCreature)) return true;
  const { pronouns: words } = actionPatterns(languageOf(language));
  const pronoun = lead.gender === "she" || lead.gender === "he" ? words[lead.gender] : undefined;
  const same = named.filter(({ gender }) => gender === lead.gender);
  // "Er nahm den Hund und rannte los. Endlich sah er den alten Mann": he who opens the scene is not the old man.
  if (lead.gender !== "it" && same.length > 0) return pronoun?.test(told.slice(0, firstMention(told, same))) === true;
  if (lead.gender !== "she" && lead.gender !== "he") return true;
  return (
    words[lead.gender]?.test(told) === true || OWNS.test(told) || !/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(told)
  );
};
const firstMention = (told: string, known: readonly KnownMember[]): number => {
  const low = told.toLocaleLowerCase();
  const found = known.flatMap(({ aliases }) => aliases.map((alias) => low.indexOf(alias.toLocaleLowerCase())));
  return Math.min(...found.filter((at) => at >= 0), told.length);
};
const OWNS =
  /(?<!\p{L})(?:su|sus|suy[oa]s?|le|les|suo|sua|suoi|sue|gli|seu|seus|suas|lhe|dele|dela|son|sa|ses|lui|ihm|ihn|ihr\p{L}{0,2}|sein\p{L}{0,2}|его|её|ему|ей)(?!\p{L})/iu;

/** "They", or a few words and "they", at the start of a sentence. */
const theyOf = (language: string): RegExp | undefined => {
  const they = actionPatterns(languageOf(language)).pronouns.they?.source;
  return they === undefined ? undefined : new RegExp(`(?:^|[.!?…]\\s+)(?:[\\p{L}'’,]+\\s+){0,3}?${they}`, "iu");
};

/** "Callum shared his bread with Fly. They slept": they are the two who were named before it. */
const isOfNamed = (told: string, named: readonly KnownMember[], they: RegExp): boolean => {
  const ahead = told.slice(0, told.search(they) + 1).toLocaleLowerCase();
  const count = named.filter(({ aliases }) => aliases.some((alias) => alias !== "i" && hasWord(ahead, alias))).length;
  return count > 1 || (count === 1 && /(?:^|[.!?]\s+)(?:his|her|he|she)\b/.test(ahead));
};

/** With who was last seen of a gender that a pronoun names and that none of those present has: "he" beside a girl. */
export const withMeantLater = (
  present: readonly KnownMember[],
  { narration, language, seen, goesOn, last }: SceneAfterOthers,
): KnownMember[] => {
  if (language !== "english" || present.length >= MAX_PRESENT) return [...present];
  const told = withoutSpeech(narration).replace(LEFT, " ").replace(NOT_YET, " ").replace(SEEN_FROM_WINDOW, " ");
  const others = (["she", "he"] as const).flatMap((gender) =>
    isMeant(told, gender) && !present.some((known) => isMeantBy(known, gender))
      ? (seen.find(
          (known) =>
            known.gender === gender &&
            !present.includes(known) &&
            !isNamelessCreature(known) &&
            (goesOn(known) || known === last?.[gender] || KIN.test(known.member.kind)),
        ) ?? [])
      : [],
  );
  const known = [...present, ...others];
  if (!last) return known.slice(0, MAX_PRESENT);
  const company = seen.filter((one) => !known.includes(one) && goesOn(one) && !isNamelessCreature(one));
  // "All three of them stood on the beach", "in front of it sat their grandfather".
  const count = COUNTS.indexOf(ALL_OF_THEM.exec(told)?.[1]?.toLowerCase() ?? "") + 1;
  const people = known.filter((one) => !isNamelessCreature(one)).length;
  const more = count > 0 ? count - people : THEIR_KIN.test(told) ? 2 : 0;
  return [...known, ...company.slice(0, Math.max(0, more))].slice(0, MAX_PRESENT);
};
const ALL_OF_THEM = /\b(?:all|the) (two|three|four) of (?:them|us)\b/i;
const COUNTS = ["one", "two", "three", "four"];
/** "Their grandfather sat" tells of those whose grandfather he is. */
const THEIR_KIN =
  /(?:^|[.!?]\s+)(?:[^.,;!?]{0,24}\b(?:sat|stood|lay|came|was|were|waited) )?[Tt]heir (?:\w+ )?(?:mother|father|mum|dad|parents|grandmother|grandfather|grandma|grandpa|aunt|uncle|teacher)\b/;

const isMeantBy = (known: KnownMember, gender: "she" | "he"): boolean =>
  known.gender === gender
    ? !isNamelessCreature(known) || isLikePeople(known.member.kind)
    : known.gender === "it" && isLikePeople(known.member.kind);

/** "A giant sat on the grass, and he folded them": creatures of whom a text tells as of people. */
export const isLikePeople = (kind: string): boolean =>
  /^(?:troll|elf|ghost|robot|zombie|genie|monster|snowman)$/.test(kind);

const KIN = /^(?:grandma|grandpa)$/;

/** "The sultan laughed until he cried" means the sultan, though he is not in the cast. */
const isMeant = (told: string, gender: "she" | "he"): boolean => {
  const at = told.search(acting[gender]);
  const sentence = told.slice(0, Math.max(0, at)).replace(/^.*[.!?]\s/su, "");
  return at >= 0 && !sentence.split(/[^\p{L}]+/u).some((word) => personNoun(word.toLowerCase())?.gender === gender);
};

/** "When he had gone". */
const LEFT = /\b(?:when|after|since|as soon as) (?:he|she) (?:had |was )?(?:gone|left|went)\b/gi;

const acting = { she: /\bshe\b/i, he: /\b(?:he|him)\b/i } as const;

/** Whom pronouns mean of those before. In other languages one word is often "her", "their" and "it". */
const meantBefore = (
  told: string,
  language: string,
  { named, before, lead }: Record<"named" | "before", readonly KnownMember[]> & { lead: KnownMember | undefined },
): KnownMember[] => {
  if (language === "english") {
    const meant = before.filter(({ gender }) => pronouns[gender]?.test(told));
    const others = named.filter((known) => known !== lead);
    const open = meant.filter((known) => known === lead || !isTakenBy(told, known, others));
    const people = open.filter((known) => !isNamelessCreature(known) || open.every(isNamelessCreature));
    if (!SEVERAL.test(told) || others.length > 0) return oneOfEach(people, lead);
    // "The river swept them away": all who were there.
    if (people.length === 0 && /\bthem\b/i.test(told)) return [...before];
    // "He put the cans down to hug them both": the lead is one of them.
    return lead && THEM.test(told) && before.includes(lead) && !people.includes(lead) ? [lead, ...people] : people;
  }
  const { pronouns: words } = actionPatterns(languageOf(language));
  const meant = before.filter(
    ({ gender }) =>
      (gender === "she" || gender === "he") &&
      words[gender]?.test(told) === true &&
      !named.some((other) => other.gender === gender),
  );
  return words.they?.test(told) || words.together?.test(told) ? meant : oneOfEach(meant, lead);
};

/** "Their mother came home", and "she" in the next scene: not the lead, who was not there. */
const isOfOther = (lead: KnownMember, before: readonly KnownMember[]): boolean =>
  !before.includes(lead) && before.some((known) => known.gender === lead.gender && !isNamelessCreature(known));

/** "A boy named Theo sat down. He said": he is Theo, and none of those before. */
const isTakenBy = (told: string, { gender }: KnownMember, named: readonly KnownMember[]): boolean => {
  // "The vicar came down, and he told them": the vicar, whose gender nothing else shows.
  const same = named.filter((known) => known.gender === gender || OPEN_KINDS.test(known.member.kind));
  const at = pronouns[gender] ? told.search(pronouns[gender]) : -1;
  return same.length > 0 && firstMention(told, same) < at;
};

const OPEN_KINDS = /^(?:young|grown|old)-person$/;

/** "Callum's name" shows no Callum, but "Ben's leg" shows Ben. */
const OWNED =
  /\p{Lu}\p{Ll}+['’]s (?!(?:\p{Ll}+ )?(?:hands?|arms?|legs?|feet|foot|head|face|eyes?|ears?|nose|mouth|lips?|hair|shoulders?|back|knees?|lap|neck|cheeks?|fingers?|tail|fur|coat|hat|voice)\b)/gu;
const withoutOwners = (text: string, language: string): string =>
  language === "english" ? text.replace(OWNED, " ") : text;

const THEM = /\b(?:them|both|their)\b/i;
const SEVERAL = /\b(?:they|them|their|both|together|each other|the two|we|us)\b/i;

/** "He" means one: the lead, or who was there first. */
const oneOfEach = (meant: readonly KnownMember[], lead: KnownMember | undefined): KnownMember[] =>
  meant.filter(
    (known) =>
      known.gender === "they" ||
      known === lead ||
      ((lead?.gender !== known.gender || !meant.includes(lead)) &&
        meant.find(({ gender }) => gender === known.gender) === known),
  );

/** "She" after "a crow watched the girl" means the girl; "he" after "I am hungry," said the lion, may be the lion. */
export const isNamelessCreature = ({ member: { kind, name }, talks }: KnownMember): boolean =>
  name.startsWith("the ") && !talks && personNoun(kind)?.isHuman !== true;

const pronouns: Readonly<Partial<Record<KnownMember["gender"], RegExp>>> = {
  she: /\b(?:she|her|hers|herself)\b/i,
  he: /\b(?:he|him|his|himself)\b/i,
  they: /\b(?:they|them|their|themselves)\b/i,
};

const withoutSpeech = (text: string): string => text.replace(/[“"„«][^“”"„«»]*[”"“»]/g, " ");

export const isNamed = (
  narration: string,
  language: string,
  known: KnownMember,
  cast: readonly KnownMember[],
): boolean => {
  const { member } = known;
  if (isFirstToldIn(narration, known)) return true;
  // "Mr. Hale was a tall man": no other man, who has a name as well.
  const isOtherMan = known.opening !== undefined && /^\p{Lu}/u.test(member.name);
  const low = isOtherMan
    ? narration.toLocaleLowerCase().replace(INDEFINITE_PERSON, " ")
    : narration.toLocaleLowerCase();
  const { aliases } = known;
  if (aliases.some((alias) => (alias === "i" ? /\bI\b/.test(withoutSpeech(narration)) : hasWord(low, alias))))
    return true;
  // A kind's word means the only member of that kind.
  const isOnly = cast.filter((other) => other.member.kind === member.kind).length === 1;
  return (
    isOnly &&
    !isPlainKind(member) &&
    !hasNounOfItsOwn(language, member, aliases) &&
    kindsIn(narration, language).has(member.kind)
  );
};

const INDEFINITE_PERSON =
  /\b(?:an?|another|some|every|each|no) (?:[\w-]+,? ){0,3}?(?:man|woman|boy|girl|child|lady|gentleman|fellow)(?!\p{L})/gu;

/** "An inventor" is no vet named John, though both wear white coats: the text's own word for him is known. */
const hasNounOfItsOwn = (language: string, { name }: CastMember, aliases: readonly string[]): boolean =>
  language === "english" && /^\p{Lu}/u.test(name) && aliases.some((alias) => personNoun(alias)?.isHuman === true);

/** "Girl" is no word for every girl with a name, "father" none for "the mayor". */
const isPlainKind = ({ kind, name }: CastMember): boolean =>
  /^(?:girl|boy|man|woman|young-person|grown-person|old-person)$/.test(kind) && /^(?:\p{Lu}|the \p{L})/u.test(name);

const kindsIn = (narration: string, language: string): Set<string> =>
  new Set(
    findWords(narration, language)
      .filter(({ sort, word, at }) => sort === "kind" && !isTitle(narration.slice(at, at + word.length + 2)))
      .map(({ value }) => value),
  );

/** "Frau Lindner". */
const isTitle = (words: string): boolean => /^(?:Frau|Señora?|Madame|Signora?|Senhora?|Dona) \p{Lu}/u.test(words);

const hasWord = (low: string, alias: string): boolean => {
  const bare = alias.toLocaleLowerCase().replace(/^(?:the|her|his|their|its) /, "");
  if (bare.length < 2) return false;
  const at = low.indexOf(bare);
  if (at < 0) return false;
  if (!/\p{Script=Latin}/u.test(bare)) return true;
  // Endings of names are short; "went" is no "we".
  const ending = bare.length < 3 ? "\\p{Ll}" : "\\p{Ll}{3}|y(?!\\p{Ll})";
  return new RegExp(`(?<!\\p{Script=Latin})${escapePattern(bare)}(?!${ending})`, "u").test(low);
};
