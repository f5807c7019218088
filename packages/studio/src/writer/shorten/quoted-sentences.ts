import type { Sentence } from "../speech/sentences.ts";

/** The marks that end what each mark begins. German ends with the mark that begins an English quotation. */
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "“": "”",
  "„": "“”",
  "«": "»",
  "»": "«",
  "「": "」",
  "『": "』",
};
const SPACED = /[«»][\u00a0\u202f ]/;

/** A sentence, and the mark of the quotation that is open before and after it. */
export interface QuotedSentence extends Sentence {
  readonly openBefore: string;
  readonly openAfter: string;
}

/** The sentences with the quotations that run over their limits. A quotation ends with its paragraph at the latest. */
export const withQuotations = (all: readonly Sentence[]): readonly QuotedSentence[] => {
  let open = "";
  return all.map((sentence) => {
    if (sentence.opensParagraph) open = "";
    const openBefore = open;
    for (const mark of sentence.text) {
      if (open ? CLOSERS[open]?.includes(mark) : false) open = "";
      else if (!open && mark in CLOSERS) open = mark;
    }
    return { ...sentence, openBefore, openAfter: open };
  });
};

/** The words of a sentence between sentences that stay: its part of a quotation is closed where the rest is left out. */
export const withClosedQuotation = (
  { text, openBefore, openAfter }: QuotedSentence,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): string => {
  const space = SPACED.test(text) ? "\u00a0" : "";
  const before = isFirst && openBefore ? `${openBefore}${space}` : "";
  const after = isLast && openAfter ? `${space}${CLOSERS[openAfter]?.[0] ?? ""}` : "";
  return `${before}${text}${after}`;
};
