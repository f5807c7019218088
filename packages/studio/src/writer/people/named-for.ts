import { type Draft, genderFor, lastBefore } from "./draft.ts";
import { genderOfName } from "./given-names.ts";
import { isGeneric, type NounAt } from "./nouns-in-text.ts";
import type { PersonNoun } from "./person-nouns.ts";
import { isStory, SAID, type Token } from "./tokens.ts";

/** "Her cat": the only cat with a name. */
export const ownedFor = (
  noun: PersonNoun,
  owner: Token | undefined,
  drafts: ReadonlyMap<string, Draft>,
): Draft | undefined => {
  if (noun.many || owner?.isOwner === true) return undefined;
  const [only, ...more] = [...drafts.values()].filter((draft) => draft.name && draft.noun?.noun === noun.noun);
  return more.length === 0 ? only : undefined;
};

/** "The vet was a big man with a beard": "man" means the vet. */
export const predicateSubject = (
  { noun, words, at }: NounAt,
  drafts: ReadonlyMap<string, Draft>,
  tokens: readonly Token[],
): Draft | undefined => {
  if (noun.many || !SAYS_ONLY_SEX.test(noun.noun)) return undefined;
  const article = at - words.length - 1;
  const subject = tokens[article - 2];
  const isPredicate =
    /^an?$/.test(tokens[article]?.low ?? "") &&
    /^(?:was|is)$/.test(tokens[article - 1]?.low ?? "") &&
    subject?.isOwner === false &&
    subject.sentence === tokens[at]?.sentence &&
    !subject.isSpoken;
  if (!isPredicate) return undefined;
  return [...drafts.values()].find(
    (draft) => draft.mentions.includes(article - 2) && draft.noun?.isHuman === true && !draft.noun.many,
  );
};
const SAYS_ONLY_SEX = /^(?:man|woman|boy|girl|lady|gentleman|fellow|lad)$/;

/** The named character that "the girl" or "the fisherman" means. */
export const namedFor = (
  { noun, isDefinite, isAged, at }: NounAt,
  drafts: ReadonlyMap<string, Draft>,
  tokens: readonly Token[],
): Draft | undefined => {
  if (noun.many || !isDefinite) return undefined;
  const named = [...drafts.values()].filter((draft) => draft.name !== undefined && draft.firstAt < at);
  const same = named.find((draft) => draft.noun?.noun === noun.noun);
  if (same) return same;
  // "Old Magnus … his grandson … his grandfather": the only aged one.
  if (noun.age === "old") {
    const aged = named.filter((draft) => (!draft.noun || isGeneric(draft.noun.noun)) && draft.age === "old");
    const fits = aged.filter((draft) => (genderFor(draft) ?? noun.gender) === noun.gender);
    return fits.length === 1 ? fits[0] : undefined;
  }
  // "Amara … worries that the tooth fairy": who is named in the same sentence is somebody else.
  const before = named.filter((draft) => tokens[lastBefore(draft, at)]?.sentence !== tokens[at]?.sentence);
  if (!noun.isHuman) return noun.isThing || drafts.has(noun.noun) ? undefined : ownerOfKind(tokens, before, at);
  // A baby is somebody of its own.
  if (!isGeneric(noun.noun) || /^(?:baby|toddler)$/.test(noun.noun)) return undefined;
  const unnamed = drafts.get(noun.noun);
  if (!unnamed && isNeighbour(tokens, at)) return undefined;
  // "An old woman knocked. Wren gave the old woman her bread": the one who knocked.
  if (isAged && unnamed && !unnamed.name && unnamed.age === "old") return undefined;
  const elders = named.filter((draft) => draft.age === "old" && (genderFor(draft) ?? noun.gender) === noun.gender);
  if (isAged && elders.length === 1) return elders[0];
  if (isAged && isOfUnnamedElder(noun, drafts, at)) return undefined;
  const last = unnamed && !unnamed.name ? lastBefore(unnamed, at) : -1;
  // "Rosa noticed a girl. … The girl": not Rosa.
  const isNew = unnamed !== undefined && !unnamed.name && isIndefinite(tokens, unnamed.firstAt);
  return named
    .filter(({ firstAt }) => !isNew || firstAt > unnamed.firstAt)
    .filter(({ mentions }) => mentions.some((each) => each < at && !isOnlySpokenOf(tokens, each)))
    .filter((draft) => (!draft.noun || draft.noun.isHuman) && fitsAge(noun, draft) && lastBefore(draft, at) > last)
    .filter((draft) => genderFor(draft) === noun.gender || noun.gender === undefined || genderFor(draft) === undefined)
    .sort((a, b) => lastBefore(b, at) - lastBefore(a, at))[0];
};

/** "Her grandmother held a lamp. … said the old woman": the grandmother, and not the doctor. */
const isOfUnnamedElder = (noun: PersonNoun, drafts: ReadonlyMap<string, Draft>, at: number): boolean =>
  [...drafts.values()].some(
    (draft) =>
      !draft.name &&
      (draft.age ?? draft.noun?.age) === "old" &&
      (genderFor(draft) ?? draft.noun?.gender) === noun.gender &&
      lastBefore(draft, at) >= 0 &&
      at - lastBefore(draft, at) < NEAR,
  );

/** "Say sorry to Harold," she read: he is not there for that. */
const isOnlySpokenOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isSpoken === true && /^(?:to|with|about|from|of|for)$/.test(tokens[at - 1]?.low ?? "");

const isIndefinite = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3].some(
    (back) =>
      tokens[at - back]?.sentence === tokens[at]?.sentence && /^(?:an?|another)$/.test(tokens[at - back]?.low ?? ""),
  );

/** "The girl in the flat opposite": none of those who were named. */
export const isNeighbour = (tokens: readonly Token[], at: number): boolean =>
  NEIGHBOUR.test(
    tokens
      .slice(at + 1, at + 5)
      .map(({ low }) => low)
      .join(" "),
  );
const NEIGHBOUR =
  /^(?:opposite|next door|with (?:the|an?)\b|(?:behind|beside|next to|in front of|before|ahead of|opposite) (?:him|her|them|us|me)\b|(?:in|from|on|at) the (?:(?:next|other|top|ground|first) )?(?:flat|house|apartment|floor|shop|village|door|table|seat))\b/;

/** "Biscuit was gone. … The dog": a creature that nothing introduces is who was just named and of whom nothing is known. */
const ownerOfKind = (tokens: readonly Token[], named: readonly Draft[], at: number): Draft | undefined => {
  const open = named.filter(
    (draft) =>
      !draft.noun &&
      !draft.age &&
      draft.name &&
      genderOfName(draft.name) === undefined &&
      !draft.mentions.some((each) => isNamedOrSaid(tokens[each - 1]?.low ?? "")) &&
      at - lastBefore(draft, at) < NEAR,
  );
  const [only, ...more] = open;
  if (!only || more.length > 0) return undefined;
  return isStory(tokens) && only.she + only.he > SAID_OFTEN ? undefined : only;
};
const NEAR = 30;
/** Who is "he" or "she" again and again is as often a person. */
const SAID_OFTEN = 1;
/** "Said Morwen" is no pet, and "it was called Admiral" belongs to an animal before it. */
const isNamedOrSaid = (word: string): boolean => word === "named" || SAID.test(word);

/** "The old man" is not the boy, "the girl" not the grandmother. */
const fitsAge = (noun: PersonNoun, { age, noun: own }: Draft): boolean => {
  const known = age ?? own?.age;
  return known === undefined || (noun.age === "child") === (known === "child");
};
