import { Worker } from "node:worker_threads";
import { decodeWav } from "../../sound/wav.ts";
import type { Script, Utterance } from "./engine.ts";
import { whenIdle } from "./idle.ts";
import { type Phone, wordMarks } from "./phones.ts";
import { programPath } from "./program.ts";

export interface FliteVoice {
  readonly engine: "flite";
  readonly name: "slt" | "rms" | "awb";
  /** How much longer than its own habit it speaks: above 1 is slower. */
  readonly stretch: number;
}

interface Reply {
  readonly id: number;
  readonly error?: string;
  readonly wav: Uint8Array;
  readonly phones: readonly Phone[];
  readonly words: readonly (readonly string[])[];
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;
const idle = whenIdle(() => {
  const resting = worker;
  worker = undefined;
  void resting?.terminate();
});

/** Speaks English. The phones that flite reports say exactly when each word begins. */
export const speakWithFlite = (script: Script, voice: FliteVoice): Promise<readonly Utterance[]> =>
  Promise.all(script.lines.map((line) => speakLine(line, voice, voice.stretch / script.pace)));

const speakLine = async (line: string, voice: FliteVoice, stretch: number): Promise<Utterance> => {
  const words = [...line.matchAll(/[a-z']+/gi)].map((found) => ({ text: found[0], offset: found.index }));
  const reply = await ask({
    text: line,
    words: words.map((word) => word.text),
    voice: voice.name,
    stretch: stretch.toFixed(4),
  });
  const { samples, sampleRate } = decodeWav(reply.wav);
  const starts = wordMarks(reply.phones, reply.words);
  return {
    samples,
    sampleRate,
    marks: words.flatMap(({ offset }, index) => {
      const seconds = starts[index];
      return seconds === undefined ? [] : [{ offset, seconds }];
    }),
  };
};

const ask = (question: object): Promise<Reply> => {
  const running = worker ?? start();
  worker = running;
  idle.end();
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    running.ref();
    running.postMessage({ ...question, id });
  });
};

const start = (): Worker => {
  const started = new Worker(programPath("flite-worker.mjs"), { execArgv: [] });
  started.unref();
  started.on("message", (reply: Reply) => {
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    // Nothing to wait for: the thread must not keep the process alive.
    if (waiting.size === 0) {
      started.unref();
      idle.begin();
    }
    if (reply.error) asker?.reject(new Error(`The English narrator stumbled: ${reply.error}`));
    else asker?.resolve(reply);
  });
  started.on("error", lose);
  // One that was let go is not missed.
  started.on("exit", () => {
    if (worker === started) lose(new Error("The English narrator stopped"));
  });
  return started;
};

const lose = (error: Error): void => {
  worker = undefined;
  for (const asker of waiting.values()) asker.reject(error);
  waiting.clear();
};
