import { sentences } from "../../speech/sentences.ts";
import { sentenceSeconds, speakingSeconds } from "../../speech/speaking-seconds.ts";
import { inParagraphs, type NamedHero } from "./in-paragraphs.ts";

/** A part of a story; parts with a smaller rank are told before others find room. */
export interface Block {
  readonly rank: number;
  /** Paragraphs; a sentence in "<...>" may be left out. */
  readonly paragraphs: readonly string[];
  /** The same with "it" for what was named often enough. */
  readonly spare?: readonly string[];
  /** It stands between the paragraphs of a plot: left out where it would repeat a phrase. */
  readonly isPause?: true;
  /** It only fills a story that would be too short. */
  readonly isFiller?: true;
  /** It belongs to a story of its own, which hangs together. */
  readonly isOfStory?: true;
  /** What it tells of: it may stand in one paragraph with the block before it that tells of the same. */
  readonly subject?: object;
}

/** Gives a block a rank that is higher by so much. */
export const laterBy =
  (added: number) =>
  (block: Block): Block => ({ ...block, rank: block.rank + added });

/**
 * The blocks in their order, as many as last about these seconds; all of rank 0. A block that would say one of these
 * phrases too often is left out, unless the story needs it.
 */
export const fitBlocks = (
  blocks: readonly Block[],
  seconds: number,
  phrases: readonly string[] = [],
  hero: NamedHero = { hero: "", he: "" },
): { paragraphs: string[]; miss: number } => {
  const chosen = new Set(blocks.filter(({ rank }) => rank === 0));
  let spent = [...chosen].reduce((sum, block) => sum + shortest(block), 0);
  const told = phrases.map((phrase) => [...chosen].reduce((sum, block) => sum + mentionsIn(block, phrase), 0));
  const optional = [...blocks].filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank);
  const used = new Map<Block, Block>();
  const isFilled = blocks.some(({ isFiller }) => isFiller);
  for (const [mentions, isSpare, share] of PASSES)
    for (const block of optional.filter((each) => !used.has(each))) {
      // A plot needs its paragraphs, and a pause leaves it the last mention.
      const mostMentions = block.isPause ? mentions - 1 : mentions;
      const isTooOften = (counts: readonly number[]) =>
        counts.some((count, at) => count > 0 && count + (told[at] ?? 0) > mostMentions);
      const isOfPlot = block.rank <= PLOT && !block.isPause;
      const sparing = isSpare || (isOfPlot && isTooOften(phrases.map((phrase) => mentionsIn(block, phrase))));
      const form = sparing && block.spare ? { rank: block.rank, paragraphs: block.spare } : block;
      const cost = shortest(form);
      const most = (isFilled || block.isOfStory) && block.rank <= 1 ? MAX_OWN_OVER : MAX_OVER;
      if (spent + cost > seconds * most || spent > seconds * (block.isFiller ? FILLED : share)) continue;
      const more = phrases.map((phrase) => mentionsIn(form, phrase));
      if (!isOfPlot && isTooOften(more)) continue;
      more.forEach((count, at) => {
        told[at] = (told[at] ?? 0) + count;
      });
      chosen.add(block);
      used.set(block, form);
      spent += cost;
    }
  const withOptional = (paragraph: string): string =>
    paragraph.replace(OPTIONAL, (_, sentence: string) => {
      const cost = secondsOf(sentence);
      if (spent + cost > seconds) return "";
      spent += cost;
      return sentence;
    });
  const parts = blocks
    .filter((block) => chosen.has(block))
    .flatMap((block) =>
      (used.get(block) ?? block).paragraphs.map((paragraph) => ({
        subject: block.subject,
        text: withOptional(paragraph).replace(/\s+/g, " ").trim(),
      })),
    )
    .filter(({ text }) => text !== "");
  return { paragraphs: inParagraphs(parts, hero), miss: Math.abs(spent / seconds - 1) };
};

/** The highest rank of the paragraphs of a plot: without one of them those after it may make no sense. */
const PLOT = 3;
const MAX_OVER = 1.01;
/** The scenes of an idea's own situation hang together: they may take a little longer. */
const MAX_OWN_OVER = 1.07;
/** A story of this share of the asked length needs nothing that only fills it. */
const FILLED = 0.925;
/**
 * How often a phrase may be said, whether in the spare form, and up to which share of the asked length: a story that
 * would be too short otherwise repeats itself a little.
 */
const PASSES = [
  [4, false, 1],
  [5, true, 1],
  [7, true, 0.94],
  [Number.POSITIVE_INFINITY, true, 0.93],
] as const;

const mentionsIn = ({ paragraphs }: Block, phrase: string): number =>
  paragraphs.join(" ").toLowerCase().split(phrase).length - 1;

const OPTIONAL = /<([^>]*)>/g;

const shortest = ({ paragraphs }: Block): number =>
  paragraphs.reduce((sum, paragraph) => sum + secondsOf(paragraph.replace(OPTIONAL, "")), 0);

const known = new Map<string, number>();

const secondsOf = (text: string): number => {
  const before = known.get(text);
  if (before !== undefined) return before;
  const seconds = sentences(text, "english").reduce((sum, each) => sum + sentenceSeconds(each.text, "english"), 0);
  if (known.size > 5000) known.clear();
  known.set(text, seconds);
  return seconds;
};

/** Whether a told story has the asked length, so that no other matter is needed. */
export const isLongEnough = (paragraphs: readonly string[], seconds: number): boolean =>
  speakingSeconds(paragraphs.join("\n\n"), "english") > seconds * LONG_ENOUGH;

/** A story may be a little shorter than ordered. */
const LONG_ENOUGH = 0.93;

/**
 * A story for any action, with its fulfilment before the last picture: it names its thing as often as it does. Another story,
 * which has no fulfilment, stays as it is.
 */
export const asArc = (blocks: readonly Block[], fulfilment: readonly Block[] | undefined): Block[] =>
  fulfilment
    ? [...blocks.slice(0, -1), ...fulfilment, ...blocks.slice(-1)].map(({ spare: _, ...block }) => block)
    : [...blocks];
