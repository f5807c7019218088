/** A part of a paragraph. A part that is not required is told if there is time. */
export interface Passage {
  readonly text: string;
  readonly isRequired: boolean;
}

export interface Paragraph {
  readonly passages: readonly Passage[];
  /** A paragraph that is not required may be left out. */
  readonly isRequired: boolean;
}

/** Splits "Required. <Only if there is time.> Required." */
export const passagesOf = (line: string, say: (text: string) => string): Passage[] =>
  [...line.matchAll(/<([^<>]*)>|[^<>]+/g)]
    .map(([whole, optional]) => ({ raw: optional ?? whole, isRequired: optional === undefined }))
    .filter(({ raw }) => raw.trim() !== "")
    .map(({ raw, isRequired }) => ({ text: say(raw), isRequired }));
