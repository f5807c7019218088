import type { Script, Utterance } from "./engine.ts";
import { conversation } from "./espeak-conversation.ts";
import type { EspeakReply } from "./espeak-replies.ts";
import { programPath } from "./program.ts";

export interface EspeakVoice {
  readonly engine: "espeak";
  /** A language of espeak and one of its variants: "fr+f2". */
  readonly name: string;
  /** Words a minute, as espeak counts them. */
  readonly rate: number;
  readonly pitch: number;
  readonly range: number;
}

export type Espeak = (script: Script, voice: EspeakVoice) => Promise<readonly Utterance[]>;

/** Speaks through a child process, started on first use, used again, and gone when we are. */
export const espeak = (program: string = programPath("espeak-process.mjs")): Espeak => {
  const ask = conversation(program);
  return async (script, { name, rate, pitch, range }) => {
    // espeak reads its input as SSML, where these would begin a tag. A space keeps every offset.
    const lines = script.lines.map((line) => line.replace(/[<>&\n]/g, " "));
    const replies = await ask({ lines, voice: name, rate: Math.round(rate * script.pace), pitch, range });
    return replies.map((reply, index) => utterance(lines[index] ?? "", reply));
  };
};

const utterance = (line: string, { sampleRate, samples, words }: EspeakReply): Utterance => {
  const offsets = codePointOffsets(line);
  return {
    sampleRate,
    samples,
    marks: words.flatMap(([position, milliseconds]) => {
      const offset = offsets[position - 1];
      return offset === undefined ? [] : [{ offset, seconds: milliseconds / 1000 }];
    }),
  };
};

/** espeak counts in code points, JavaScript in UTF-16 units. */
const codePointOffsets = (text: string): readonly number[] => {
  let offset = 0;
  return Array.from(text, (character) => {
    const start = offset;
    offset += character.length;
    return start;
  });
};
