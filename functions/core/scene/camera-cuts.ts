/** Scenes up to this length (seconds) have no camera cut. */
const oneFraming = 12;
/** Usual and minimum seconds of one framing. */
const usual = 8;
const shortest = 4;
/** Seconds before a sentence at which the camera cuts: in the pause. */
const before = 0.12;

/**
 * Times (seconds of the scene) at which a long scene cuts to another framing: at starts of sentences, as evenly as
 * possible. Empty if no sentence starts at a suitable time.
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
