import type { Draft } from "./draft.ts";
import { endsPhrase, isDeterminer, isVerb, type Token } from "./tokens.ts";

/** Deletes those without a name of whom a text only speaks: "a lace of her trainer", "that her brother had built". */
export const withoutOnlyMentioned = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const [key, { name, called, isNarrator, noun, mentions }] of drafts)
    if (!name && !called && !isNarrator && noun && !mentions.some((at) => isThere(tokens, at, noun.isHuman)))
      drafts.delete(key);
};

const isThere = (tokens: readonly Token[], at: number, isHuman: boolean): boolean => {
  const token = tokens[at];
  if (!token || token.isSpoken || token.isOwner) return false;
  const start = startOfPhrase(tokens, at);
  const opener = tokens[start];
  // "Hedgehogs get up at night": their kind, and none of them.
  if (!isHuman && !isDeterminer(opener)) return false;
  const before = tokens[start - 1];
  const isSame = before !== undefined && before.sentence === token.sentence && before.isSpoken === token.isSpoken;
  if (isSame && SPOKEN_OF.test(before.low)) return false;
  const isOwnYoung = YOUNG.test(token.low) && OWNERS.test(opener?.low ?? "");
  if (doesSomething(tokens, at)) return true;
  if (!isSame || isOwnYoung) return false;
  // "In the hut sat a witch".
  if (MADE.test(token.low))
    return (
      /^an?$/.test(opener?.low ?? "") &&
      /^(?:sat|stood|lived|lay|slept|crouched|appeared|waited|dwelt)$/.test(before.low)
    );
  return /^(?:with|to|at|beside|behind|past|and|by|like)$/.test(before.low)
    ? before.low !== "like"
    : isVerb(before) && !OF_MIND.test(before.low);
};

/** "The man sat", "the man, who sat", "the man slowly sat", not "the man had built it" long before. */
const doesSomething = (tokens: readonly Token[], at: number): boolean => {
  const rest = clauseAfter(tokens, at);
  const [first] = rest;
  const verb = rest.find((each) => isVerb(each) && each.low !== "who" && !each.tags.has("Adverb"));
  if (!verb || !first) return /^(?:with|in|from)$/.test(first?.low ?? "");
  if (!/^(?:had|would|has|have)$/.test(verb.low)) return true;
  const next = rest[rest.indexOf(verb) + 1];
  return verb.low === "had" && next?.tags.has("Verb") !== true && next?.low !== "never";
};

/** The next words of the clause that a noun opens. */
const clauseAfter = (tokens: readonly Token[], at: number): Token[] => {
  const rest: Token[] = [];
  for (let place = at + 1; place < at + 5; place++) {
    const [before, token] = [tokens[place - 1], tokens[place]];
    if (!before || !token || token.sentence !== before.sentence || token.isSpoken) break;
    if (endsPhrase(before) && !/^(?:who|which|that)$/.test(token.low)) break;
    if (/^(?:and|but|or|because|so|when|while|if|as|until|before|after|he|she|they|it|i|we|you)$/.test(token.low))
      break;
    rest.push(token);
  }
  return rest;
};

/** The token of the article or owner before a noun. */
const startOfPhrase = (tokens: readonly Token[], at: number): number => {
  for (let start = at; start > at - 5; start--) {
    const before = tokens[start - 1];
    if (isDeterminer(tokens[start]) && start < at) return start;
    if (!before || before.sentence !== tokens[at]?.sentence) return start;
    if (isDeterminer(before)) return start - 1;
    if (!before.tags.has("Adjective") && !before.tags.has("Noun")) return start;
  }
  return at;
};

const OWNERS = /^(?:his|her|their|its|my|our)$/;
const YOUNG = /^(?:chick|cub|pup|calf|foal|fawn|duckling|kitten|puppy|lamb|kid)s?$/;
/** What is as often a toy, a picture or a tale as somebody. */
const MADE = /^(?:robot|dragon|ghost|dinosaur|monster|unicorn|fairy|doll|snowman|witch|alien|mermaid)s?$/;
const SPOKEN_OF = /^(?:about|of|than|without|as|like)$/;
/** What is done with those who are not there. */
const OF_MIND =
  /^(?:want|wanted|wants|wish|wished|remember\w*|miss|missed|misses|imagin\w+|need|needed|needs|hate|hated|hates|like|liked|likes|loved|loves|fear\w*|expect\w*|dream\w*|lost|lose|buried|forget|forgot|forgotten|mention\w*|describ\w+|become|became|be|been|was|were|is|are|eat|ate|eaten|cook\w*|sell|sold|keep|kept|call|called|named)$/;
