import type { Phrase } from "../languages/pack.ts";
import type { SpokenPhrase } from "./engines/engine.ts";

/** When each word of a line begins, in its order: by the engine's marks, and between them by the letters. */
export const wordStarts = (phrase: Phrase, { marks, samples, sampleRate }: SpokenPhrase): readonly number[] => {
  const anchors = rising([...marks, { offset: phrase.text.length, seconds: samples.length / sampleRate }]);
  return phrase.places.map(({ offset }, index) => {
    const end = phrase.places[index + 1]?.offset ?? phrase.text.length;
    const own = anchors.find((anchor) => anchor.offset >= offset && anchor.offset < Math.max(end, offset + 1));
    return own ? own.seconds : between(anchors, offset);
  });
};

interface Anchor {
  readonly offset: number;
  readonly seconds: number;
}

/** Engines report some things twice or late; what does not go forward in both is left out. */
const rising = (marks: readonly Anchor[]): readonly Anchor[] => {
  const kept: Anchor[] = [];
  for (const mark of marks) {
    const last = kept.at(-1);
    if (!last || (mark.offset > last.offset && mark.seconds >= last.seconds)) kept.push(mark);
  }
  return kept;
};

const between = (anchors: readonly Anchor[], offset: number): number => {
  const after = anchors.findIndex((anchor) => anchor.offset > offset);
  const next = anchors[after] ?? anchors.at(-1) ?? { offset: 0, seconds: 0 };
  const last = anchors[after - 1] ?? { offset: 0, seconds: 0 };
  const share = next.offset === last.offset ? 0 : (offset - last.offset) / (next.offset - last.offset);
  return last.seconds + Math.max(0, Math.min(1, share)) * (next.seconds - last.seconds);
};
