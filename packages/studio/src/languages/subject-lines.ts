/** Sentences around what the user says of a story. The user's words stand after a colon or alone: nothing inflects them. */
export interface OutlineLines {
  readonly hero: string;
  readonly also: string;
  readonly place: string;
  readonly wish: string;
  readonly obstacle: string;
  readonly ending: string;
}

/**
 * How a story says what an idea in another language is about. "{heroes}" and "{place}" are whole phrases, "{hero}" and
 * "{thing}" nouns with their article. "[he|she|it|they]" is chosen by the hero's gender; in Korean, "{hero은}" adds the
 * particle that fits the word.
 */
export interface SubjectLines {
  readonly listJoiners: readonly [between: string, last: string];
  readonly introduction: string;
  readonly introductionWithPlace: string;
  /** The title of a story about a hero in a place. */
  readonly titleWithPlace: string;
  /** The first line says what the hero thinks of, the second what is missing and sought. */
  readonly goal: readonly string[];
  /** The end for "{both}": the heroes and what they sought. */
  readonly reunion: string;
  readonly heroName: string;
  /** Openings around "{idea}", an idea in this language: a whole sentence with its full stop. */
  readonly ownIdea: readonly string[];
  /** Lines about one hero. */
  readonly hero: readonly string[];
}
