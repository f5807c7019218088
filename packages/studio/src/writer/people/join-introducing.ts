import { type Draft, genderFor, lastBefore } from "./draft.ts";
import { join } from "./join-people.ts";
import { singularOf } from "./person-nouns.ts";
import { isStory, SAID, type Token } from "./tokens.ts";

/** Joins those who say themselves who they are, or whose child somebody is. */
export const joinIntroducing = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  joinSelfTold(tokens, drafts);
  joinParents(tokens, drafts);
};

/** "Is he yours?" asked the old man. "I'm Anders": the old man is Anders. */
const joinSelfTold = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const draft of [...drafts.values()]) {
    const at = draft.mentions[0] ?? 0;
    if (!draft.name || draft.isNarrator || draft.noun?.isHuman === false || !isToldOfOneself(tokens, at)) continue;
    const speaker = [tagBefore(tokens, at), tagAfter(tokens, at)]
      .map((tag) => (tag === undefined ? undefined : speakerAt(tokens, drafts, tag)))
      .concat(justIntroduced(tokens, drafts, at))
      .find(Boolean);
    if (!speaker || speaker === draft || speaker.name) continue;
    const gender = genderFor(speaker);
    if (gender && genderFor(draft) && gender !== genderFor(draft)) continue;
    if (gender) draft[gender] += SURE;
    if (speaker.age) draft.age = speaker.age;
    join(drafts, speaker.key, draft);
  }
};
const SURE = 6;

/** "befriends the spider and calls it Agatha": the spider is Agatha, and there is no other Agatha. */
export const joinCalled = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const draft of [...drafts.values()]) {
    const at = draft.mentions[0] ?? 0;
    const pronoun = tokens[at - 1]?.low ?? "";
    const verb = tokens[at - 2]?.low ?? "";
    if (!draft.name || !/^(?:it|him|her)$/.test(pronoun) || !/^(?:call|nam)(?:s|es|ed|ing|e)?$/.test(verb)) continue;
    const before = [...drafts.values()].filter((each) => each !== draft && each.firstAt < at);
    const caller = before.toSorted((a, b) => a.firstAt - b.firstAt)[0];
    const called = before
      .filter(({ name, noun }) => !name && noun && !noun.many && (pronoun !== "it" || !noun.isHuman))
      .filter((each) => each !== caller && each.noun?.gender !== (pronoun === "him" ? "she" : "he"))
      .filter((each) => pronoun === "it" || isJustTold(tokens, each, at))
      .toSorted((a, b) => lastBefore(b, at) - lastBefore(a, at))[0];
    if (called) join(drafts, called.key, draft);
  }
};

/** "The third brother came up. Everybody called him Clumsy Hans": not the horse of some sentences before. */
const isJustTold = (tokens: readonly Token[], draft: Draft, at: number): boolean =>
  !isStory(tokens) ||
  ((tokens[at]?.sentence ?? 0) - (tokens[lastBefore(draft, at)]?.sentence ?? 0) < 2 &&
    !singularOf(tokens[lastBefore(draft, at)]?.low ?? "").many);

/** "A dwarf stepped out. He carried an axe. \"My name is Orrin.\"": who has just come in, if a speech names no speaker. */
const justIntroduced = (
  tokens: readonly Token[],
  drafts: ReadonlyMap<string, Draft>,
  at: number,
): Draft | undefined => {
  const since = at - REACH;
  const told = [...drafts.values()].filter(
    ({ noun, isNarrator, mentions }) =>
      !isNarrator && noun?.isHuman !== false && mentions.some((each) => each > since && each < at),
  );
  const lastTold = ({ mentions }: Draft): number =>
    mentions.findLast((each) => each < at && tokens[each]?.isSpoken !== true) ?? -1;
  const last = told.toSorted((a, b) => lastTold(b) - lastTold(a))[0];
  return last && !last.name && last.noun && !last.noun.many && last.firstAt > since ? last : undefined;
};

/** "I'm Anders", "my name is Anders". */
const isToldOfOneself = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isSpoken === true &&
  /(?:^| )(?:i'm|i am|name is|name's)$/.test(
    [3, 2, 1].map((back) => (tokens[at - back]?.low ?? "").replace("’", "'")).join(" "),
  );

/** Where the words between this speech and the one before begin: "asked the old man". */
const tagBefore = (tokens: readonly Token[], at: number): number | undefined => {
  let end = at;
  while (end > at - LONGEST && tokens[end]?.isSpoken) end--;
  let start = end;
  while (start > end - LONGEST && tokens[start - 1]?.isSpoken === false) start--;
  return tokens[end]?.isSpoken === false && tokens[start - 1]?.isSpoken && end - start < LONGEST_TAG
    ? start
    : undefined;
};

/** Where the words behind this speech begin: "said the girl", "he said". */
const tagAfter = (tokens: readonly Token[], at: number): number | undefined => {
  const tag = tokens.findIndex(({ isSpoken }, index) => index > at && !isSpoken);
  return tag > 0 && tag - at < LONGEST_TAG ? tag : undefined;
};
const LONGEST = 24;
const LONGEST_TAG = 9;

/** Who "asked the old man" or "the old man asked" means: its noun and the unnamed person it mentions. */
const speakerAt = (tokens: readonly Token[], drafts: ReadonlyMap<string, Draft>, tag: number): Draft | undefined => {
  const words = [0, 1, 2, 3, 4, 5].map((next) => tag + next).filter((each) => tokens[each]?.isSpoken === false);
  const isSaid = words.slice(0, 4).some((each) => SAID.test(tokens[each]?.low ?? ""));
  if (!isSaid) return undefined;
  const people = [...drafts.values()].filter(({ noun, isNarrator }) => noun?.isHuman && !noun.many && !isNarrator);
  const named = people.find(({ mentions }) => words.some((each) => mentions.includes(each)));
  const pronoun = words
    .slice(0, 2)
    .map((each) => tokens[each]?.low)
    .find((low) => low === "he" || low === "she");
  if (named || !pronoun) return named;
  // "A thin man looked out. … \"No,\" he said. \"I'm Anders.\"": whom a text told of last before.
  const last = ({ mentions }: Draft): number => mentions.findLast((each) => each < tag) ?? -1;
  return people
    .filter((each) => (genderFor(each) ?? pronoun) === pronoun && tag - last(each) < REACH)
    .toSorted((a, b) => last(b) - last(a))[0];
};
const REACH = 60;

/** "My son is lost," said the lady. … His mother: she is the lady. */
const joinParents = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const key of ["mother", "father"]) {
    const draft = drafts.get(key);
    if (!draft || draft.name || draft.noun?.many) continue;
    const parents = [...drafts.values()].filter(
      (other) =>
        other !== draft &&
        !other.isNarrator &&
        other.firstAt < draft.firstAt &&
        other.noun?.isHuman !== false &&
        !other.noun?.many &&
        genderFor(other) === genderFor(draft) &&
        other.mentions.some((at) => speaksOfChild(tokens, at)),
    );
    const [only, ...more] = parents;
    if (only && more.length === 0) join(drafts, key, only);
  }
};

/** "My daughter is ill," said the lady. */
const speaksOfChild = (tokens: readonly Token[], at: number): boolean => {
  const isTag = [1, 2, 3].some(
    (back) => SAID.test(tokens[at - back]?.low ?? "") && tokens[at - back]?.sentence === tokens[at]?.sentence,
  );
  if (!isTag || tokens[at]?.isSpoken) return false;
  const said = tokens.slice(Math.max(0, at - LONGEST), at).filter(({ isSpoken }) => isSpoken);
  return /\bmy (?:\w+ )?(?:daughter|son|child|children|baby|boy|girl)\b/.test(said.map(({ low }) => low).join(" "));
};
