import { isSpot, type Place, type Spot, spots } from "../../../vocabulary.ts";

/** Where a picture plays. */
export interface Where {
  readonly place: Place;
  readonly spot?: Spot | undefined;
  /** A thing that shows which place of the sort it is. */
  readonly thing?: string | undefined;
}

/** A place, or a spot with its place. */
export const whereOf = (name: Place | Spot): Where =>
  isSpot(name) ? { place: spots[name], spot: name } : { place: name, spot: undefined };

export const isSameWhere = (one: Where, other: Where): boolean => one.place === other.place && one.spot === other.spot;

/** A pattern of whole words. */
export const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, "iu");
