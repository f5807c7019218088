export type Gender = "he" | "she" | "it" | "they";

/** Whom a sentence is about: "i" tells it. */
export type Person = Gender | "theyf" | "i";

export interface Named {
  readonly name: string;
  readonly person: Person;
}
