import { readIdeaParts } from "../../english/contract/subject-of-idea.ts";
import { tidyIdea } from "../../english/contract/tidy-idea.ts";
import { type NamedPlace, namedPlaces } from "./explicit-places.ts";
import { impliedBuilding, impliedByEvent, probablyImplied, surelyImplied } from "./implied-places.ts";
import { placeNounsIn } from "./place-nouns.ts";
import { isSameWhere, type Where } from "./where.ts";

/** Where the pictures of a told idea play. */
export interface IdeaPlaces {
  /** Where it begins: the wide place of the first picture, if it is another than where the story goes on. */
  readonly opening?: Where;
  readonly base?: Where;
  /** Where its people go later, in the order in which the idea tells it. */
  readonly moves: readonly Move[];
}

export interface Move {
  readonly where: Where;
  /** The noun of the place, as the idea has it. */
  readonly word: string;
  /** The sentence of the idea that tells of it. */
  readonly told: string;
  /** Its part from the clause with the place on. */
  readonly clause: string;
  /** How much of the idea comes before it, from 0 to 1. */
  readonly progress: number;
  /** Somebody would like to be there: it is shown where the story arrives. */
  readonly isGoal: boolean;
  /** They travel there: the last pictures show it, whatever is told. */
  readonly isReachedLate: boolean;
}

/** Reads where an English idea plays: where it says so, or else by what happens in it. */
export const readIdeaPlaces = (idea: string): IdeaPlaces => {
  const { text } = tidyIdea(idea);
  const told = text.split(/(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|St))[.!?])\s+/);
  const [first = ""] = told;
  const named = namedPlaces(text);
  const early = named.filter(({ sentence }) => sentence === 0);
  const journey = early.find(({ isJourney }) => isJourney);
  const around = early.find(({ sort }) => sort === "around");
  const firstThere = startOf(early.filter((one) => one !== journey && !one.isErrand));
  const before = firstThere?.sort === "to" ? surelyImplied(text.slice(0, firstThere.at)) : undefined;
  // Who works in a shop until a day in a gallery begins in the shop.
  const isLater = before !== undefined && firstThere !== undefined && !isSameWhere(before, firstThere.where);
  const isPart = firstThere !== undefined && PART_OF_HOUSE.test(firstThere.word);
  const isInLand = firstThere?.sort === "to" && around !== undefined && !isSettled(around);
  const start = isLater || isInLand || (isPart && surelyImplied(first)) ? undefined : firstThere;
  const implied = around
    ? isSettled(around)
      ? impliedBuilding(first)
      : impliedByEvent(first)
    : journey
      ? impliedByEvent(first)
      : surelyImplied(first);
  const work = early.find(({ sort }) => sort === "work");
  const later = startOf(named.filter(({ sentence, sort }) => sentence > 0 && sort === "at"));
  const feared = FEARED.exec(text);
  const base =
    start?.where ??
    (around === undefined || work?.where.spot !== undefined ? work?.where : undefined) ??
    (implied && journey && isSameWhere(implied, journey.where) ? undefined : implied) ??
    (journey ? wayTo(journey) : undefined) ??
    around?.where ??
    later?.where ??
    surelyImplied(text) ??
    named.find(({ sort }) => sort === "around")?.where ??
    (feared && placeNounsIn(feared[0]).find(({ at }) => at > 0)?.where) ??
    probablyImplied(first) ??
    probablyImplied(text);
  const wide =
    base &&
    early.find(({ where, sort }) => sort !== "to" && sort !== "goal" && !isSameWhere(where, base) && isWide(where));
  const from = start ?? (later && base === later.where ? later : undefined);
  const places = named.filter(
    (one) =>
      one !== wide && (!from || one.at > from.at) && !(isPart && one === firstThere) && isElsewhere(one, from, base),
  );
  const moves = inTurn(places, base).map((one) => ({
    where: one.where,
    word: one.word,
    told: told[one.sentence] ?? "",
    clause: clauseOf(text, one),
    progress: one.at / text.length,
    isGoal: one.sort === "goal" || one.isJourney,
    isReachedLate: one.isJourney,
  }));
  return { ...(wide && { opening: wide.where }), ...(base && { base }), moves };
};

/** Who is afraid of a place will be there. */
const FEARED = /\b(?:afraid|scared|frightened|terrified) of (?:the|his|her|their) (?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+/iu;

/** Where somebody only passes, sits or stands in a house that the idea says more of. */
const PART_OF_HOUSE =
  /^(?:stairs|staircase|stairwell|hallways?|couch|sofa|armchair|bookshelf|toilets?|kitchen table)$/i;

/** Whether somebody leaves the place of the beginning for it: it is no town around it, nor a room of the ship. */
const isElsewhere = (one: NamedPlace, from: NamedPlace | undefined, base: Where | undefined): boolean => {
  const isSameClause = from !== undefined && one.sentence === from.sentence && one.clause === from.clause;
  if (one.isBeside || one.sort === "work" || (one.sort === "at" && isSameClause)) return false;
  if (one.sort === "around" && (one.where.place === "city" || one.sentence === 0 || isSameClause)) return false;
  const isAboard = base !== undefined && /^(?:ship|spaceship|train)$/.test(base.place);
  return !(isAboard && one.sort === "at" && ON_BOARD.test(one.word)) && !PART_OF_HOUSE.test(one.word);
};
const ON_BOARD =
  /^(?:cabin|kitchen|galley|grain store|store ?room|boiler ?room|corridor|bunk bed|bed|dining car|hall)$/i;

/** The places one after the other, without one that goes on. */
const inTurn = (places: readonly NamedPlace[], base: Where | undefined): NamedPlace[] => {
  let last = base;
  return places.filter(({ where, sort }) => {
    if (last && isSameWhere(where, last)) return false;
    if (sort !== "goal") last = where;
    return true;
  });
};

/** The clause of an idea that names a place, to the next comma or "and". */
const clauseOf = (text: string, { at, clause, word }: NamedPlace): string => {
  const after = text.slice(at + word.length);
  const end = after.search(/[.!?;:,]|\b(?:and|but|so|until|while|because|when)\b/i);
  return text.slice(clause, at + word.length + (end < 0 ? after.length : end));
};

/** A town has houses of every sort; of a village, its own picture shows more. */
const isSettled = ({ where }: NamedPlace): boolean => where.place === "city";

/** What lies on the way. */
const wayTo = ({ where }: NamedPlace): Where =>
  /^(?:room|hall|shop|classroom|city)$/.test(where.place) ? { place: "city", spot: "street" } : { place: "meadow" };

/** The place where somebody is; of a wide and a narrow one, the narrow. */
const startOf = (named: readonly NamedPlace[]): NamedPlace | undefined => {
  const at = named.filter(({ sort }) => sort === "at");
  const [first] = at;
  if (!first) return named.find(({ sort }) => sort === "to");
  if (first.isOfSomebody) return at.find((one) => one !== first && one.clause === first.clause) ?? first;
  return isWide(first.where) ? (at.find(({ where }) => !isWide(where)) ?? first) : first;
};

const isWide = ({ place, spot }: Where): boolean =>
  (spot === undefined && /^(?:city|village|sea|desert|mountain|snow|forest|meadow|space)$/.test(place)) ||
  spot === "island";

/** Whether a text is told from an idea: it begins with the idea's own words. */
export const isToldFrom = (idea: string, text: string): boolean => {
  const [clause] = readIdeaParts(idea).clauses;
  const own = new Set((clause?.text ?? "").toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const opening = new Set(
    text
      .slice(0, MAX_OPENING)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [],
  );
  return own.size > 0 && [...own].filter((word) => opening.has(word)).length >= own.size * MIN_SHARE;
};
const MAX_OPENING = 1200;
const MIN_SHARE = 0.7;
