import type { Caption } from "../media/ports.ts";

/** The captions of the whole film: those of its scenes, moved to each scene's start. */
export const filmCaptions = (
  scenes: readonly { readonly at: number; readonly captions: readonly Caption[] }[],
): Caption[] =>
  scenes.flatMap(({ at, captions }) =>
    captions.map(({ start, end, lines }) => ({ start: at + start, end: at + end, lines })),
  );

/** SubRip (.srt): numbered cues, a comma before the milliseconds. */
export const toSrt = (captions: readonly Caption[]): string =>
  captions
    .map(
      ({ start, end, lines }, index) => `${index + 1}\n${clock(start, ",")} --> ${clock(end, ",")}\n${text(lines)}\n`,
    )
    .join("\n");

/** WebVTT (.vtt): cue text is markup, so it is escaped. */
export const toVtt = (captions: readonly Caption[]): string =>
  [
    "WEBVTT\n",
    ...captions.map(({ start, end, lines }) => vttCue(clock(start, "."), clock(end, "."), text(lines))),
  ].join("\n");

const vttCue = (start: string, end: string, lines: string): string =>
  `${start} --> ${end}\n${lines.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}\n`;

/** Without empty lines, which would end the cue. */
const text = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");

const clock = (seconds: number, point: string): string => {
  const all = Math.round(seconds * 1000);
  const two = (value: number): string => `${Math.floor(value)}`.padStart(2, "0");
  const parts = [two(all / 3_600_000), two((all / 60_000) % 60), two((all / 1000) % 60)];
  return `${parts.join(":")}${point}${`${all % 1000}`.padStart(3, "0")}`;
};
