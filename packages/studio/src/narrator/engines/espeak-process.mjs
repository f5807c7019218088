// A separate program around espeak-ng, which is under the GPL: it shares no memory and no code with the product.
// A request is a line of JSON on standard input with several texts. The reply to each text is a line of JSON on
// standard output, followed by the sound as binary. The program ends when its input ends, so it never outlives its parent.
// See docs/decisions/003-espeak-in-its-own-process.md.
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { setFlagsFromString } from "node:v8";

// The engine is JavaScript with functions so large that V8 takes half a second to optimize one. It optimizes them again
// after each wrong guess about what they call, and while they run.
for (const flag of ["--no-turbo-inlining", "--no-use-osr"]) setFlagsFromString(flag);

const init = await import("@echogarden/espeak-ng-emscripten").then(
  (espeak) => espeak.default,
  () => undefined,
);

/** The voices of all languages, 24 MB, which the engine only reads. */
const voices =
  init && (await readFile(new URL("espeak-ng.data", import.meta.resolve("@echogarden/espeak-ng-emscripten"))));

/** An engine, created while the clock stands still: espeak adds random breath noise seeded with the time. */
const newEngine = async () => {
  const { now } = Date;
  Date.now = () => 0;
  try {
    const espeak = await init({ getPreloadedPackage: () => voices.buffer });
    const engine = await new espeak.eSpeakNGWorker();
    return { espeak, engine, memory: espeak.HEAPU8.slice() };
  } finally {
    Date.now = now;
  }
};

let kept;

/**
 * The engine with the memory of a new one, so that the same text always gives the same sound. A new one for each request
 * would be compiled again and again.
 */
const asNew = async () => {
  if (!kept) return newEngine();
  const { espeak, memory } = kept;
  espeak.HEAPU8.fill(0, memory.length);
  espeak.HEAPU8.set(memory);
  return kept;
};

/** A text in the engine's memory. Strings go through a buffer that the package keeps, which a new memory does not have. */
const textIn = (espeak, text) => {
  const bytes = new TextEncoder().encode(text);
  const ptr = espeak._webidl_malloc(bytes.length + 1);
  espeak.HEAPU8.set(bytes, ptr);
  espeak.HEAPU8[ptr + bytes.length] = 0;
  return { ptr };
};

const speak = ({ espeak, engine }, text) => {
  const sound = [];
  const words = [];
  const phones = [];
  engine.synthesize(textIn(espeak, text), (samples, events) => {
    // The engine reuses this memory, so the samples are copied.
    if (samples?.length) sound.push(Buffer.from(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)));
    for (const event of events) {
      if (event.type === "word") words.push([event.text_position, event.audio_position]);
      if (event.type === "phoneme") phones.push([event.id ?? "", event.audio_position]);
    }
  });
  return { header: { sampleRate: 22050, words, phones }, sound: Buffer.concat(sound) };
};

/** Waits until the pipe took the bytes: those that it did not take yet are lost when the program ends. */
const write = (bytes) => new Promise((done) => process.stdout.write(bytes, done));

const reply = async ({ header, sound = Buffer.alloc(0) }) => {
  await write(`${JSON.stringify({ ...header, bytes: sound.length })}\n`);
  await write(sound);
};

const answer = async ({ lines, voice, rate, pitch, range }) => {
  if (!init) return reply({ header: { absent: true } });
  const started = await asNew();
  // One that fails may be broken, so it is kept when it has answered.
  kept = undefined;
  const { espeak, engine } = started;
  engine.set_voice(textIn(espeak, voice));
  engine.set_rate(rate);
  engine.set_pitch(pitch);
  engine.set_range(range);
  for (const text of lines) await reply(speak(started, text));
  kept = started;
};

for await (const line of createInterface({ input: process.stdin })) {
  await answer(JSON.parse(line)).catch((error) => reply({ header: { error: String(error) } }));
}
process.exit(0);
