/** With more scenes in one request, the quality of the last ones drops, and slow models reach the time limit. */
const scenesPerRequest = 12;

/** Scenes in parts of about the same size, one a request. */
export const inParts = <T>(scenes: readonly T[]): T[][] => {
  const count = Math.ceil(scenes.length / scenesPerRequest);
  const size = Math.ceil(scenes.length / Math.max(1, count));
  return Array.from({ length: count }, (_, n) => scenes.slice(n * size, (n + 1) * size));
};
