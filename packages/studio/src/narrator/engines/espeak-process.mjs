// A separate program around espeak-ng, which is under the GPL: it shares no memory and no code with the product.
// A request is a line of JSON on standard input with several texts. The reply to each text is a line of JSON on
// standard output, followed by the sound as binary. The program ends when its input ends, so it never outlives its parent.
// See docs/decisions/003-espeak-in-its-own-process.md.
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

const init = await import("@echogarden/espeak-ng-emscripten").then(
  (espeak) => espeak.default,
  () => undefined,
);

/** The voices of all languages, 24 MB, which engines only read. Each engine would load its own copy. */
const voices =
  init && (await readFile(new URL("espeak-ng.data", import.meta.resolve("@echogarden/espeak-ng-emscripten"))));

/**
 * A new engine for each request, created while the clock stands still: espeak adds random breath noise seeded with
 * the time, and the same text must always give the same sound.
 */
const newEngine = async () => {
  const { now } = Date;
  Date.now = () => 0;
  try {
    const espeak = await init({ getPreloadedPackage: () => voices.buffer });
    return await new espeak.eSpeakNGWorker();
  } finally {
    Date.now = now;
  }
};

const speak = (engine, text) => {
  const sound = [];
  const words = [];
  const phones = [];
  engine.synthesize(text, (samples, events) => {
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
  const engine = await newEngine();
  engine.set_voice(voice);
  engine.set_rate(rate);
  engine.set_pitch(pitch);
  engine.set_range(range);
  for (const text of lines) await reply(speak(engine, text));
};

for await (const line of createInterface({ input: process.stdin })) {
  await answer(JSON.parse(line)).catch((error) => reply({ header: { error: String(error) } }));
}
process.exit(0);
