import type { Person } from "./named.ts";

/** How sentences agree with the hero. */
export interface Agreement {
  /** By gap, the forms for he, she, it, they, they (all women) and I. */
  readonly pronouns: Readonly<Record<string, readonly [string, string, string, string, string, string]>>;
  /** The plural of a verb form that stands with "he". */
  readonly plural: (verb: string) => string;
  /** A verb form that stands with "he" as it stands with the hero, before or after its name; else `plural` alone counts. */
  readonly agreedVerb?: (
    verb: string,
    hero: { readonly person: Person; readonly name: string },
    isAfterHero: boolean,
  ) => string;
  /** The endings of "@" for he, she, it, they and they (all women). */
  readonly endings?: readonly [string, string, string, string, string];
  /** Further forms of the idea's words, by gap: the oblique form of "{hero}". */
  readonly formsOf?: (words: Readonly<Record<string, string | undefined>>) => Readonly<Record<string, string>>;
  /** The words at the start of an action that its later mentions leave out: "on Mars" of "on Mars build a garden". */
  readonly leftOut?: (action: string) => string;
  /** Words of lines that speak to one person: heroes in the plural are not spoken to like this. */
  readonly singularAddress?: RegExp;
  /** Elisions and contractions. */
  readonly polish?: (text: string) => string;
}
