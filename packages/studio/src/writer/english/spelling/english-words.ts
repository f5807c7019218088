import words from "./english-words.generated.json" with { type: "json" };
import { frontDecoded, type WordGroup } from "./front-coding.ts";

let groups: ReadonlyMap<string, WordGroup> | undefined;

/** How common an English word in small letters is, in American or British spelling; undefined for what is no word. */
export const wordGroup = (word: string): WordGroup | undefined => {
  groups ??= read();
  return groups.get(word);
};

/** 115,000 words take 50 ms and 7 MB, so they are read with the first word that nothing else knows. */
const read = (): ReadonlyMap<string, WordGroup> => {
  const found = new Map<string, WordGroup>();
  for (const group of ["common", "usual", "rare"] as const)
    for (const word of frontDecoded(words[group])) found.set(word, group);
  return found;
};
