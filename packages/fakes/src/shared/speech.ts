import type { Behaviour } from "./script.ts";

/** Of the speech models of Gemini and OpenAI. */
export const speechSampleRate = 24_000;
/** UTF-8 bytes: a Chinese character (three bytes) takes about as long to say as three Latin letters. */
const bytesPerSecond = 15;
const volume = 0.3;

/** How long the text takes to say, in seconds. */
export const secondsToSay = (text: string): number => Buffer.byteLength(text) / bytesPerSecond;

/** Speech for a text as 16-bit PCM: a hum with syllables. */
export const makeSpeech = (text: string, behaviour?: Behaviour): Buffer => {
  if (behaviour === "silent") return hum(secondsToSay(text), 0);
  if (behaviour === "cut-off sound") return hum(Math.min(0.4, secondsToSay(text)), volume);
  if (behaviour === "long") return hum(secondsToSay(text) * 5 + 10, volume);
  return hum(secondsToSay(text), volume);
};

const hum = (seconds: number, amplitude: number): Buffer => {
  const pcm = Buffer.alloc(Math.round(seconds * speechSampleRate) * 2);
  for (let n = 0; n < pcm.length / 2; n++) {
    const time = n / speechSampleRate;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3.5 * time));
    const tone = Math.sin(2 * Math.PI * 140 * time) + 0.5 * Math.sin(2 * Math.PI * 420 * time);
    pcm.writeInt16LE(Math.round((amplitude * syllable * tone * 32_767) / 1.5), n * 2);
  }
  return pcm;
};
