// A program of its own around espeak-ng, which is under the GPL: it shares no memory and no code with us, only messages.
// A line of JSON on standard input asks for lines of text; each is answered on standard output by a line of JSON and
// then as many bytes of sound as it says. It ends when its input does, so it never outlives whoever started it.
// See docs/decisions/003-espeak-in-its-own-process.md.
import { createInterface } from "node:readline";

const init = await import("@echogarden/espeak-ng-emscripten").then(
  (espeak) => espeak.default,
  () => undefined,
);

/**
 * An engine that has spoken nothing yet. espeak breathes with random noise and seeds it with the time, so each
 * request gets a new engine on a stopped clock: the same text then always makes the same sound.
 */
const newEngine = async () => {
  const { now } = Date;
  Date.now = () => 0;
  try {
    const espeak = await init();
    return await new espeak.eSpeakNGWorker();
  } finally {
    Date.now = now;
  }
};

const speak = (engine, text) => {
  const sound = [];
  const words = [];
  engine.synthesize(text, (samples, events) => {
    // The samples lie in memory that the engine writes on: they are copied at once.
    if (samples?.length) sound.push(Buffer.from(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)));
    for (const event of events) if (event.type === "word") words.push([event.text_position, event.audio_position]);
  });
  return { header: { sampleRate: 22050, words }, sound: Buffer.concat(sound) };
};

const reply = ({ header, sound = Buffer.alloc(0) }) => {
  process.stdout.write(`${JSON.stringify({ ...header, bytes: sound.length })}\n`);
  process.stdout.write(sound);
};

const answer = async ({ lines, voice, rate, pitch, range }) => {
  if (!init) return reply({ header: { absent: true } });
  const engine = await newEngine();
  engine.set_voice(voice);
  engine.set_rate(rate);
  engine.set_pitch(pitch);
  engine.set_range(range);
  for (const text of lines) reply(speak(engine, text));
};

for await (const line of createInterface({ input: process.stdin })) {
  await answer(JSON.parse(line)).catch((error) => reply({ header: { error: String(error) } }));
}
process.exit(0);
