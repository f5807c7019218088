import { type Draft, genderFor } from "./draft.ts";
import { genderOfName } from "./given-names.ts";
import { isNeighbour } from "./named-for.ts";
import { isGeneric } from "./nouns-in-text.ts";
import { isDeterminer, SAID, type Token } from "./tokens.ts";

/** "A young man got in. … His name was Rui": the last unnamed human before is who has the name. */
export const joinNamedLater = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const draft of drafts.values()) {
    const at = draft.mentions.find((each) => isSaidAsName(tokens, each));
    if (!draft.name || at === undefined) continue;
    const gender = genderSaid(tokens, at);
    draft[gender] += SURE;
    const [nearest] = [...drafts.entries()]
      .filter(([, other]) => isUnnamedHuman(other) && (genderFor(other) ?? gender) === gender)
      .map(([key, other]) => ({ key, other, last: other.mentions.findLast((each) => each < at) ?? -REACH * 2 }))
      .filter(({ last }) => at - last < REACH)
      .sort((a, b) => b.last - a.last);
    if (!nearest) continue;
    const { noun } = nearest.other;
    // "The child" before is somebody else than a man.
    if (noun?.age !== "child") for (const word of ["child", "girl", "boy", "kid"]) draft.aliases.delete(word);
    if (nearest.other.age === "old") draft.age = "old";
    if (draft.noun && (isGeneric(draft.noun.noun) || draft.noun.noun === "sir") && noun) draft.noun = noun;
    join(drafts, nearest.key, draft);
  }
};
/** "His name was Otis", "she was Lena", "a tall woman called Ms. Okoro". */
const genderSaid = (tokens: readonly Token[], at: number): "she" | "he" => {
  const words = isOfPredicate(tokens, at) ? [at - 2] : [at - 1, at - 2, at - 3];
  return words.some((each) => /^(?:her|herself|she|woman|girl|lady)$/.test(tokens[each]?.low ?? "")) ? "she" : "he";
};
const SURE = 6;
const REACH = 80;

const isSaidAsName = (tokens: readonly Token[], at: number): boolean =>
  isOfPredicate(tokens, at) ||
  /^(?:introduced|called) (?:herself|himself) as$/.test(
    [3, 2, 1].map((back) => tokens[at - back]?.low ?? "").join(" "),
  ) ||
  // "He was called Milo".
  (/^(?:called|named)$/.test(tokens[at - 1]?.low ?? "") &&
    /^(?:is|was)$/.test(tokens[at - 2]?.low ?? "") &&
    /^(?:he|she)$/.test(tokens[at - 3]?.low ?? "")) ||
  (/^(?:is|was)$/.test(tokens[at - 1]?.low ?? "") &&
    /^(?:he|she)$/.test(tokens[at - 2]?.low ?? "") &&
    tokens[at - 2]?.opensSentence === true) ||
  (tokens[at - 2]?.low === "which" &&
    /^(?:is|was)$/.test(tokens[at - 1]?.low ?? "") &&
    tokens[at - 3]?.low === "name") ||
  (/^(?:is|was)$/.test(tokens[at - 1]?.low ?? "") &&
    tokens[at - 2]?.low === "name" &&
    /^(?:his|her)$/.test(tokens[at - 3]?.low ?? ""));

/** "Inspector Lena Vogt", and "the inspector" later: one. */
const joinRanks = (drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    if (draft.name || draft.noun?.many !== false || draft.isNarrator) continue;
    const ranked = [...drafts.values()].filter(({ name }) => name?.toLowerCase().startsWith(`${key} `));
    const [only, ...more] = ranked;
    if (only && more.length === 0 && only.firstAt < draft.firstAt) join(drafts, key, only);
  }
};

/** "The Frost King", and "the king" later: one. */
export const joinTitled = (drafts: Map<string, Draft>): void => {
  joinRanks(drafts);
  for (const [key, draft] of drafts) {
    if (draft.name || draft.noun?.many !== false || !/^(?:king|queen|prince|princess|witch|wizard|giant)$/.test(key))
      continue;
    const titled = [...drafts.values()].filter(({ name }) => name?.toLowerCase().endsWith(` ${key}`));
    const [only] = titled;
    if (!only || titled.length > 1) continue;
    only.noun ??= draft.noun;
    join(drafts, key, only);
  }
};

/** "A woman in a grey coat came down the stairs. … It was only Irina": one. */
export const joinRecognized = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const draft of drafts.values()) {
    const at = draft.firstAt;
    const before = [3, 2, 1].map((back) => tokens[at - back]?.low ?? "").join(" ");
    if (!draft.name || !/\bit was(?: only| just)?$/.test(before)) continue;
    const unknown = [...drafts].filter(
      ([key, other]) =>
        /^(?:woman|man|girl|boy|lady|stranger|figure)$/.test(key) &&
        isUnnamedHuman(other) &&
        other.firstAt < at &&
        at - other.firstAt < REACH &&
        [1, 2, 3].some((back) => /^an?$/.test(tokens[other.firstAt - back]?.low ?? "")),
    );
    const [only, ...more] = unknown;
    if (!only || more.length > 0) continue;
    draft.age ??= only[1].noun?.age;
    join(drafts, only[0], draft);
  }
};

/** "Old Mr. Haas from next door", and "the neighbour" later: one. */
export const joinNeighbours = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  const livesBeside = ({ mentions }: Draft): boolean =>
    mentions.some((at) =>
      NEXT_DOOR.test(
        tokens
          .slice(at + 1, at + 6)
          .map(({ low }) => low)
          .join(" "),
      ),
    );
  for (const key of ["neighbour", "neighbor"]) {
    const draft = drafts.get(key);
    if (!draft || !isUnnamedHuman(draft)) continue;
    const [only, ...more] = [...drafts.values()].filter((other) => other.name && livesBeside(other));
    if (only && more.length === 0) join(drafts, key, only);
  }
};
const NEXT_DOOR =
  /^(?:\w+ )?(?:from )?(?:next door|across the (?:road|street|landing|hall)|the (?:flat|floor) (?:above|below))\b/;

/** "Took the dog along. … held Bruno by the collar": the only animal without a name is who has it. */
export const joinPets = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  const pets = [...drafts].filter(
    ([key, { name, noun }]) => !name && !noun?.many && /^(?:dog|puppy|cat|kitten|horse|pony|donkey)$/.test(key),
  );
  const [pet] = pets;
  if (!pet || pets.length > 1) return;
  const named = [...drafts.values()].filter(
    (draft) => draft.name && !draft.noun && draft.mentions.some((at) => isAnimalAt(tokens, at)),
  );
  const [only] = named;
  if (!only || named.length > 1 || only.firstAt < pet[1].firstAt) return;
  join(drafts, pet[0], only);
};
const isAnimalAt = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.isOwner === true &&
    /^(?:tail|paws?|fur|collar|leash|lead|ears|muzzle|snout|reins|mane|whiskers|basket)$/.test(
      tokens[at + 1]?.low ?? "",
    )) ||
  /^(?:(?:always|never|only|just|suddenly|often|still) )?(?:bark(?:ed|s)|wag(?:ged|s)|growl(?:ed|s)|whined|purr(?:ed|s)|mewed|meowed|neighed|whinnied|sniffed|panted|licked|brayed)\b/.test(
    [1, 2].map((next) => tokens[at + next]?.low ?? "").join(" "),
  ) ||
  /^by the (?:collar|leash|lead|reins|halter)$/.test([1, 2, 3].map((next) => tokens[at + next]?.low ?? "").join(" "));

/** "An old lady opened the door. … said Mrs. Feldman", "a woman screamed. … cried the countess": one. */
export const joinSpeakers = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    if (!isUnnamedHuman(draft) || draft.mentions.length > 2 || !/^(?:man|woman|lady|gentleman)$/.test(key)) continue;
    const opener = [1, 2, 3].find((back) => /^an?$/.test(tokens[draft.firstAt - back]?.low ?? ""));
    if (opener === undefined) continue;
    const gender = genderFor(draft);
    const speaker = [...drafts.values()].find(
      (other) =>
        other !== draft &&
        (TITLED.test(other.name ?? "") || isFirstCalled(tokens, other)) &&
        genderFor(other) === gender &&
        other.mentions.some(
          (at) =>
            at > draft.firstAt &&
            at - draft.firstAt < SOON &&
            ((draft.mentions.length === 1 && [1, 2].some((back) => SAID.test(tokens[at - back]?.low ?? ""))) ||
              (at === other.firstAt && opensNextSentence(tokens, at, draft))),
        ),
    );
    if (!speaker) continue;
    if (draft.age === "old") speaker.age = "old";
    join(drafts, key, speaker);
  }
};
/** "Cried the countess", whom no word before introduces. */
const isFirstCalled = (tokens: readonly Token[], { firstAt, name, noun }: Draft): boolean =>
  !name &&
  noun?.isHuman === true &&
  !noun.many &&
  !isGeneric(noun.noun) &&
  tokens[firstAt - 1]?.low === "the" &&
  SAID.test(tokens[firstAt - 2]?.low ?? "");

/** "An old man was awake. Mr Hartley sat on his bed". */
const opensNextSentence = (tokens: readonly Token[], at: number, { firstAt }: Draft): boolean =>
  tokens[at]?.opensSentence === true || tokens[at - 1]?.opensSentence === true
    ? (tokens[at]?.sentence ?? 0) - (tokens[firstAt]?.sentence ?? 0) === 1
    : false;
const SOON = 28;
const TITLED = /^(?:Mrs|Mr|Ms|Miss|Madame?|Dr)\b/;

/** "He was a fat man named Bosse", "the guide, a tall woman called Ms. Okoro,". */
const isOfPredicate = (tokens: readonly Token[], at: number): boolean => {
  if (!/^(?:named|called)$/.test(tokens[at - 1]?.low ?? "") || !isGeneric(tokens[at - 2]?.low ?? "")) return false;
  const article = [3, 4, 5].find((back) => /^an?$/.test(tokens[at - back]?.low ?? ""));
  if (article === undefined) return false;
  const before = tokens[at - article - 1];
  return /^(?:was|is)$/.test(before?.low ?? "")
    ? /^(?:he|she)$/.test(tokens[at - article - 2]?.low ?? "")
    : before?.post === ",";
};

const isUnnamedHuman = ({ name, noun, isNarrator }: Draft): boolean =>
  !name && !isNarrator && noun?.isHuman === true && !noun.many;

/** "Her grandmother … the old woman … Grandmother Tamsin": the aged of one gender in a short text are one. */
export const joinAged = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const gender of ["she", "he"] as const) {
    const aged = [...drafts].filter(
      ([, draft]) => ageOf(draft) === "old" && genderFor(draft) === gender && !draft.noun?.many && draft.noun?.isHuman,
    );
    const named = aged.filter(([, { name }]) => name);
    const unnamed = aged.filter(([, { name }]) => !name);
    const [into] = named.length > 0 ? named : unnamed;
    if (!into || named.length > 1) continue;
    for (const [key, draft] of unnamed)
      if (key !== into[0] && !isSomebodyNew(tokens, draft, into[1]) && !isKinOfOther(tokens, draft, into[1]))
        join(drafts, key, into[1]);
  }
};

/** "An old fisherman" after Alfie: not Alfie. */
const isSomebodyNew = (tokens: readonly Token[], { firstAt }: Draft, into: Draft): boolean => {
  if (firstAt < into.firstAt) return false;
  const opener = [1, 2, 3].map((back) => tokens[firstAt - back]).find((token) => token && isDeterminer(token));
  return /^(?:an?|another)$/.test(opener?.low ?? "");
};

/** "An old woman got on. … My grandmother": two. */
const isKinOfOther = (tokens: readonly Token[], { firstAt, key }: Draft, into: Draft): boolean =>
  /^grand/.test(key) &&
  /^(?:my|our|his|her|their)$/.test(tokens[firstAt - 1]?.low ?? "") &&
  !into.name &&
  !/^grand/.test(into.key) &&
  [1, 2, 3].some((back) => /^an?$/.test(tokens[into.firstAt - back]?.low ?? ""));

/** "The girl" and "the brothers" are those with a name, where only they are meant. */
export const joinChildren = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    if (draft.name || draft.isNarrator || !draft.noun?.isHuman || draft.noun.age !== "child") continue;
    if (draft.noun.many && isGroupOfNamed(tokens, draft, drafts)) {
      drafts.delete(key);
      continue;
    }
    const named = [...drafts.values()].filter(({ name, noun }) => name && noun?.isHuman !== false);
    if (draft.noun.many) {
      if (named.some(({ aliases }) => aliases.has(draft.noun?.noun ?? ""))) drafts.delete(key);
      continue;
    }
    const fitting = named.filter((each) => ageOf(each) === "child" && genderFor(each) === draft.noun?.gender);
    const open = named.filter((each) => !each.noun && !ageOf(each) && genderFor(each) === draft.noun?.gender);
    const [only, ...more] = fitting.length > 0 ? fitting : open;
    // "The boy behind them".
    if (draft.mentions.every((at) => isNeighbour(tokens, at))) continue;
    if (/^(?:girl|boy)$/.test(key) && only && more.length === 0 && !isSomebodyNew(tokens, draft, only))
      join(drafts, key, only);
    // "The blacksmith's little girl … the child": the only child.
    const [child, ...children] = [...drafts.values()].filter(
      (other) => other !== draft && ageOf(other) === "child" && !other.noun?.many && !other.isNarrator,
    );
    if (/^(?:child|kid)$/.test(key) && child && children.length === 0 && !isSomebodyNew(tokens, draft, child))
      join(drafts, key, child);
  }
};

/** "The sisters Mei and Lan": no others. They are of one gender, and one age. */
const isGroupOfNamed = (
  tokens: readonly Token[],
  { mentions, noun }: Draft,
  drafts: ReadonlyMap<string, Draft>,
): boolean => {
  const at = mentions.find((each) => {
    const next = [...drafts.values()].filter(
      ({ name, mentions: own }) => name && own.some((one) => one > each && one <= each + 4),
    );
    if (next.length < 2 || !/^,?$/.test(tokens[each]?.post ?? "")) return false;
    for (const one of next) if (noun?.gender) one[noun.gender] += SURE;
    return true;
  });
  return at !== undefined;
};

/** "Her brother … her brother Idris": the only named one of this kin. */
export const joinKin = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    if (draft.name || draft.isNarrator || draft.noun?.many || !KIN.test(key)) continue;
    const parent = parentOfNamed(tokens, drafts, key);
    const same = /^(?:father|mother)$/.test(key) ? calledParent(drafts, key) : undefined;
    const [only, ...more] = same
      ? [same]
      : parent
        ? [parent]
        : [...drafts.values()].filter(({ name, noun }) => name && noun?.noun === key);
    if (only && more.length === 0) join(drafts, key, only);
  }
};

/** "My father … Papa": one. */
const calledParent = (drafts: ReadonlyMap<string, Draft>, key: string): Draft | undefined => {
  const words = key === "father" ? /^(?:papa|dad|daddy|baba)$/i : /^(?:mama|mum|mom|mummy|mommy)$/i;
  const called = [...drafts.values()].filter(
    (draft) => words.test(draft.key) && (draft.name !== undefined || draft.called !== undefined),
  );
  return called.length === 1 ? called[0] : undefined;
};

/** "Idris's daughter … her father": Idris. */
const parentOfNamed = (
  tokens: readonly Token[],
  drafts: ReadonlyMap<string, Draft>,
  key: string,
): Draft | undefined => {
  if (!/^(?:father|mother|dad|mum)$/.test(key)) return undefined;
  const gender = /^(?:father|dad)$/.test(key) ? "he" : "she";
  return [...drafts.values()].find(
    (draft) =>
      draft.name &&
      (genderFor(draft) ?? gender) === gender &&
      draft.mentions.some((at) => tokens[at]?.isOwner && /^(?:daughter|son|children)$/.test(tokens[at + 1]?.low ?? "")),
  );
};

/** "Took the train to see his daughter. … On the platform stood a woman": who is met at the end is who was sought. */
export const joinSought = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    if (!isUnnamedHuman(draft) || !KIN.test(key)) continue;
    const before = tokens.slice(Math.max(0, draft.firstAt - 3), draft.firstAt).map(({ low }) => low);
    if (!/\b(?:see|visit|meet|find|join|reach) (?:his|her|their|my)$/.test(before.join(" "))) continue;
    const [only, ...more] = [...drafts].filter(
      ([other, { firstAt, noun }]) =>
        /^(?:woman|man|girl|boy)$/.test(other) &&
        firstAt > draft.firstAt &&
        noun?.gender === draft.noun?.gender &&
        /^an?$/.test(tokens[firstAt - 1]?.low ?? tokens[firstAt - 2]?.low ?? ""),
    );
    if (!only || more.length > 0) continue;
    draft.age ??= only[1].noun?.age;
    join(drafts, only[0], draft);
  }
};
const KIN =
  /^(?:brother|sister|cousin|uncle|aunt|neighbou?r|husband|wife|son|daughter|nephew|niece|friend|dad|father|mother|mum)$/;

/** "The vet … Doctor Hallgren": who wears the clothes of the only named one of a trade is that one. */
export const joinTrades = (drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    const kind = draft.noun?.kind;
    if (!isUnnamedHuman(draft) || !kind || PLAIN.test(kind) || isGeneric(key)) continue;
    const [only, ...more] = [...drafts.values()].filter(({ name, noun }) => name && noun?.kind === kind);
    if (only && more.length === 0) join(drafts, key, only);
  }
};
const PLAIN = /^(?:girl|boy|man|woman|grandma|grandpa|king|queen|prince|princess|knight)$/;

const ageOf = ({ age, noun }: Draft): string | undefined => age ?? noun?.age;

export const join = (drafts: Map<string, Draft>, key: string, into: Draft): void => {
  const from = drafts.get(key);
  if (!from || from === into) return;
  into.noun ??= from.noun;
  into.age ??= from.age ?? from.noun?.age;
  into.score += from.score;
  into.mentions.push(...from.mentions);
  into.mentions.sort((a, b) => a - b);
  for (const alias of from.aliases) into.aliases.add(alias);
  for (const trait of from.traits) into.traits.add(trait);
  drafts.delete(key);
};

const LOST =
  /^(?:parent|mother|father|husband|wife|brother|sister|son|daughter|child|grandmother|grandfather|friend|driver|cook|teacher|doctor)$/;
const PLACED = /^(?:past|in|at|near|beyond|outside|through|from)$/;

/** What a pronoun in the same sentence counts. */
const SAID_NEAR = 0.7;

/** In a text of some length, a creature that is never "the" and never acts is only spoken of: "or lose them to a shark". */
export const withoutSpokenOf = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    if (
      draft.name &&
      !draft.noun &&
      draft.she + draft.he < SAID_NEAR &&
      !genderOfName(draft.key) &&
      draft.mentions.every(
        (at) => PLACED.test(tokens[at - 1]?.low ?? "") || (draft.key.includes(" ") && tokens[at - 1]?.low === "of"),
      )
    )
      drafts.delete(key);
    // "The fever took her parents".
    if (!draft.name && !draft.isNarrator && draft.noun?.isHuman && draft.isTold !== true && LOST.test(draft.noun.noun))
      drafts.delete(key);
    const isCreature = !draft.name && draft.noun !== undefined && !draft.noun.isHuman;
    if (isCreature && draft.isPresent !== true) drafts.delete(key);
  }
};
