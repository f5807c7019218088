import { type ChildProcess, spawn } from "node:child_process";
import { Socket } from "node:net";
import type { Script, Utterance } from "./engine.ts";
import { type EspeakReply, replyReader } from "./espeak-replies.ts";
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

/** espeak-ng is an optional package; without it only English is spoken. */
export class EspeakAbsent extends Error {
  override readonly name = "EspeakAbsent";
  constructor() {
    super("This language needs the optional package @echogarden/espeak-ng-emscripten, which is not installed");
  }
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

interface Question {
  readonly lines: readonly string[];
  readonly voice: string;
  readonly rate: number;
  readonly pitch: number;
  readonly range: number;
}

interface Waiting {
  readonly expected: number;
  readonly replies: EspeakReply[];
  readonly resolve: (replies: readonly EspeakReply[]) => void;
  readonly reject: (error: Error) => void;
}

/** Questions to one child, answered in their order. */
const conversation = (program: string): ((question: Question) => Promise<readonly EspeakReply[]>) => {
  let child: ChildProcess | undefined;
  const waiting: Waiting[] = [];

  const lose = (error: Error): void => {
    child = undefined;
    for (const asker of waiting.splice(0)) asker.reject(error);
  };
  const hear = (reply: EspeakReply): void => {
    const asker = waiting[0];
    asker?.replies.push(reply);
    if (reply.absent) asker?.reject(new EspeakAbsent());
    else if (reply.error) asker?.reject(new Error(`The narrator stumbled: ${reply.error}`));
    else if (asker && asker.replies.length < asker.expected) return;
    else asker?.resolve(asker.replies);
    waiting.shift();
  };
  const start = (): ChildProcess => {
    const started = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "ignore"] });
    const read = replyReader(hear);
    started.stdout?.on("data", (piece: Buffer) => {
      read(piece);
      if (waiting.length === 0) letGo(started);
    });
    // A child that is gone says so by its exit; writing to it would only say it again.
    started.stdin?.on("error", () => {});
    started.on("error", lose);
    started.on("exit", () => {
      if (child === started) lose(new Error("The narrator's process stopped"));
    });
    return started;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      child ??= start();
      hold(child);
      waiting.push({ expected: question.lines.length, replies: [], resolve, reject });
      child.stdin?.write(`${JSON.stringify(question)}\n`);
    });
};

/** While a question is open the child keeps us alive; after its answer it does not. */
const hold = (child: ChildProcess): void => {
  child.ref();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.ref();
};
const letGo = (child: ChildProcess): void => {
  child.unref();
  for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.unref();
};
