import { escapePattern } from "../escape-pattern.ts";
import type { Draft } from "./draft.ts";
import { personNoun } from "./person-nouns.ts";

/** Deletes those that a text calls "which": "the computer, which was called Otto" is no boy; an animal stays one. */
export const withoutThingsWithNames = (text: string, drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    if (!draft.name || draft.noun?.isHuman) continue;
    const called = new RegExp(
      `(\\p{Ll}+),? (?:which|that) (?:(?:was|is|had been) (?:called|named|christened)|(?:he|she|they|we|I) (?:called|had called|named|had named)) (?:the )?${escapePattern(draft.name)}(?!\\p{L})`,
      "u",
    ).exec(text)?.[1];
    if (called === undefined) continue;
    const noun = personNoun(called);
    if (noun && !noun.isThing && !noun.isHuman) draft.noun ??= noun;
    else if (!noun?.isHuman) drafts.delete(key);
  }
};
