/**
 * What a story is made of in a language that is not English. The user's idea is only ever quoted, as "{p}", so that
 * nothing of it has to be bent. "{when}", "{where}" and "{who}" are whole phrases that fit as they stand.
 */
export interface Tongue {
  readonly open: readonly string[];
  readonly wish: readonly string[];
  readonly leave: readonly string[];
  readonly when: readonly string[];
  readonly where: readonly string[];
  readonly arrive: readonly string[];
  readonly who: readonly string[];
  readonly meet: readonly string[];
  readonly ask: readonly string[];
  readonly advice: readonly string[];
  readonly trouble: readonly string[];
  readonly solve: readonly string[];
  readonly rest: readonly string[];
  readonly low: readonly string[];
  readonly climax: readonly string[];
  readonly after: readonly string[];
  readonly end: readonly string[];
}

export const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());
export const phrases = (text: string): readonly string[] =>
  text
    .trim()
    .split("|")
    .map((phrase) => phrase.trim());
