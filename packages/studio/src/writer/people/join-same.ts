import { type Draft, genderFor } from "./draft.ts";
import { isGivenName } from "./given-names.ts";
import { join } from "./join-people.ts";
import { isDeterminer, SAID, type Token } from "./tokens.ts";

/** Joins those whom a text calls by another word later: no other is introduced by "the girl" or "the cat". */
export const joinSame = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  joinSelfNamed(tokens, drafts);
  joinPresented(tokens, drafts);
  joinTwins(tokens, drafts);
  joinCreatures(tokens, drafts);
  joinHeirs(drafts);
  asYoungOfCreature(tokens, drafts);
  joinKnownKin(tokens, drafts);
  joinCountedGroups(tokens, drafts);
};

/** "Two men with masks came in. … The robbers ran": those who were counted before are the robbers. */
const joinCountedGroups = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const key of ["robber", "thief", "burglar", "stranger", "intruder", "kidnapper", "smuggler"]) {
    const draft = drafts.get(key);
    if (!draft?.noun?.many || draft.name) continue;
    const counted = [...drafts.values()].filter(
      (other) =>
        other.noun?.many === true &&
        /^(?:man|woman|boy|girl)$/.test(other.key) &&
        other.firstAt < draft.firstAt &&
        [1, 2, 3].some((back) => /^(?:two|three|four)$/.test(tokens[other.firstAt - back]?.low ?? "")),
    );
    const [only, ...more] = counted;
    if (only && more.length === 0) join(drafts, key, only);
  }
};

/** "The door of the twins. Bo and Ines were nine": the two whom a text names next, as a pair, are the twins. */
const joinTwins = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  const twins = drafts.get("twin");
  if (!twins || twins.name || !twins.noun?.many) return;
  const first = Math.min(...twins.mentions);
  const pair = [...drafts.values()].filter(
    ({ name, firstAt }) =>
      name && Math.abs(firstAt - first) < NEXT && [firstAt - 1, firstAt + 1].some((at) => tokens[at]?.low === "and"),
  );
  if (pair.length !== 2 || pair.some(({ noun }) => noun && !noun.isHuman)) return;
  for (const one of pair) {
    for (const alias of twins.aliases) one.aliases.add(alias);
    one.age ??= twins.noun.age;
    one.score += twins.score;
  }
  drafts.delete("twin");
};
const NEXT = 10;

/** "What's your name?" she asked. "Ada," said the girl: the girl is Ada. */
const joinSelfNamed = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const draft of drafts.values()) {
    if (!draft.name || draft.noun?.isHuman === false || draft.isNarrator) continue;
    const at = draft.mentions.find((each) => answersWithName(tokens, each));
    if (at === undefined || at !== draft.mentions[0]) continue;
    const said = tokens.slice(at + 1, at + 6).filter(({ sentence }) => sentence === tokens[at]?.sentence);
    const isTagged = tokens[at + 1]?.isSpoken === false;
    const speaker = isTagged
      ? said.map(({ low }) => drafts.get(low)).find((one) => one && one !== draft && !one.name)
      : lastUnnamed(tokens, drafts, at);
    if (speaker?.noun?.isHuman && !speaker.noun.many) {
      if (speaker.age) draft.age ??= speaker.age;
      join(drafts, speaker.key, draft);
    }
  }
};
const answersWithName = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 18), at);
  const isAnswer = tokens[at]?.isSpoken === true && tokens[at]?.opensSentence === true;
  return (
    isAnswer &&
    (tokens[at + 1]?.isSpoken === false
      ? before.some(({ low, isSpoken }) => isSpoken && low === "name")
      : tokens[at - 1]?.low === "name" && tokens[at - 2]?.low === "your" && /^[.,!]/.test(tokens[at]?.post ?? ""))
  );
};

/** Whom a text told of last, if no name is known of him: "One passenger got on. … \"Your name?\" \"Oskar. And …\"". */
const lastUnnamed = (tokens: readonly Token[], drafts: ReadonlyMap<string, Draft>, at: number): Draft | undefined => {
  const last = ({ mentions }: Draft): number =>
    mentions.findLast((each) => each < at && tokens[each]?.isSpoken !== true) ?? -1;
  return [...drafts.values()]
    .filter((one) => !one.name && !one.isNarrator && one.noun?.isHuman && at - last(one) < NEAR && last(one) >= 0)
    .toSorted((a, b) => last(b) - last(a))[0];
};
const NEAR = 120;

/** "A cage with a hamster in it. … \"And this is Captain Biscuit\"": who is shown by no name of people is the only animal. */
const joinPresented = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  const animals = [...drafts].filter(([, { name, noun }]) => !name && noun?.isHuman === false && !noun.isThing);
  const [animal, ...others] = animals;
  if (!animal || others.length > 0 || animal[1].noun?.many) return;
  for (const draft of drafts.values()) {
    const at = Math.min(...draft.mentions);
    const said = [2, 1].map((back) => tokens[at - back]?.low ?? "").join(" ");
    const isPresented = draft.name && tokens[at]?.isSpoken && said === "this is" && !isGivenName(draft.key);
    const speaks = draft.mentions.some((each) => [-1, 1].some((next) => SAID.test(tokens[each + next]?.low ?? "")));
    if (!isPresented || speaks || at < animal[1].firstAt || at - animal[1].firstAt > NEAR) continue;
    draft.noun = animal[1].noun;
    draft.traits.clear();
    join(drafts, animal[0], draft);
    return;
  }
};

/** "Bartholomew was a tomcat. … The cat": the only one of its kind. */
const joinCreatures = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    const { noun } = draft;
    if (draft.name || !noun || noun.isHuman || noun.many || noun.isThing) continue;
    const same = [...drafts.values()].filter(
      (other) =>
        other !== draft &&
        other.noun?.kind === noun.kind &&
        !other.noun.many &&
        other.firstAt < draft.firstAt &&
        // "A collie," she said: a word for the one that is there.
        other.mentions.some((at) => tokens[at]?.isSpoken !== true),
    );
    const [only, ...more] = same;
    if (only && more.length === 0 && isKnown(tokens, draft)) join(drafts, key, only);
  }
};

/** "The vixen called her three sons. … Rufus, the eldest": those with names of whom nothing shows a human are foxes. */
const asYoungOfCreature = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  const parent = [...drafts.values()].find(
    ({ name, noun, mentions }) => !name && noun?.isHuman === false && mentions.some((at) => hasYoung(tokens, at)),
  );
  const isPerson = ({ name, noun }: Draft): boolean =>
    name !== undefined && noun?.isHuman === true && !KIN.test(noun.noun);
  if (!parent?.noun || [...drafts.values()].some(isPerson)) return;
  const { gender: _, ...creature } = parent.noun;
  for (const draft of drafts.values())
    if (draft.name && !draft.isNarrator && draft.noun?.isHuman !== false)
      draft.noun = { ...creature, noun: draft.noun?.noun ?? creature.noun, many: false };
};
const KIN = /^(?:mother|father|mum|dad|mama|papa|son|daughter|brother|sister)$/;
const hasYoung = (tokens: readonly Token[], at: number): boolean => {
  const rest = tokens.slice(at + 1, at + 14).filter(({ sentence }) => sentence === tokens[at]?.sentence);
  return rest.some(
    ({ low }, index) =>
      /^(?:sons|daughters|children|young|young ones|cubs|little ones)$/.test(low) &&
      rest.slice(Math.max(0, index - 2), index).some((each) => /^(?:her|his|its|their)$/.test(each.low)),
  );
};

/** "A king once had a son. … The prince": one. */
const joinHeirs = (drafts: Map<string, Draft>): void => {
  for (const [heir, child] of [
    ["prince", "son"],
    ["princess", "daughter"],
  ] as const) {
    const [into, from] = [drafts.get(heir), drafts.get(child)];
    if (into && from && !into.noun?.many && !from.name && (drafts.has("king") || drafts.has("queen")))
      join(drafts, child, into);
  }
};

/** "His sister glared at him. … The girl sat on a chair": she is the sister, where there is no other girl. */
const joinKnownKin = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const key of ["girl", "boy"]) {
    const draft = drafts.get(key);
    if (!draft || draft.name || draft.noun?.many || !isKnown(tokens, draft)) continue;
    const fitting = [...drafts.values()].filter(
      (other) =>
        other !== draft &&
        !other.name &&
        !other.isNarrator &&
        other.noun?.isHuman === true &&
        !other.noun.many &&
        (other.age ?? other.noun.age) === "child" &&
        genderFor(other) === draft.noun?.gender &&
        other.firstAt < draft.firstAt,
    );
    const [only, ...more] = fitting;
    if (only && more.length === 0) join(drafts, key, only);
  }
};

/** Told of as "the cat" or "the old cat" from the start. */
const isKnown = (tokens: readonly Token[], { mentions }: Draft): boolean => {
  const first = Math.min(...mentions.filter((at) => tokens[at]?.isSpoken !== true));
  const opener = [1, 2, 3].map((back) => tokens[first - back]).find((token) => token && isDeterminer(token));
  return opener?.low === "the";
};
