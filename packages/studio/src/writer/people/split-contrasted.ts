import type { Draft } from "./draft.ts";
import type { Token } from "./tokens.ts";

/** Words that tell two of one noun apart: "the old king" and "the young king", "the town mouse" and "the country mouse". */
const CONTRASTS: readonly (readonly (readonly string[])[])[] = [
  [
    ["old", "older", "elder", "eldest", "oldest"],
    ["young", "younger", "youngest"],
  ],
  [
    ["big", "large", "great", "bigger", "tall", "taller", "fat"],
    ["little", "small", "smaller", "short", "shorter", "thin", "tiny"],
  ],
  [["rich"], ["poor"]],
  [["first"], ["second", "other"]],
  [
    ["town", "city"],
    ["country", "field"],
  ],
  [["black"], ["white", "red", "grey", "brown", "golden"]],
  [["white"], ["red", "grey", "brown", "golden"]],
  [
    ["wise", "clever"],
    ["foolish", "stupid"],
  ],
  [
    ["good", "kind"],
    ["bad", "wicked", "evil"],
  ],
  [["lazy"], ["busy", "hard-working", "diligent"]],
];

/** How often a text must call each of the two by its word. */
const MIN_MENTIONS = 2;

/** Makes two of a noun that a text uses for two: "the old king" and "the young king". */
export const splitContrasted = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    const { noun } = draft;
    if (draft.name || draft.called || draft.isNarrator || !noun) continue;
    const pair = CONTRASTS.map((sides) => sides.map((words) => calledBy(tokens, draft, words))).find((sides) =>
      sides.every(({ mentions }) => mentions.length >= MIN_MENTIONS),
    );
    if (!pair) continue;
    drafts.delete(key);
    for (const side of pair) {
      const one = oneOf(draft, side);
      drafts.set(one.key, one);
    }
  }
};

interface Side {
  readonly word: string;
  readonly mentions: readonly number[];
  readonly words: readonly string[];
  /** "of the north". */
  readonly origin: string | undefined;
}

const originAt = (tokens: readonly Token[], at: number): string | undefined =>
  tokens[at + 1]?.low === "of" && tokens[at + 2]?.low === "the" ? `of the ${tokens[at + 3]?.low}` : undefined;

/** "The king of the north was old": he is the old king. */
const originSaidToBe = (tokens: readonly Token[], at: number, words: readonly string[]): string | undefined =>
  /^(?:was|is)$/.test(tokens[at + 4]?.low ?? "") && words.includes(tokens[at + 5]?.low ?? "")
    ? originAt(tokens, at)
    : undefined;

/** Where "the" or "a" stands before one of the words and the noun, in the singular. */
const calledBy = (tokens: readonly Token[], { mentions }: Draft, words: readonly string[]): Side => {
  const isBefore = (at: number): boolean =>
    words.includes(tokens[at - 1]?.low ?? "") && /^(?:the|an?|one)$/.test(tokens[at - 2]?.low ?? "");
  const [first] = mentions.filter(isBefore);
  const origin = mentions.map((at) => originSaidToBe(tokens, at, words)).find(Boolean);
  const found = mentions.filter((at) => isBefore(at) || (origin !== undefined && originAt(tokens, at) === origin));
  return { word: tokens[(first ?? 0) - 1]?.low ?? "", mentions: found, words, origin };
};

const oneOf = (draft: Draft, { word, mentions, words, origin }: Side): Draft => {
  const noun = draft.noun?.noun ?? draft.key;
  const [others, shares] = [words, mentions.length / Math.max(1, draft.mentions.length)];
  const isOld = others.includes("old");
  const isYoung = others.includes("young");
  const { name: _, age, ...rest } = draft;
  return {
    ...rest,
    key: `${word} ${noun}`,
    firstAt: mentions[0] ?? draft.firstAt,
    mentions: [...mentions],
    aliases: new Set([...others.map((each) => `${each} ${noun}`), ...(origin ? [`${noun} ${origin}`] : [])]),
    traits: new Set([
      ...[...draft.traits].filter((trait) => !/^(?:old|young|big|little|black|white|red|grey|brown)$/.test(trait)),
      ...(isYoung || isOld ? [] : [word]),
    ]),
    count: 1,
    score: draft.score * shares,
    ...(isOld ? { age: "old" as const } : age && !isYoung ? { age } : {}),
    ...(draft.noun ? { noun: { ...draft.noun, noun: `${word} ${noun}`, many: false } } : {}),
  };
};
