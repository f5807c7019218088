import type { Language } from "../../languages/index.ts";
import type { KnownMember } from "../people/known-member.ts";
import { strictWords } from "./strict-words/strict-words.ts";

/** What is told: a story of this writer with its cast, or a pasted text. */
export interface ToldText {
  readonly text: string;
  readonly narrations: readonly string[];
  readonly language: Language;
  readonly known: readonly KnownMember[];
  readonly isWritten: boolean;
  readonly storyType: string | undefined;
  /** The idea that a written story is told from. */
  readonly idea?: string | undefined;
}

/** A pasted text in a language that has rules for it: only what it says to be so here and now is drawn. */
export const isReadStrictly = ({ isWritten, language }: Pick<ToldText, "isWritten" | "language">): boolean =>
  !isWritten && (language === "english" || strictWords(language) !== undefined);

/** What one picture shows of a scene. */
export interface Moment {
  readonly narration: string;
  /** How far the story is, from 0 to 1. */
  readonly progress: number;
  readonly opensScene: boolean;
  readonly opensParagraph: boolean;
  /** The first moment of the text. */
  readonly isOpening: boolean;
}

export interface ToldMoment extends Moment {
  /** What a pasted text says to be so, without the names of its cast. */
  readonly told: string;
  /** What it says of the cast: of a written story, only that goes to another place. */
  readonly ofCast: string;
}
