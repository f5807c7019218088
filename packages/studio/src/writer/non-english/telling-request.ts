import { type NonEnglish, sentenceSpace } from "../../languages/index.ts";
import type { Random } from "../random.ts";
import type { Brief } from "../story.ts";
import type { LineKind } from "./line-picker.ts";
import type { OutlinedParts } from "./outlined-parts.ts";
import type { Subject } from "./subject.ts";

/** What is known of a story that is to be told in another language than English. */
export interface TellingRequest {
  readonly brief: Brief;
  /** The idea, or that of the story before. */
  readonly idea: string;
  readonly language: NonEnglish;
  /** The idea is in the story's language. */
  readonly isOwn: boolean;
  readonly subject: Subject;
  /** The subject with the idea's own words. */
  readonly told: Subject;
  readonly outlined: OutlinedParts;
  /** The idea's sentences after those that open the story. */
  readonly later: readonly string[];
  /** The idea's sentence about the end. */
  readonly ending: string | undefined;
  readonly random: Random;
  readonly pickLine: (kind: LineKind) => string | undefined;
}

export const joinSentences = (parts: readonly (string | undefined)[], language: NonEnglish): string =>
  parts.filter((part) => part !== undefined).join(sentenceSpace(language));

/** The idea's later sentences at even distances among the paragraphs, each before the paragraph that follows. */
export const spread = (later: readonly string[], middle: readonly string[]): string[] => {
  const placed = [...middle];
  later.forEach((sentence, at) => {
    placed.splice(Math.round(((at + 1) * middle.length) / (later.length + 1)) + at, 0, sentence);
  });
  return placed;
};

/** The name that a story says its hero has; undefined where the idea itself says it. */
export const nameFor = ({ brief, outlined, subject }: TellingRequest): string | undefined =>
  brief.heroName || (outlined.hero ? undefined : subject.name);
