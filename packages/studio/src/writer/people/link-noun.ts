import { wearerOfBadge } from "./badges.ts";
import { personNounIn } from "./more-people.ts";
import type { NameAt } from "./names.ts";
import type { NounLink } from "./noun-link.ts";
import { isGeneric } from "./nouns-in-text.ts";
import { kindOfThing, kindOfThings, type PersonNoun, personNoun } from "./person-nouns.ts";
import { nounWithYears } from "./said-ages.ts";
import { endsPhrase, isCapital, isDeterminer, isStory, isVerb, type Token } from "./tokens.ts";

/** "her parrot Bruno", "a fisherman named Odd", "Juna, a sled dog,", "Nimbo was a small cloud", "Milo the mouse". */
export const linkedNoun = (tokens: readonly Token[], run: NameAt): NounLink | undefined =>
  wearerOfBadge(tokens, run) ??
  leadingThing(tokens, run) ??
  ofTwo(before(tokens, run), after(tokens, run), tokens[run.to]?.low === "the");

/** "The old fire engine Felix dreams": what an idea begins with, by its name. */
const leadingThing = (tokens: readonly Token[], { from, to }: NameAt): NounLink | undefined => {
  const before = tokens.slice(0, from);
  const isFirst = before.length > 1 && before.length < 6 && isDeterminer(before[0]) && !before.some(endsPhrase);
  const isNamed = to - from === 1 && !endsPhrase(tokens[from] as Token) && isVerb(tokens[to]);
  if (isStory(tokens) || !isFirst || !isNamed || before.slice(1).some((one) => isCapital(one) || isVerb(one)))
    return undefined;
  const words = before.slice(1).map(({ low }) => low);
  const [compound, noun] = [words.slice(-2).join(" "), words.at(-1) ?? ""];
  const kind = MADE.test(compound) || MADE.test(noun) ? kindOfThings(compound) : undefined;
  const known = personNounIn(tokens, noun) ?? (kind && { noun, many: false, kind, isHuman: false, isThing: true });
  return kind && known ? { at: from - 1, noun: known } : undefined;
};
const MADE =
  /^(?:train|tram|bus|boat|ship|ferry|tugboat|digger|excavator|bulldozer|fire engine|fire truck|truck|lorry|van|car|plane|aeroplane|airplane|rocket|bicycle|bike|scooter|lighthouse|teapot|kettle|cup|mug|spoon|umbrella|lamp|lantern|candle|clock|pencil|crayon|pen|eraser|ball|balloon|drum|violin|trumpet|piano|guitar|sock|shoe|boot|hat|scarf|vacuum cleaner|robot vacuum|vacuum|toaster|fridge|oven|broom|bucket|suitcase|backpack|chair|sofa|pillow|blanket|key|snowflake|raindrop|cloud|star|pumpkin|potato|carrot|apple|tomato|leaf|tree|fir|acorn|flower|sunflower|rose|cactus|stone|pebble|crane|tractor|snowplough|snowplow|submarine|helicopter|washing machine|alarm clock|traffic light)$/;

/** "his best friend Shelly the crab": she is a crab. */
const ofTwo = (ahead: NounLink | undefined, behind: NounLink | undefined, isThe: boolean): NounLink | undefined =>
  ahead && behind?.noun && (isThe || (FRIEND.test(ahead.noun?.noun ?? "") && !behind.noun.isHuman))
    ? { ...behind, also: ahead.at }
    : ahead?.noun?.isHuman && behind?.noun?.isHuman && behind.noun.gender && isGeneric(behind.noun.noun)
      ? { ...ahead, also: behind.at, gender: behind.noun.gender }
      : (ahead ?? behind);
/** What says nothing of the kind: "his friend Mabel, a mole". */
const FRIEND = /^(?:friend|companion|neighbou?r|helper|partner|rival)$/;

/** "My teacher, Miss Quill, hung it", "the caretaker, Mr. Bell, who"; a list goes on with "and". */
const isBetweenCommas = (tokens: readonly Token[], at: number, to: number): boolean =>
  tokens[at]?.post === "," &&
  /^[,.]/.test(tokens[to - 1]?.post ?? "") &&
  ([1, 2].some((back) => OWNERS.test(tokens[at - back]?.low ?? "")) ||
    (tokens[to]?.low !== "and" &&
      !isNextCapital(tokens[to]) &&
      [1, 2].some((back) => tokens[at - back]?.low === "the" || tokens[at - back]?.isOwner === true)));

const isNextCapital = (token: Token | undefined): boolean =>
  token !== undefined && isCapital(token) && !token.opensSentence;

const before = (tokens: readonly Token[], { from, to }: NameAt): NounLink | undefined => {
  const last = tokens[from - 1];
  if (!last || tokens[from]?.opensSentence) return undefined;
  const isWhose = wordsBefore(tokens, from) === "whose name was";
  // "The baker called Wren's father".
  const isCalled = isWhose || (/^(?:named|called)$/.test(last.low) && tokens[to - 1]?.isOwner !== true);
  // "The camel was called Queen".
  const isTold = isCalled && !isWhose && /^(?:is|was)$/.test(tokens[from - 2]?.low ?? "");
  // "The old man, who was called Angus".
  const isWho = isTold && tokens[from - 3]?.low === "who";
  const placed = isTold
    ? [4, 5, 6, 7].find((back) => /^(?:in|of|from|at|on)$/.test(tokens[from - back]?.low ?? ""))
    : undefined;
  const told =
    placed !== undefined && personNounIn(tokens, tokens[from - placed - 1]?.low ?? "") ? from - placed - 1 : from - 3;
  // "A farmer in Mexico named Dionisio".
  const called = isAbroad(tokens, from - 2) ? from - 4 : from - 2;
  // "The puppy's name was Muffin".
  const owner = tokens[from - 3];
  if (/^(?:is|was)$/.test(last.low) && tokens[from - 2]?.low === "name" && owner?.isOwner === true) {
    const named = personNounIn(tokens, owner.low);
    return named && !named.many ? { at: from - 3, noun: named, isDefinite: true } : undefined;
  }
  // "The groundsman, old Mr. Fenn,".
  if (/^(?:old|young|little|poor|dear)$/.test(last.low) && isBetweenCommas(tokens, from - 2, to)) {
    const named = personNounIn(tokens, tokens[from - 2]?.low ?? "");
    return named && !named.many ? { at: from - 2, noun: named, isDefinite: true } : undefined;
  }
  const at =
    isWhose || isWho ? from - 4 : isTold ? told : isCalled ? (nounWithYears(tokens, from - 1) ?? called) : from - 1;
  const token = tokens[at];
  if (
    !token ||
    token.isOwner ||
    // "Pedlar!" called Sunniva.
    token.isSpoken !== tokens[from]?.isSpoken ||
    /^(?:elder|younger|eldest|youngest)$/.test(token.low) ||
    (!isCalled && endsPhrase(token) && !isBetweenCommas(tokens, at, to))
  )
    return undefined;
  const noun = isTold
    ? (ownCreature(tokens, at) ?? personNounIn(tokens, token.low))
    : nounOf(tokens, token.low, isCalled);
  const isDefinite = isCalled && tokens.slice(Math.max(0, at - 3), at).some(({ low }) => low === "the");
  return noun && !(noun.many && !isCalled) ? { at, noun, isDefinite } : undefined;
};

const isAbroad = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] !== undefined && isCapital(tokens[at]) && /^(?:in|of|from|at|near)$/.test(tokens[at - 1]?.low ?? "");

/** "Nineteen camels, and mine was called Sultan": one of them. */
const ownCreature = (tokens: readonly Token[], at: number): PersonNoun | undefined => {
  if (
    !/^(?:mine|his|hers|ours|first|second|third|fourth|last|other|youngest|oldest|eldest|smallest)$/.test(
      tokens[at]?.low ?? "",
    )
  )
    return undefined;
  const found = tokens
    .slice(Math.max(0, at - 12), at)
    .map(({ low }) => personNoun(low))
    .findLast((noun) => noun?.isHuman === false);
  return found && { ...found, many: false };
};

const wordsBefore = (tokens: readonly Token[], from: number): string =>
  tokens
    .slice(Math.max(0, from - 3), from)
    .map(({ low }) => low)
    .join(" ");

const after = (tokens: readonly Token[], { from, to }: NameAt): NounLink | undefined => {
  const [last, first] = [tokens[to - 1], tokens[to]];
  if (!last || !first || last.isOwner) return undefined;
  const own = ofAllCreatures(tokens, from) ?? saidOfOneself(tokens, from);
  if (own) return own;
  // "Next," said Bea, "a bathtub."
  if (first.isSpoken !== last.isSpoken) return undefined;
  if (/,/.test(last.post)) return besideComma(tokens, from, to);
  if (endsPhrase(last)) return undefined;
  // "Past Coimbra the train stopped".
  if (first.low === "the" && PLACES.test(tokens[from - 1]?.low ?? "")) return undefined;
  // "Gave Teo the sandwich".
  if (first.low === "the" && GIVES.test(tokens[from - 1]?.low ?? "")) return undefined;
  if (first.low === "the") return nounWithin(tokens, to + 1, 3, true);
  if (/^(?:was|is|am)$/.test(first.low)) {
    const start = tokens[to + 1]?.low === "once" ? to + 2 : to + 1;
    const oneOf = oneOfCreatures(tokens, start);
    if (oneOf) return oneOf;
    return predicate(tokens, start);
  }
  return undefined;
};

/** "Was a small cloud", "is my aunt", "was half terrier". */
const predicate = (tokens: readonly Token[], start: number): NounLink | undefined => {
  if (/^(?:a|an|the|my|her|his|our|their)$/.test(tokens[start]?.low ?? ""))
    return nounWithin(tokens, start + 1, 4, true);
  const part = PART.test(tokens[start]?.low ?? "") ? personNoun(tokens[start + 1]?.low ?? "") : undefined;
  return part?.isHuman === false && !part.isThing ? { at: start + 1, noun: part } : undefined;
};
const PART = /^(?:half|part|mostly)$/;

/** "Juna, a sled dog,", "Juna, who was a husky", "his uncle, Mr. Quill, was a thin man". */
const besideComma = (tokens: readonly Token[], from: number, to: number): NounLink | undefined => {
  const first = tokens[to];
  if (!first) return undefined;
  if (isDeterminer(first) || first.low === "a") return apposition(tokens, to, from);
  const isWho = /^(?:who|which)$/.test(first.low);
  if (!isWho && !isBetweenCommas(tokens, from - 1, to)) return undefined;
  const verb = isWho ? to + 1 : to;
  const found = /^(?:is|was)$/.test(tokens[verb]?.low ?? "") ? predicate(tokens, verb + 1) : undefined;
  // "Who was a boy when the war came".
  return tokens[(found?.at ?? 0) + 1]?.low === "when" ? undefined : found;
};

/** "Of all the ducklings on the pond, Dot was": one of them. */
const ofAllCreatures = (tokens: readonly Token[], from: number): NounLink | undefined => {
  const start = Math.max(0, from - 12);
  const of = tokens.findIndex(
    ({ low, sentence }, at) =>
      at >= start && at < from && low === "of" && tokens[at + 1]?.low === "all" && sentence === tokens[from]?.sentence,
  );
  const at = of < 0 ? -1 : tokens.findIndex(({ low }, place) => place > of && place < from && isCreatures(low));
  const noun = at < 0 ? undefined : personNoun(tokens[at]?.low ?? "");
  return noun ? { at, noun: { ...noun, many: false } } : undefined;
};
const isCreatures = (word: string): boolean => {
  const noun = personNoun(word);
  return noun?.many === true && !noun.isHuman;
};

/** "I'm a duck," said Dot. */
const saidOfOneself = (tokens: readonly Token[], from: number): NounLink | undefined => {
  if (!/^(?:said|answered|replied|cried|explained)$/.test(tokens[from - 1]?.low ?? "")) return undefined;
  const at = from - 2;
  const said = [4, 3, 2, 1].map((back) => tokens[at - back]?.low.replace("’", "'") ?? "").join(" ");
  const noun =
    tokens[at]?.isSpoken && /\b(?:i'm|i am|im) (?:only |just )?an?(?: \w+)?$/.test(said)
      ? personNoun(tokens[at]?.low ?? "")
      : undefined;
  return noun && !noun.many && !noun.isHuman && !noun.isThing ? { at, noun } : undefined;
};

/** "Pip was the smallest of the five puffin chicks". */
const oneOfCreatures = (tokens: readonly Token[], start: number): NounLink | undefined => {
  const of = [start, start + 1, start + 2].find((at) => tokens[at]?.low === "of");
  if (of === undefined || !/^(?:one|the)$/.test(tokens[start]?.low ?? "")) return undefined;
  const found = nounWithin(tokens, of + 1, 4, false);
  if (!found?.noun?.many || found.noun.isHuman) return undefined;
  const own = YOUNG.test(tokens[found.at]?.low ?? "") ? personNoun(tokens[found.at - 1]?.low ?? "") : undefined;
  return { at: found.at, noun: { ...(own?.isHuman === false ? own : found.noun), many: false } };
};
const YOUNG = /^(?:chicks|cubs|pups|kittens|ducklings|fledglings|calves|foals)$/;

const GIVES =
  /^(?:gives?|gave|given|hand(?:s|ed)|show(?:s|ed)|br(?:ings|ought)|t(?:ells|old)|thr(?:ows|ew)|offer(?:s|ed)|pass(?:es|ed)|sen[dt]s?|reads?|ask(?:s|ed)|t(?:eaches|aught)|lent|lends|b(?:uys|ought)|made|make|left|leaves|promised|cost)$/;

const PLACES = /^(?:past|in|at|from|near|beyond|after|before|outside|behind|through|over|to|of)$/;

const OWNERS = /^(?:my|your|his|her|its|our|their)$/;

/** "Martha, his wife, brought": the noun closes its phrase, and no list goes on after it. */
const apposition = (tokens: readonly Token[], at: number, from: number): NounLink | undefined => {
  const start = tokens[at]?.isOwner ? at + 1 : tokens[at + 1]?.isOwner ? at + 2 : at + 1;
  const found = nounWithin(tokens, start, 4, true);
  // "Petrosyan, his toolbox, and a girl": what somebody has is not somebody.
  if (!found || (found.noun?.isThing && OWNERS.test(tokens[at]?.low ?? ""))) return undefined;
  const next = tokens[found.at + 1];
  const closes = endsPhrase(tokens[found.at] as Token) || /^(?:who|that|from|with|of|in|at|on)$/.test(next?.low ?? "");
  const isList = next?.low === "and" && tokens[found.at]?.post !== ",";
  return closes && !isList && tokens[from - 1]?.low !== "and" ? found : undefined;
};

const nounWithin = (
  tokens: readonly Token[],
  from: number,
  length: number,
  isCalled: boolean,
): NounLink | undefined => {
  for (let at = from; at < from + length; at++) {
    const token = tokens[at];
    if (!token) return undefined;
    const next = tokens[at + 1];
    const isLast =
      endsPhrase(token) ||
      !next ||
      isVerb(next) ||
      next.tags.has("Adverb") ||
      /^(?:who|that|which|and|of|in|from|with|at|on|whose|for|to|when|but|behind|into|over|through|after|before|by|without|so|until|because|while)$/.test(
        next.low,
      );
    if (isLast) {
      const noun = nounOf(tokens, token.low, isCalled);
      return noun ? { at, noun } : undefined;
    }
    if (isVerb(token) && !token.tags.has("Adjective") && !token.tags.has("Noun")) return undefined;
  }
  return undefined;
};

/** A character noun, or for somebody who is called so any thing that can be drawn. */
const nounOf = (tokens: readonly Token[], word: string, isCalled: boolean): PersonNoun | undefined => {
  const known = personNounIn(tokens, word);
  if (known || !isCalled) return known;
  const kind = kindOfThing(word);
  return kind ? { noun: word, many: false, kind, isHuman: false, isThing: true } : undefined;
};
