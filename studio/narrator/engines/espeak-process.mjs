// A program of its own around espeak-ng, which is under the GPL: it shares no memory and no code with us, only messages.
// A line of JSON on standard input asks; a line of JSON and then that many bytes of sound on standard output answer.
// It ends when its input does, so it never outlives whoever started it.
// See docs/decisions/003-espeak-in-its-own-process.md.
import { createInterface } from "node:readline";

const load = async () => {
  const { default: init } = await import("@echogarden/espeak-ng-emscripten");
  const espeak = await init();
  return new espeak.eSpeakNGWorker();
};

const engine = await load().catch(() => undefined);

const speak = ({ text, voice, rate, pitch, range }) => {
  if (!engine) return { header: { absent: true }, sound: Buffer.alloc(0) };
  engine.set_voice(voice);
  engine.set_rate(rate);
  engine.set_pitch(pitch);
  engine.set_range(range);
  const sound = [];
  const words = [];
  engine.synthesize(text, (samples, events) => {
    if (samples?.length)
      sound.push(Buffer.from(samples.buffer.slice(samples.byteOffset, samples.byteOffset + samples.byteLength)));
    for (const event of events) if (event.type === "word") words.push([event.text_position, event.audio_position]);
  });
  return { header: { sampleRate: 22050, words }, sound: Buffer.concat(sound) };
};

const answer = (line) => {
  try {
    return speak(JSON.parse(line));
  } catch (error) {
    return { header: { error: String(error) }, sound: Buffer.alloc(0) };
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  const { header, sound } = answer(line);
  process.stdout.write(`${JSON.stringify({ ...header, bytes: sound.length })}\n`);
  process.stdout.write(sound);
}
process.exit(0);
