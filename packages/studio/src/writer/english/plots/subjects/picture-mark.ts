import {
  type Action,
  actions,
  isSpot,
  type Place,
  places,
  type Spot,
  spots,
  type TimeOfDay,
  times,
} from "../../../../vocabulary.ts";

/** What the picture of a paragraph shows, where its words alone do not say it. */
export interface MarkedPicture {
  readonly place: Place;
  readonly spot?: Spot;
  readonly time?: TimeOfDay;
  /** Who is seen and what they do: "hero", "mate" (the companion), or a role of the story. Left out: whom the words name. */
  readonly cast?: readonly { readonly who: string; readonly action: Action }[];
}

/** A line without its mark, and the picture that the mark describes. */
export interface MarkedLine {
  readonly text: string;
  readonly picture?: MarkedPicture;
}

/**
 * Reads the mark before a line: "@kitchen", "@street.night", "@bakery(hero cook, mate look)". Throws where it names no
 * place, time or action of the vocabulary.
 */
export const readMark = (line: string): MarkedLine => {
  const [mark = "", where = "", time, people] = MARK.exec(line) ?? [];
  if (mark === "") return { text: line };
  const picture: MarkedPicture = {
    ...placeOf(where),
    ...(time && { time: oneOf(times, time, line) }),
    ...(people !== undefined && { cast: people.split(",").map((each) => actingOf(each.trim(), line)) }),
  };
  return { text: line.slice(mark.length), picture };
};
const MARK = /^@([a-z]+)(?:\.([a-z]+))?(?:\(([^)]+)\))?\s+/;

const placeOf = (where: string): Pick<MarkedPicture, "place" | "spot"> =>
  isSpot(where) ? { place: spots[where], spot: where } : { place: oneOf(places, where, where) };

const actingOf = (words: string, line: string): { who: string; action: Action } => {
  const [who = "", action = "stand"] = words.split(" ");
  return { who, action: oneOf(actions, action, line) };
};

const oneOf = <T extends string>(known: readonly T[], word: string, line: string): T => {
  const found = known.find((each) => each === word);
  if (!found) throw new Error(`"${word}" is no place, time or action of the vocabulary: ${line.slice(0, 60)}`);
  return found;
};
