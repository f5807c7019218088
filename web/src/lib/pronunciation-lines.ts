import type { Pronunciation } from "#contract/order/values.ts";
import { t } from "./translate.ts";

/** Shows pronunciations as lines of text: `word = how it is spoken`. */
export const linesOf = (list: readonly Pronunciation[]): string =>
  list.map(({ word, say }) => `${word} = ${say}`).join("\n");

/** Reads lines of `word = how it is spoken`. Lines that are incomplete or too many are in `unread`, from 1. */
export const readLines = (
  text: string,
  max: number,
): { readonly list: readonly Pronunciation[]; readonly unread: readonly number[] } => {
  const list: Pronunciation[] = [];
  const unread: number[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const [word = "", ...rest] = line.split("=");
    const entry = { word: word.trim(), say: rest.join("=").trim() };
    if (entry.word && entry.say && list.length < max) list.push(entry);
    else if (line.trim()) unread.push(index + 1);
  }
  return { list, unread };
};

/** The error message for the first line that is incomplete; undefined if all lines are complete. */
export const linesProblem = ([line]: readonly number[]): string | undefined =>
  line === undefined ? undefined : t("Line {line} is not complete. Write it as: word = how it is spoken.", { line });
