import type { Caption, CaptionRuler, WordTime } from "../media/ports.ts";
import { breakLines, isParticle } from "./caption-lines.ts";
import { onlySpeakerOf, type SpeakerTime, speakerOf, splitAtSpeakers, withNames } from "./caption-speakers.ts";
import { captionWords } from "./caption-words.ts";
import { splitWideTokens } from "./split-wide-tokens.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** The narration of a scene with its word times; `until` is the scene's length in seconds. */
export interface Spoken {
  readonly sentences: readonly string[];
  readonly words: readonly WordTime[];
  readonly until: number;
  readonly speakers?: readonly SpeakerTime[];
  /** A caption has the words of one speaker, where they are long enough to be read. */
  readonly isSplitBySpeakers?: boolean;
}

/** Seconds that a caption is shown. */
const minSeconds = 0.8;
const maxSeconds = 6;
/** A caption stays this long after its last word, if the next one has not started. */
const lingerSeconds = 0.35;

/**
 * The captions of a scene: every word once, at most two lines that fit the width, split where the narration pauses.
 * Dynamic programming finds the split with the lowest cost by `costOf`.
 */
export const captionsOf = (spoken: Spoken, ruler: CaptionRuler): Caption[] => {
  const { speakers = [], isSplitBySpeakers } = spoken;
  const written = splitWideTokens(tokensOf(spoken.sentences, spoken.words), ruler);
  const tokens = withNames(isSplitBySpeakers ? splitAtSpeakers(written, speakers) : written, speakers);
  const cuts = cheapestCuts(tokens, spoken.until, ruler);
  const natural = cuts.map(({ from, until, lines }) => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[until - 1]?.end ?? 0,
    lines,
    speaker: (isSplitBySpeakers ? onlySpeakerOf : speakerOf)(tokens.slice(from, until), speakers),
    words: captionWords(lines, tokens.slice(from, until), tokens[until]),
  }));
  return withTimes(natural, spoken.until);
};

interface Cut {
  readonly from: number;
  readonly until: number;
  readonly lines: readonly string[];
  readonly cost: number;
}

const cheapestCuts = (tokens: readonly Token[], until: number, ruler: CaptionRuler): Cut[] => {
  // best[n] is the last caption of the cheapest split of the first n tokens.
  const best: Cut[] = [{ from: 0, until: 0, lines: [], cost: 0 }];
  for (let end = 1; end <= tokens.length; end++) {
    for (let from = end - 1; from >= 0; from--) {
      const part = tokens.slice(from, end);
      // A single letter may be wider than the line: it is shown anyway.
      const lines = breakLines(part, ruler) ?? (part.length === 1 ? part.map((token) => token.text) : undefined);
      if (!lines) break;
      if (part.length > 1 && lengthOf(part) > maxSeconds) break;
      const cost = (best[from]?.cost ?? 0) + costOf(part, tokens[end], until);
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { from, until: end, lines, cost };
    }
  }
  const cuts: Cut[] = [];
  for (let cut = best[tokens.length]; cut && cut.until > 0; cut = best[cut.from]) cuts.unshift(cut);
  return cuts;
};

const lengthOf = (tokens: readonly Token[]): number => (tokens.at(-1)?.end ?? 0) - (tokens[0]?.start ?? 0);

/** Cost of a caption: higher if it breaks a sentence, contains the end of one, or is shown briefly. */
const costOf = (tokens: readonly Token[], next: Token | undefined, until: number): number => {
  const time = (next?.start ?? until) - (tokens[0]?.start ?? 0);
  const end = { sentence: 0, clause: 0.35, word: 1.2 }[tokens.at(-1)?.ends ?? "word"];
  const sentencesInside = tokens.slice(0, -1).filter((token) => token.ends === "sentence").length;
  const flash = time < minSeconds ? 20 : time < 1.3 ? 0.6 : 0;
  const brief = Math.max(0, 1 - time / 3) * 0.5;
  return 1 + end + sentencesInside * 1.5 + flash + brief + (isParticle(next) ? 0.6 : 0);
};

const withTimes = (natural: readonly Caption[], until: number): Caption[] => {
  const captions: Caption[] = [];
  natural.forEach((caption, index) => {
    const free = natural[index + 1]?.start ?? Math.max(until, caption.end);
    const end = Math.max(Math.min(free, caption.end + lingerSeconds), Math.min(free, caption.start + minSeconds));
    // The last caption of a scene may need time before its first word.
    const start = Math.max(captions.at(-1)?.end ?? 0, Math.min(caption.start, end - minSeconds));
    captions.push({
      start: Math.min(start, caption.start),
      end: Math.min(end, caption.start + maxSeconds),
      lines: caption.lines,
      ...(caption.speaker !== undefined && { speaker: caption.speaker }),
      words: caption.words,
    });
  });
  return captions;
};
