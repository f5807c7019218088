import type { Filling } from "./fill-line.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { goalOf } from "./topic.ts";

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

/** What the sentences of an idea name up to one of them, in their order: things, and who is neither the hero nor with the hero. */
export const topicsOf = (reading: IdeaReading, upTo: number): string[] => {
  const { clauses, things, place } = reading;
  const placeHead = place?.name.split(" ").at(-1)?.toLowerCase() ?? "#";
  const found = clauses.slice(0, upTo + 1).flatMap(({ text, object, wish }) => {
    const low = text.toLowerCase();
    const named = things.filter((thing) => low.includes(thing.split(" ").slice(1).join(" ")));
    return [...named, ...(object ? [object] : []), ...(wish ? [goalOf(wish) ?? []].flat() : [])];
  });
  return [...new Set(found)].filter((each) => each.split(" ").at(-1)?.toLowerCase() !== placeHead);
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
