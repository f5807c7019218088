/**
 * Names a place in a list, for a later request to go on from. It is sealed: it opens only for the user and the list
 * it was made for, and what is in it cannot be changed.
 */
export interface Cursors {
  seal(userId: string, list: string, place: string): string;
  /** Throws `invalid_request` where it was not sealed here for this user and list. */
  open(userId: string, list: string, cursor: string): string;
}
