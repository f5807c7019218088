/** What somebody is to another: as whom a person with this word is drawn, or "friend", which shows neither age nor gender. */
export type Kin = "girl" | "boy" | "woman" | "man" | "grandma" | "grandpa" | "friend";

/**
 * Words around a name. In `words`, `<name>` and `<also>` are names, `<kin>` is a word of the table of kin, `<noun>` is
 * what somebody is, `<owner>` is only the parent or the master of who has the name, and `<w>` is any word.
 */
export interface NameFrame {
  readonly words: string;
  /** It begins right after the noun of somebody: of people and animals, or of anything. */
  readonly after?: "somebody" | "anything";
  /** The name is that of the first character or thing of the sentence: "a robot whom all call". */
  readonly isOfSubject?: boolean;
  /** Any word is a name here, though it is another word as well. */
  readonly isSure?: boolean;
  /** Only given names of the lists. */
  readonly isListed?: boolean;
  readonly gender?: "she" | "he";
  readonly kin?: Kin;
  /** Who is named is beside somebody else, who leads. */
  readonly isBeside?: boolean;
  /** Who is named only owns the hero. */
  readonly isOwner?: boolean;
  /** The name is in the genitive of Russian: "собака Ивана". */
  readonly isGenitive?: boolean;
}

/** How a language names people in short texts. */
export interface LanguageFrames {
  /** The pattern of a name, and of any word. */
  readonly name: string;
  readonly word: string;
  /** What stands before a match; a word's begin unless it says otherwise. */
  readonly begin?: string;
  readonly kin: Readonly<Record<Kin, string>>;
  /** What no name looks like, unless a list has it or the frame is sure. */
  readonly noName: RegExp;
  /** What no name is even where the frame is sure. */
  readonly never: RegExp;
  /** What names that no list has look like. */
  readonly shape?: RegExp;
  /** Given names that more often are other words: they are names only within frames. */
  readonly also: { readonly she: string; readonly he: string };
  readonly frames: readonly NameFrame[];
}
