import type { Stretch } from "#functions/core/media/ports.ts";

// ffmpeg's measuring filters report their results in its log.

/** In LUFS; -Infinity for silence. The last match is the summary, earlier ones are momentary values. */
export const integratedLoudness = (log: string): number => heard(lastNumber(log, /I:\s+(-?[\d.]+|-?inf|nan) LUFS/g));
export const truePeak = (log: string): number => lastNumber(log, /Peak:\s+(-?[\d.]+|-?inf|nan) dBFS/g);

/** ebur128 reports -70 if nothing exceeds its gate. */
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

/** A silence that lasts until the end of the film has no `silence_end` line. */
export const silentStretches = (log: string, seconds: number): Stretch[] => {
  const ends = [...log.matchAll(/silence_end: (-?[\d.]+)/g)].map(([, end]) => Number(end));
  return [...log.matchAll(/silence_start: (-?[\d.e-]+)/g)].map(([, start], index) => ({
    start: Math.max(0, Number(start)),
    end: ends[index] ?? seconds,
  }));
};
