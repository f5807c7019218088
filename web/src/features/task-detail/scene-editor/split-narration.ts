/**
 * Splits a narration at a place, or at the end of the sentence that is nearest to its middle. Returns undefined if it
 * cannot be split.
 */
export const splitNarration = (narration: string, at: number): readonly [string, string] | undefined => {
  const text = narration.trim();
  const isInside = (place: number) => text.slice(0, place).trim() !== "" && text.slice(place).trim() !== "";
  const ends = [...text.matchAll(/[.!?…][”"'’)]*\s+|[。！？][”」』）]*|[।॥]\s*/gu)].map(
    (end) => end.index + end[0].length,
  );
  const place = [
    at,
    nearest(ends.filter(isInside), text.length / 2),
    nearest(spaces(text).filter(isInside), text.length / 2),
  ].find((each) => each !== undefined && isInside(each));
  return place === undefined ? undefined : [text.slice(0, place).trim(), text.slice(place).trim()];
};

const spaces = (text: string): readonly number[] => [...text.matchAll(/\s+/g)].map(({ index }) => index);

const nearest = (places: readonly number[], to: number): number | undefined =>
  places.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
