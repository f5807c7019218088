/** What tells in a language what a pasted text says to be so here and now. English has larger rules of its own. */
export interface StrictWords {
  /** Clauses that tell what is not so, or not here and now. */
  readonly notSo: readonly RegExp[];
  /** What somebody thinks or tells of, or sees in a picture: who is named there is not there. */
  readonly toldOf: readonly RegExp[];
  /** A sentence that opens with another time: "eines Tages". */
  readonly newTime: RegExp;
  /** Times of the same day, at which people may be where they were. */
  readonly sameDay: RegExp;
  /** Somebody goes elsewhere. */
  readonly leaves: RegExp;
  /** A sentence that goes on about those of the one before. */
  readonly opensWithPronoun: RegExp;
  /** Somebody acts who is not named. */
  readonly somebody: RegExp;
  /** "Unter dem Baum". */
  readonly inTheOpen: RegExp;
  /** What stands in the rooms of a house. */
  readonly homely: RegExp;
}
