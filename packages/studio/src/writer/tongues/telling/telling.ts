/**
 * How a language tells what an idea in another one is about. "{heroes}" and "{place}" are whole phrases, "{hero}" and
 * "{thing}" nouns with their article. "[he|she|it|they]" chooses by whom the line is about; "{hero은}" bends a particle.
 * "{p}" is an idea in the language itself, a sentence with its mark.
 */
export interface Telling {
  readonly and: readonly [among: string, last: string];
  readonly once: string;
  readonly there: string;
  /** A title: somebody somewhere. */
  readonly title: string;
  /** What is thought of, and then what is not there and is sought. */
  readonly wanted: readonly string[];
  /** How it ends for "{both}", who sought and what was sought. */
  readonly found: string;
  readonly named: string;
  readonly told: readonly string[];
  readonly hero: readonly string[];
}
