/** A stretch of a paragraph. What is not core is told only when there is time for it. */
export interface Stretch {
  readonly text: string;
  readonly core: boolean;
}

export interface Paragraph {
  readonly stretches: readonly Stretch[];
  /** The whole paragraph may be left out. */
  readonly core: boolean;
}

/** "Core. <Only if there is time.> Core." */
export const stretchesOf = (line: string, say: (text: string) => string): Stretch[] =>
  [...line.matchAll(/<([^<>]*)>|[^<>]+/g)]
    .map(([whole, optional]) => ({ raw: optional ?? whole, core: optional === undefined }))
    .filter(({ raw }) => raw.trim() !== "")
    .map(({ raw, core }) => ({ text: say(raw), core }));
