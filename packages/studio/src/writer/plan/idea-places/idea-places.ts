import { readIdeaParts } from "../../english/contract/subject-of-idea.ts";
import { tidyIdea } from "../../english/contract/tidy-idea.ts";
import { type NamedPlace, namedPlaces } from "./explicit-places.ts";
import { impliedBuilding, impliedByEvent, probablyImplied, surelyImplied } from "./implied-places.ts";
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
  const start = startOf(early.filter((one) => one !== journey));
  const around = early.find(({ sort }) => sort === "around");
  const implied = around
    ? isSettled(around)
      ? impliedBuilding(first)
      : impliedByEvent(first)
    : journey
      ? impliedByEvent(first)
      : surelyImplied(first);
  const later = startOf(named.filter(({ sentence }) => sentence > 0));
  const base =
    start?.where ??
    (implied && journey && isSameWhere(implied, journey.where) ? undefined : implied) ??
    (journey ? wayTo(journey) : undefined) ??
    around?.where ??
    later?.where ??
    surelyImplied(text) ??
    named.find(({ sort }) => sort === "around")?.where ??
    probablyImplied(first) ??
    probablyImplied(text);
  const wide =
    base &&
    early.find(({ where, sort }) => sort !== "to" && sort !== "goal" && !isSameWhere(where, base) && isWide(where));
  const from = start ?? later;
  const moves = named
    .filter(
      (one) =>
        one !== wide && one.sort !== "around" && (!from || one.at > from.at) && !(base && isSameWhere(one.where, base)),
    )
    .map((one) => ({
      where: one.where,
      word: one.word,
      told: told[one.sentence] ?? "",
      isGoal: one.sort === "goal" || one.isJourney,
      isReachedLate: one.isJourney,
    }));
  return { ...(wide && { opening: wide.where }), ...(base && { base }), moves };
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
