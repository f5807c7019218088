import type { Script, SpokenPhrase } from "./engine.ts";
import { makeEspeakClient } from "./espeak-client.ts";
import type { EspeakReply } from "./espeak-replies.ts";
import { shapeOfIpa } from "./mouth.ts";
import { programPath } from "./program.ts";

export interface EspeakVoice {
  readonly engine: "espeak";
  /** An espeak language and voice variant: "fr+f2". */
  readonly name: string;
  /** Words per minute, as espeak counts them. */
  readonly rate: number;
  readonly pitch: number;
  readonly range: number;
}

export type EspeakEngine = (script: Script, voice: EspeakVoice) => Promise<readonly SpokenPhrase[]>;

/** Returns an engine that speaks in a child process, which is started on first use and reused. */
export const makeEspeakEngine = (program: string = programPath("espeak-process.mjs")): EspeakEngine => {
  const request = makeEspeakClient(program);
  return async (script, { name, rate, pitch, range }) => {
    // espeak reads its input as SSML. A space in place of these characters keeps the offsets.
    const lines = script.phrases.map((line) => line.replace(/[<>&\n]/g, " "));
    const replies = await request({ lines, voice: name, rate: Math.round(rate * script.pace), pitch, range });
    return replies.map((reply, index) => spokenPhrase(lines[index] ?? "", reply));
  };
};

const spokenPhrase = (line: string, { sampleRate, samples, words, phones }: EspeakReply): SpokenPhrase => {
  const offsets = codePointOffsets(line);
  return {
    sampleRate,
    samples,
    mouth: phones.map(([name, milliseconds]) => [milliseconds / 1000, shapeOfIpa(name)]),
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
