import type { Phrase } from "../languages/pack.ts";
import type { SpokenPhrase } from "./engines/engine.ts";

/** The start of each word of a phrase in seconds: from the engine's marks, interpolated by text offset between them. */
export const wordStarts = (phrase: Phrase, { marks, samples, sampleRate }: SpokenPhrase): readonly number[] => {
  const anchors = increasing([...marks, { offset: phrase.text.length, seconds: samples.length / sampleRate }]);
  return phrase.places.map(({ offset }, index) => {
    const end = phrase.places[index + 1]?.offset ?? phrase.text.length;
    const own = anchors.find((anchor) => anchor.offset >= offset && anchor.offset < Math.max(end, offset + 1));
    return own ? own.seconds : interpolate(anchors, offset);
  });
};

interface Anchor {
  readonly offset: number;
  readonly seconds: number;
}

/** Engines report some marks twice or late. Keeps those that increase in both offset and time. */
const increasing = (marks: readonly Anchor[]): readonly Anchor[] => {
  const kept: Anchor[] = [];
  for (const mark of marks) {
    const last = kept.at(-1);
    if (!last || (mark.offset > last.offset && mark.seconds >= last.seconds)) kept.push(mark);
  }
  return kept;
};

const interpolate = (anchors: readonly Anchor[], offset: number): number => {
  const after = anchors.findIndex((anchor) => anchor.offset > offset);
  const next = anchors[after] ?? anchors.at(-1) ?? { offset: 0, seconds: 0 };
  const last = anchors[after - 1] ?? { offset: 0, seconds: 0 };
  const share = next.offset === last.offset ? 0 : (offset - last.offset) / (next.offset - last.offset);
  return last.seconds + Math.max(0, Math.min(1, share)) * (next.seconds - last.seconds);
};
