import type { Stretch } from "#functions/core/media/ports.ts";

/** What ffmpeg says of a film while it decodes it: its filters answer in lines of its log. */

/** The summary comes last; the lines before it are of moments. */
export const integratedLoudness = (log: string): number => heard(lastNumber(log, /I:\s+(-?[\d.]+|-?inf|nan) LUFS/g));
export const truePeak = (log: string): number => lastNumber(log, /Peak:\s+(-?[\d.]+|-?inf|nan) dBFS/g);

/** The filter answers -70 where it heard nothing above its gate. */
const heard = (loudness: number): number => (loudness > -70 ? loudness : Number.NEGATIVE_INFINITY);

const lastNumber = (log: string, pattern: RegExp): number => {
  const found = [...log.matchAll(pattern)].at(-1)?.[1];
  return found === undefined || !/\d/.test(found) ? Number.NEGATIVE_INFINITY : Number(found);
};

export const blackStretches = (log: string): Stretch[] =>
  [...log.matchAll(/black_start:([\d.]+) black_end:([\d.]+)/g)].map(([, start, end]) => ({
    start: Number(start),
    end: Number(end),
  }));

/** A silence that lasts until the end has no end of its own. */
export const silentStretches = (log: string, seconds: number): Stretch[] => {
  const ends = [...log.matchAll(/silence_end: (-?[\d.]+)/g)].map(([, end]) => Number(end));
  return [...log.matchAll(/silence_start: (-?[\d.e-]+)/g)].map(([, start], index) => ({
    start: Math.max(0, Number(start)),
    end: ends[index] ?? seconds,
  }));
};
