import { Worker } from "node:worker_threads";
import { decodeWav } from "../../sound/wav.ts";
import { alignPhones, type Phone } from "./align-phones.ts";
import type { Script, SpokenPhrase } from "./engine.ts";
import { makeIdleTimer } from "./idle-timer.ts";
import { shapeOfFlite } from "./mouth.ts";
import { programPath } from "./program.ts";

export interface FliteVoice {
  readonly engine: "flite";
  readonly name: "slt" | "rms" | "awb";
  /** Duration factor for flite: above 1 is slower than the voice's own tempo. */
  readonly stretch: number;
  /** Plays the sound this much faster: above 1 is a smaller and higher speaker. The tempo stays. */
  readonly size?: number;
}

interface FliteReply {
  readonly id: number;
  readonly error?: string;
  readonly wav: Uint8Array;
  readonly phones: readonly Phone[];
  readonly words: readonly (readonly string[])[];
}

interface PendingReply {
  readonly resolve: (reply: FliteReply) => void;
  readonly reject: (error: Error) => void;
}

const pending = new Map<number, PendingReply>();
let worker: Worker | undefined;
let lastId = 0;
const idle = makeIdleTimer(() => {
  const stopped = worker;
  worker = undefined;
  void stopped?.terminate();
});

/** Speaks English. The phones that flite reports give the exact start of each word. */
export const speakWithFlite = (script: Script, voice: FliteVoice): Promise<readonly SpokenPhrase[]> =>
  Promise.all(
    script.phrases.map((line) => speakPhrase(line, voice, (voice.stretch * (voice.size ?? 1)) / script.pace)),
  );

const speakPhrase = async (line: string, voice: FliteVoice, stretch: number): Promise<SpokenPhrase> => {
  const words = [...line.matchAll(/[a-z']+/gi)].map((found) => ({ text: found[0], offset: found.index }));
  const reply = await request({
    text: line,
    words: words.map((word) => word.text),
    voice: voice.name,
    stretch: stretch.toFixed(4),
  });
  const { samples, ...recorded } = decodeWav(reply.wav);
  const size = voice.size ?? 1;
  const sampleRate = Math.round(recorded.sampleRate * size);
  const starts = alignPhones(reply.phones, reply.words);
  return {
    samples,
    sampleRate,
    mouth: reply.phones.map(([name], index) => [(reply.phones[index - 1]?.[1] ?? 0) / size, shapeOfFlite(name)]),
    marks: words.flatMap(({ offset }, index) => {
      const seconds = starts[index];
      return seconds === undefined ? [] : [{ offset, seconds: seconds / size }];
    }),
  };
};

const request = (message: object): Promise<FliteReply> => {
  const running = worker ?? start();
  worker = running;
  idle.stop();
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject });
    running.ref();
    running.postMessage({ ...message, id });
  });
};

const start = (): Worker => {
  const started = new Worker(programPath("flite-worker.mjs"), { execArgv: [] });
  started.unref();
  started.on("message", (reply: FliteReply) => {
    const waiting = pending.get(reply.id);
    pending.delete(reply.id);
    // An idle thread must not keep the process alive.
    if (pending.size === 0) {
      started.unref();
      idle.start();
    }
    if (reply.error) waiting?.reject(new Error(`flite failed: ${reply.error}`));
    else waiting?.resolve(reply);
  });
  started.on("error", rejectPending);
  // After the idle timeout `worker` is already another thread, or none.
  started.on("exit", () => {
    if (worker === started) rejectPending(new Error("The flite thread stopped"));
  });
  return started;
};

const rejectPending = (error: Error): void => {
  worker = undefined;
  for (const { reject } of pending.values()) reject(error);
  pending.clear();
};
