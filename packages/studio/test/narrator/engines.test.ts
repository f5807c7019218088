import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { alignPhones } from "../../src/narrator/engines/align-phones.ts";
import { makeEspeakEngine } from "../../src/narrator/engines/espeak.ts";
import { replyReader } from "../../src/narrator/engines/espeak-replies.ts";
import { makeIdleTimer } from "../../src/narrator/engines/idle-timer.ts";
import { programPath } from "../../src/narrator/engines/program.ts";
import { EspeakMissingError } from "../../src/narrator/index.ts";
import { makeNarrator } from "../../src/narrator/speak.ts";

const french = { text: "Bonjour.", language: "french", voice: "studio-french-claire" } as const;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "narrator-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the espeak process", () => {
  test("fails with a clear error when the package is not installed, while English is still spoken", async () => {
    const program = join(folder, "espeak-process.mjs");
    await copyFile(programPath("espeak-process.mjs"), program);
    const speak = makeNarrator(makeEspeakEngine(program));

    const asked = speak(french);

    await expect(asked).rejects.toThrow(EspeakMissingError);
    await expect(asked).rejects.toThrow("@echogarden/espeak-ng-emscripten");
    const english = await speak({ text: "Hello.", language: "english", voice: "studio-english-ella" });
    expect(english.words).toHaveLength(1);
  });

  test("rejects pending narrations when it dies, and is restarted for the next", async () => {
    const program = join(folder, "mortal.mjs");
    const real = programPath("espeak-process.mjs");
    const born = join(folder, "born");
    await writeFile(
      program,
      `import { existsSync, writeFileSync } from "node:fs";
       if (existsSync(${JSON.stringify(born)})) await import(${JSON.stringify(real)});
       else { writeFileSync(${JSON.stringify(born)}, ""); process.stdin.once("data", () => process.exit(1)); }`,
    );
    const speak = makeNarrator(makeEspeakEngine(program));

    await expect(Promise.all([speak(french), speak(french)])).rejects.toThrow("The espeak-ng process stopped");

    expect((await speak(french)).words).toHaveLength(1);
  });

  test("speaks a text like a new process, whatever it spoke before", async () => {
    const voice = { engine: "espeak", name: "de+f2", rate: 150, pitch: 50, range: 50 } as const;
    const script = (...phrases: string[]) => ({ phrases, pace: 1 });
    const [old, fresh] = [makeEspeakEngine(), makeEspeakEngine()];
    const long = "Die Eule sang dem Mond etwas vor, und der Mond kam näher. ".repeat(8);
    await old(script(long, "Hallo, Eule."), voice);
    await old(script("Le hibou chante."), { ...voice, name: "fr+m3", pitch: 30 });

    const same = script("Sechs Eulen sahen zu.", "Der Mond auch.");
    const [spoken, expected] = [await old(same, voice), await fresh(same, voice)];

    for (const [index, { samples, ...rest }] of spoken.entries()) {
      const { samples: others = new Float32Array(), ...other } = expected[index] ?? {};
      expect(Buffer.from(samples.buffer).equals(Buffer.from(others.buffer))).toBe(true);
      expect(rest).toEqual(other);
    }
    expect(spoken).toHaveLength(expected.length);
  });

  test.each([0, Number.NaN])("that makes only samples of %d is found out", async (value) => {
    const samples = new Float32Array(22_050).fill(value);
    const broken = makeNarrator(async ({ phrases }) =>
      phrases.map(() => ({ sampleRate: 22_050, samples, marks: [], mouth: [] })),
    );

    await expect(broken(french)).rejects.toThrow("The speech engine returned silence");
  });

  test("ends with its parent process", async () => {
    const child = spawn(process.execPath, [programPath("espeak-process.mjs")], { stdio: ["pipe", "ignore", "ignore"] });

    child.stdin.end();

    expect(await once(child, "exit")).toEqual([0, null]);
  });

  test("is understood however the pipe splits its replies", () => {
    const sound = Buffer.from(new Int16Array([1, -2, 16_384]).buffer);
    const answer = Buffer.concat([
      Buffer.from(`{"sampleRate":22050,"words":[[1,0]],"bytes":${sound.length}}\n`),
      sound,
    ]);
    const both = Buffer.concat([answer, answer]);

    for (let cut = 1; cut < both.length; cut++) {
      const replies: unknown[] = [];
      const read = replyReader((reply) => replies.push({ ...reply, samples: [...reply.samples] }));
      read(both.subarray(0, cut));
      read(both.subarray(cut));

      expect(replies).toHaveLength(2);
      expect(replies[1]).toMatchObject({ words: [[1, 0]], samples: [1 / 32_768, -2 / 32_768, 0.5] });
    }
  });
});

describe("the flite thread", () => {
  const spokenBy = async (thread: Worker, text: string, voice: string): Promise<unknown> => {
    const words = text.match(/\w+/g) ?? [];
    thread.postMessage({ id: 1, text, words, voice, stretch: "1.3000" });
    const [reply] = await once(thread, "message");
    return reply;
  };

  test("speaks a text like a new thread, whatever it spoke before", async () => {
    const start = () => new Worker(programPath("flite-worker.mjs"), { execArgv: [] });
    const [old, fresh] = [start(), start()];
    await spokenBy(old, "The owl sang to the moon, and the moon came nearer. ".repeat(8), "slt");
    await spokenBy(old, "Who is there?", "rms");

    const spoken = await spokenBy(old, "Six owls watched the moon.", "slt");

    expect(spoken).toEqual(await spokenBy(fresh, "Six owls watched the moon.", "slt"));
    expect(spoken).not.toEqual(await spokenBy(fresh, "Six owls watched the sea.", "slt"));
    await Promise.all([old.terminate(), fresh.terminate()]);
  });
});

describe("an idle engine", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is stopped after a minute, but not while a request is pending", () => {
    const letGo = vi.fn();
    const idle = makeIdleTimer(letGo);

    idle.start();
    vi.advanceTimersByTime(59_000);
    idle.stop();
    vi.advanceTimersByTime(600_000);
    expect(letGo).not.toHaveBeenCalled();

    idle.start();
    vi.advanceTimersByTime(60_000);
    expect(letGo).toHaveBeenCalledOnce();
  });
});

describe("word starts from the phones that flite reports", () => {
  const heard = [
    ["pau", 0.2],
    ["dh", 0.25],
    ["iy", 0.3],
    ["ow", 0.5],
    ["l", 0.55],
    ["d", 0.6],
    ["pau", 0.8],
    ["f", 0.9],
    ["aa", 1],
    ["k", 1.1],
    ["s", 1.2],
  ] as const;

  test("are the starts of their first phones, after any pause", () => {
    expect(
      alignPhones(heard, [
        ["dh", "ax"],
        ["ow", "l", "d"],
        ["f", "aa", "k", "s"],
      ]),
    ).toEqual([0.2, 0.3, 0.8]);
  });

  test("are found when a word has one phone less or more", () => {
    expect(
      alignPhones(heard, [
        ["dh", "ax"],
        ["ow", "l"],
        ["f", "aa", "k", "s", "ih"],
      ]),
    ).toEqual([0.2, 0.3, 0.8]);
  });

  test("are unknown for words that were not spoken", () => {
    expect(alignPhones(heard.slice(0, 3), [["dh", "ax"], []])).toEqual([0.2, undefined]);
  });
});
