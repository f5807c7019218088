import type { Engines } from "./film.ts";

/** The same engines with time limits that a test can wait for, and without the search for the times of words. */
export const hasty = ({ text, image, speech }: Engines, timeoutMs: number): Engines => ({
  text: { ask: (request) => text.ask({ ...request, timeoutMs }) },
  image: { ...image, paint: (request) => image.paint({ ...request, timeoutMs }) },
  speech: {
    speak: async (request) => {
      const answer = await speech.speak({ ...request, timeoutMs });
      return { ...answer, words: evenly(request.text, answer.samples.length / answer.sampleRate) };
    },
  },
});

const evenly = (text: string, seconds: number) => {
  const words = text.split(/\s+/).filter(Boolean);
  return words.map((word, index) => ({
    text: word,
    start: (seconds * index) / words.length,
    end: (seconds * (index + 1)) / words.length,
  }));
};
