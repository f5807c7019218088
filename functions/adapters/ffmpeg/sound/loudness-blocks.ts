import type { Stretch } from "#functions/core/media/ports.ts";

/** Seconds between two values of ffmpeg's meter. */
const hopSeconds = 0.1;

const printed = "metadata=1:framelog=verbose,ametadata=mode=print:key=lavfi.r128.M:file=-";
/** An ffmpeg filter that prints the loudness of the last 400 ms, every 100 ms. */
export const loudnessFilter = `ebur128=${printed}`;
/** The same, with the true peak in the summary of the log, which takes most of its time. */
export const meterFilter = `ebur128=peak=true:${printed}`;

/** What the filter printed about the blocks that end in a span, in LUFS. Its own times start at `start`. */
export const blocksOf = (output: Uint8Array, start: number, within: Stretch): readonly number[] => {
  const printed = Buffer.from(output).toString("latin1");
  const found = [...printed.matchAll(/pts_time:([\d.]+)\s+lavfi\.r128\.M=(-?[\d.]+|-?inf|nan)/g)];
  return found.flatMap(([, time, level]) => {
    const at = start + Number(time) + hopSeconds;
    return at > within.start && at <= within.end && /\d/.test(level ?? "") ? [Number(level)] : [];
  });
};
