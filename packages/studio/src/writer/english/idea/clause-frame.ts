/** A clause that is being read. */
export interface Frame {
  /** "soft": a participle that may also be a verb in the past: "a girl named Mia". */
  verb: "none" | "soft" | "yes";
  /** The form of its first verb: "she sings", "they sing", or neither. */
  form: "third" | "base" | "other";
  /** Whether its subject is several, or "I" or "you"; undefined if nothing shows it. */
  isPlural: boolean | undefined;
  hasSubject: boolean;
  /** The place of the noun of its subject. */
  subject: number | undefined;
  /** A word that is the verb of the clause if it has no other: "waves at". */
  candidate: number | undefined;
  /** The clause around it, which goes on when it ends. */
  readonly outer: Frame | undefined;
}

/** The nearest clause around that waits for its verb, or this one. */
export const openFrame = (frame: Frame): Frame => {
  for (let outer = frame.outer; outer; outer = outer.outer) if (outer.verb !== "yes" && outer.hasSubject) return outer;
  return frame;
};

/** The clause around one that has its verb. "who faints when he sees blood | becomes": for what is surely a verb, also one further out. */
export const clauseAround = (frame: Frame, isSure: boolean): Frame | undefined => {
  if (!isSure || frame.outer?.verb !== "yes") return frame.outer;
  const open = openFrame(frame);
  return open === frame ? frame.outer : open;
};

export const newFrame = (outer: Frame | undefined): Frame => ({
  verb: "none",
  form: "other",
  isPlural: undefined,
  hasSubject: false,
  subject: undefined,
  candidate: undefined,
  outer,
});

/** What was read last, without adverbs after a subject. */
export type Last = "start" | "det" | "noun" | "pron" | "verb" | "plain" | "prep" | "conj" | "to" | "modal" | "rest";

export interface MainClause {
  readonly verb: number;
  readonly subject?: number;
}
