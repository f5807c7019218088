import type { Pronunciation } from "#contract/order/values.ts";
import type { WordTime } from "../media/ports.ts";
import type { Speech } from "./ports.ts";

/** Scripts whose words stand without spaces: a word is also found inside a line. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const letters = "[\\p{L}\\p{M}\\p{N}]";

/** Finds the words of a list in a text, whole and in any case. The longest of the words at a place is found. */
const finderOf = (list: readonly Pronunciation[]): RegExp => {
  const longestFirst = [...list].sort((one, other) => other.word.length - one.word.length);
  const each = longestFirst.map(({ word }) => {
    const before = unspaced.test(word.slice(0, 1)) ? "" : `(?<!${letters})`;
    const after = unspaced.test(word.slice(-1)) ? "" : `(?!${letters})`;
    return before + word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") + after;
  });
  return new RegExp(each.join("|"), "giu");
};

const entryOf = (list: readonly Pronunciation[], written: string): Pronunciation | undefined =>
  list.find(({ word }) => word.toLowerCase() === written.toLowerCase());

/** A text as the narrator gets it: each word of the list in the spelling that sounds right. */
export const respell = (text: string, list: readonly Pronunciation[] = []): string =>
  list.length === 0 ? text : text.replace(finderOf(list), (written) => entryOf(list, written)?.say ?? written);

/**
 * Gives the words of a speech the spelling of the text again. A spelling of several words becomes one word with the time
 * of all of them. What the narrator returned in another way stays as it is.
 */
export const restoreSpelling = (speech: Speech, text: string, list: readonly Pronunciation[] = []): Speech => {
  if (list.length === 0) return speech;
  const written = [...text.matchAll(finderOf(list))].map(([word]) => word);
  const words: WordTime[] = [];
  const places: number[] = [];
  for (let at = 0; at < speech.words.length; ) {
    const said = partsOf(entryOf(list, written[0] ?? "")?.say ?? "");
    const heard = speech.words.slice(at, at + said.length);
    const [first, last] = [heard[0], heard.at(-1)];
    const isSaid = said.length > 0 && said.every((part, n) => bare(heard[n]?.text ?? "") === part);
    if (isSaid && first && last) {
      const word =
        edge(first.text, /^[^\p{L}\p{M}\p{N}]+/u) + written.shift() + edge(last.text, /[^\p{L}\p{M}\p{N}]+$/u);
      for (const _ of heard) places.push(words.length);
      words.push({ text: word, start: first.start, end: last.end });
      at += said.length;
    } else {
      places.push(words.length);
      words.push(...speech.words.slice(at, at + 1));
      at++;
    }
  }
  const sentences = speech.sentences.map(({ words: [first, last], ...times }) => ({
    ...times,
    words: [places[first] ?? first, places[last] ?? last] as const,
  }));
  return { ...speech, words, sentences };
};

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");
const partsOf = (say: string): string[] => say.split(/\s+/).map(bare).filter(Boolean);
const edge = (word: string, pattern: RegExp): string => pattern.exec(word)?.[0] ?? "";
