import { languageIds, languageOf, sentenceSpace, writings } from "../../languages/index.ts";
import { findWords } from "../lexicon/find-words.ts";
import { sentences } from "../speech/sentences.ts";
import { speakingSeconds } from "../speech/speaking-seconds.ts";
import { type QuotedSentence, withClosedQuotation, withQuotations } from "./quoted-sentences.ts";

export interface AbridgeRequest {
  readonly text: string;
  readonly language: string;
  readonly seconds: number;
}

/**
 * Shortens a story to whole sentences of it, in their order. A text that fits is returned unchanged. Beginning and end
 * stay, and direct speech stays with its answer.
 */
export const abridge = ({ text, language, seconds }: AbridgeRequest): string => {
  if (speakingSeconds(text, language) <= seconds) return text;
  const all = withQuotations(sentences(text, language));
  const groups = withWeights(groupDialogue(all), text, language);
  const kept = new Set<Group>();
  let total = 0;
  for (const group of byImportance(groups)) {
    if (total + group.seconds > seconds) continue;
    kept.add(group);
    total += group.seconds;
  }
  const left = new Set(groups.filter((group) => kept.has(group)).flatMap(({ members }) => members));
  return joined(all, left, language);
};

interface Group {
  readonly members: readonly QuotedSentence[];
  readonly at: number;
  readonly seconds: number;
  readonly weight: number;
}

const OPENS_SPEECH = /^[-—–"“„«「『]/;
const SPEECH = /["“”„«»「」『』]|^[-—–]/;

/** Keeps direct speech and its answer together, up to three sentences. */
const groupDialogue = (all: readonly QuotedSentence[]): QuotedSentence[][] => {
  const groups: QuotedSentence[][] = [];
  for (const sentence of all) {
    const last = groups.at(-1);
    const answers = last && last.length < 3 && SPEECH.test(last.at(-1)?.text ?? "") && OPENS_SPEECH.test(sentence.text);
    if (last && answers) last.push(sentence);
    else groups.push([sentence]);
  }
  return groups;
};

const TURNING_WORDS = new RegExp(languageIds.map((language) => writings[language].turningWords).join("|"), "iu");

const withWeights = (groups: readonly QuotedSentence[][], text: string, language: string): Group[] => {
  const times = new Map<string, number>();
  const kinds = groups.map((members) =>
    findWords(members.map((each) => each.text).join(" "), language).filter(({ sort }) => sort !== "mood"),
  );
  for (const { value } of kinds.flat()) times.set(value, (times.get(value) ?? 0) + 1);
  const often = Math.max(1, ...times.values());
  return groups.map((members, at) => {
    const progress = groups.length > 1 ? at / (groups.length - 1) : 0;
    const words = members.map((each) => each.text).join(" ");
    const known = (kinds[at] ?? []).reduce((sum, { value }) => sum + (times.get(value) ?? 0) / often, 0);
    const weight =
      Math.min(2, known) +
      (TURNING_WORDS.test(words) ? 0.8 : 0) +
      (SPEECH.test(words) ? 0.5 : 0) +
      (members[0]?.opensParagraph ? 0.7 : 0) +
      (progress < 0.04 || progress > 0.95 ? 3 : 0) +
      (at === 0 || at === groups.length - 1 ? 20 : 0);
    const seconds = members.reduce(
      (sum, { start, end }) => sum + speakingSeconds(text.slice(start, end), language) + SENTENCE_GAP_SECONDS,
      0,
    );
    return { members, at, seconds, weight };
  });
};

/** For the space before a sentence. */
const SENTENCE_GAP_SECONDS = 0.15;

/** The most important group of each section in turn, so that no part of the story is lost. */
const SECTIONS = 24;

const byImportance = (groups: readonly Group[]): Group[] => {
  const stretch = ({ at }: Group): number => Math.floor((at / groups.length) * SECTIONS);
  const rank = new Map<Group, number>();
  for (let which = 0; which < SECTIONS; which++) {
    const inside = groups
      .filter((group) => stretch(group) === which)
      .sort((a, b) => b.weight - a.weight || a.at - b.at);
    for (const [place, group] of inside.entries()) rank.set(group, place / Math.max(1, inside.length));
  }
  const need = (group: Group): number => (group.weight >= 20 ? -1 : (rank.get(group) ?? 0) - group.weight * 0.02);
  return [...groups].sort((a, b) => need(a) - need(b) || a.at - b.at);
};

/** The sentences that are left, in their order. A quotation that loses a part is closed, and one that loses its beginning opened. */
const joined = (all: readonly QuotedSentence[], left: ReadonlySet<QuotedSentence>, language: string): string => {
  const space = sentenceSpace(languageOf(language));
  const isLeft = (at: number): boolean => {
    const sentence = all[at];
    return sentence !== undefined && left.has(sentence);
  };
  return all.reduce((text, sentence, at) => {
    if (!left.has(sentence)) return text;
    const words = withClosedQuotation(sentence, { isFirst: !isLeft(at - 1), isLast: !isLeft(at + 1) });
    return `${text}${text === "" ? "" : sentence.opensParagraph ? "\n\n" : space}${words}`;
  }, "");
};
