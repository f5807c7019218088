import type { Caption } from "../media/ports.ts";
import { escapeText } from "../shared/escape-markup.ts";

/** The captions of the whole film: those of its scenes, moved to each scene's start. */
export const filmCaptions = (
  scenes: readonly { readonly at: number; readonly captions: readonly Caption[] }[],
): Caption[] =>
  scenes.flatMap(({ at, captions }) =>
    captions.map(({ start, end, lines, speaker }) => ({
      start: at + start,
      end: at + end,
      lines,
      ...(speaker !== undefined && { speaker }),
    })),
  );

/** SubRip (.srt): numbered cues, a comma before the milliseconds. */
export const toSrt = (captions: readonly Caption[]): string =>
  captions
    .map(
      ({ start, end, lines }, index) => `${index + 1}\n${clock(start, ",")} --> ${clock(end, ",")}\n${text(lines)}\n`,
    )
    .join("\n");

/** The captions of a file that `toSrt` wrote. */
export const fromSrt = (file: string): Pick<Caption, "start" | "end" | "lines">[] =>
  file
    .split("\n\n")
    .map((cue) => cue.trim().split("\n"))
    .flatMap(([, times = "", ...lines]) => {
      const [start, end] = times.split(" --> ").map(secondsOf);
      return start === undefined || end === undefined ? [] : [{ start, end, lines }];
    });

const secondsOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.replace(",", ".").split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

/** WebVTT (.vtt): cue text is markup, so it is escaped. A voice tag names the speaker. */
export const toVtt = (captions: readonly Caption[]): string =>
  [
    "WEBVTT\n",
    ...captions.map(({ start, end, lines, speaker }) =>
      vttCue(clock(start, "."), clock(end, "."), text(lines), speaker),
    ),
  ].join("\n");

/** What is seen in a scene, from its start to its end in the film. */
export interface DescriptionCue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where in the sound file of the audio description it is spoken, in seconds. */
  readonly spoken?: { readonly at: number; readonly seconds: number } | undefined;
}

/**
 * A track of `kind="descriptions"`. The id of a cue is a temporal media fragment (`t=1.5,6.25`): the part of the sound file
 * that speaks it. A cue that nothing speaks has no id.
 */
export const toDescriptionsVtt = (cues: readonly DescriptionCue[]): string =>
  [
    "WEBVTT\n",
    ...cues.map(({ start, end, text: said, spoken }) => {
      const id = spoken ? `t=${fixed(spoken.at)},${fixed(spoken.at + spoken.seconds)}\n` : "";
      return id + vttCue(clock(start, "."), clock(end, "."), text([said]));
    }),
  ].join("\n");

const fixed = (seconds: number): string => seconds.toFixed(3);

const vttCue = (start: string, end: string, lines: string, speaker?: string): string =>
  `${start} --> ${end}\n${speaker ? `<v ${escapeText(speaker.replace(/\s+/g, " "))}>` : ""}${escapeText(lines)}\n`;

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
