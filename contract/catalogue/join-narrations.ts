import type { LanguageId } from "./languages.ts";

/** Languages that are written without spaces. */
const unspaced: ReadonlySet<LanguageId> = new Set(["chinese", "japanese"]);

/** The narration of joined scenes. */
export const joinNarrations = (language: LanguageId, narrations: readonly string[]): string =>
  narrations.join(unspaced.has(language) ? "" : " ");
