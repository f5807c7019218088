import { lookOf } from "../plan/look-words.ts";
import { endsPhrase, type Token } from "./tokens.ts";

const MAX_LOOKS = 3;

/** The looks in the words before a noun: "old" and "red" of "the old red fox". */
export const looksOf = (tokens: readonly Token[], at: number): string[] => {
  const looks: string[] = [];
  for (let back = 1; back <= MAX_LOOKS; back++) {
    const before = tokens[at - back];
    if (!before || endsPhrase(before)) break;
    const look = lookOf(before.low, "english");
    if (look) looks.push(look);
    else if (!before.tags.has("Adjective") && !before.tags.has("Value")) break;
  }
  return looks;
};
