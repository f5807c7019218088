/** A scene up to this is one framing of its picture. */
const oneFraming = 12;
/** About how long one framing is seen, and at least. */
const usual = 8;
const shortest = 4;
/** A cut comes in the pause, a little before the sentence. */
const before = 0.12;

/**
 * When a long scene is seen in another framing: at beginnings of sentences, as evenly as these allow.
 * Seconds of the scene; nothing where no sentence begins at a good moment.
 */
export const cutsOf = (sentences: readonly number[], seconds: number): number[] => {
  if (seconds <= oneFraming) return [];
  const framings = Math.max(2, Math.min(6, Math.round(seconds / usual)));
  const moments = sentences.map((start) => start - before);
  const cuts: number[] = [];
  for (let index = 1; index < framings; index++) {
    const wanted = (seconds * index) / framings;
    const free = moments.filter((at) => at - (cuts.at(-1) ?? 0) >= shortest && seconds - at >= shortest);
    const [nearest] = free.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    if (nearest !== undefined && Math.abs(nearest - wanted) < usual / 2) cuts.push(nearest);
  }
  return cuts;
};
