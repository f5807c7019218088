import { type Draft, genderFor } from "./draft.ts";
import { yearsIn } from "./numbers.ts";
import type { Age } from "./person-nouns.ts";
import { isCapital, type Token } from "./tokens.ts";

/** "When Uncle Piet retired", "she had mended nets for forty-four years": who is old by what they have done. */
export const ageByLongLives = (tokens: readonly Token[], drafts: ReadonlyMap<string, Draft>): void => {
  for (const draft of drafts.values()) {
    const age = ageByLongLife(tokens, draft);
    if (age) draft.age = age;
  }
  for (const draft of drafts.values()) if (isPartnerOfOld(tokens, draft, drafts)) draft.age = "old";
};

/** "Uncle Piet retired. … His wife Marit": the wife of the only old man is old. */
const isPartnerOfOld = (tokens: readonly Token[], draft: Draft, drafts: ReadonlyMap<string, Draft>): boolean => {
  if (!/^(?:wife|husband)$/.test(draft.noun?.noun ?? "") || draft.age || draft.traits.has("young")) return false;
  const owner = [1, 2].map((back) => tokens[draft.firstAt - back]?.low).find((low) => low === "his" || low === "her");
  const other = owner === "his" ? "he" : "she";
  const old = [...drafts.values()].filter(
    (each) => each.name && (each.age ?? each.noun?.age) === "old" && genderFor(each) === other,
  );
  const grown = [...drafts.values()].filter((each) => each.name && genderFor(each) === other);
  return owner !== undefined && old.length === 1 && grown.length === 1 && (old[0]?.firstAt ?? 0) < draft.firstAt;
};

const ageByLongLife = (tokens: readonly Token[], draft: Draft): Age | undefined => {
  const { isNarrator, noun, mentions, age } = draft;
  if (isNarrator || noun?.isHuman === false || noun?.many || age === "old" || age === "child") return undefined;
  const isOld = mentions.some((at) => retires(tokens, at) || hasWorkedLong(tokens, at, draft));
  return isOld ? "old" : undefined;
};

/** "Piet retired", "Piet had just retired": not "retired early", or "to bed". */
const retires = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at]?.isSpoken || tokens[at]?.isOwner) return false;
  const place = [1, 2, 3, 4].find((ahead) => tokens[at + ahead]?.low === "retired");
  if (place === undefined || tokens[at + place]?.sentence !== tokens[at]?.sentence) return false;
  const between = tokens.slice(at + 1, at + place);
  return (
    between.every((token) => OF_VERB.test(token.low) || isCapital(token)) &&
    !/^(?:early|to|hurt|into|behind)$/.test(tokens[at + place + 1]?.low ?? "")
  );
};
const OF_VERB = /^(?:had|has|was|is|just|finally|recently|long|since|already|who|at|last)$/;

/** "Piet had baked here for forty-one years", and "he had baked" in the sentence after. */
const hasWorkedLong = (tokens: readonly Token[], at: number, draft: Draft): boolean => {
  const own = tokens[at];
  if (!own || own.isSpoken) return false;
  const gender = genderFor(draft);
  const start = tokens.findIndex(({ sentence }, place) => place > at && sentence === own.sentence + 1);
  const opensNext =
    start > 0 && gender === tokens[start]?.low && !draft.mentions.some((each) => each > at && each < start);
  return [at, ...(opensNext ? [start] : [])].some((from) => isAliveLong(tokens, from));
};

const isAliveLong = (tokens: readonly Token[], from: number): boolean => {
  const rest: Token[] = [];
  for (let at = from + 1; at < from + REACH; at++) {
    const token = tokens[at];
    if (!token || token.sentence !== tokens[from]?.sentence || token.isSpoken) break;
    rest.push(token);
  }
  const first = rest.find((token) => !isCapital(token));
  const isPerfect = /^(?:had|has|was|worked|drove|taught|sailed|who)$/.test(first?.low ?? "") && DONE.test(lowOf(rest));
  const isLong = rest.some(({ low }, place) => isYears(rest, place) && (yearsIn(low) ?? 0) >= LONG);
  return isPerfect && isLong && !OTHERS.test(lowOf(rest));
};
const REACH = 22;
const LONG = 40;
const lowOf = (tokens: readonly Token[]): string => tokens.map(({ low }) => low).join(" ");
/** Work, and no house or tree that has stood for so long. */
const DONE =
  /\b(?:been an?|worked|repaired|mended|driven|drove|taught|baked|sailed|fished|built|made|sold|run|ran|kept|lived|served|cooked|cleaned|painted|delivered|played|been married|carried|cut|sewn|farmed)\b/;
const OTHERS = /\b(?:before (?:him|her)|his (?:father|mother|family)|her (?:father|mother|family)|whose)\b/;
/** "For forty-one years", "for more than fifty years". */
const isYears = (rest: readonly Token[], at: number): boolean =>
  rest.slice(Math.max(0, at - 3), at).some(({ low }) => /^(?:for|after)$/.test(low)) &&
  rest.slice(at + 1, at + 3).some(({ low }) => low === "years");
