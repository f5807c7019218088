import type { Filling } from "./fill-line.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** What a story must not say again and again: the things, the place and the words of the idea's sentences, in lower case. */
export const phrasesOf = (reading: IdeaReading, { topic, there }: Filling): string[] => {
  const given = [
    topic,
    there,
    reading.place?.name ?? "",
    ...reading.things,
    ...reading.clauses.flatMap(({ object }) => object ?? []),
  ]
    .map((each) => each.toLowerCase().replace(/^the (?=\S+ \S)/, ""))
    .filter((each) => each.includes(" "));
  return [...new Set([...given, ...pairsOf(reading)])];
};

/** "a race", "the bridge": two words of which the second one is told often; not who acts. */
const pairsOf = ({ clauses, hero, others }: IdeaReading): string[] => {
  const people = new Set([hero, ...others].flatMap((each) => each?.aliases.flatMap((alias) => alias.split(" ")) ?? []));
  return clauses.flatMap(({ text }) => {
    const words = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
    return words.flatMap((word, at) => {
      const before = words[at - 1];
      const isTold =
        before !== undefined && word.length > 3 && !people.has(word) && !people.has(before) && !COMMON.test(word);
      return isTold ? [`${before} ${word}`, ...(DETERMINER.test(before) ? [`the ${word}`] : [])] : [];
    });
  });
};

const DETERMINER = /^(?:an?|his|her|their|its|my|our)$/;
const COMMON =
  /^(?:that|this|with|from|into|them|they|then|there|what|when|where|which|have|been|were|would|could|every|only|still|very|over|under|about|after|before|until|because|himself|herself|everybody|everyone|nobody|somebody|wanted|other|once|time|back|away)$/;
