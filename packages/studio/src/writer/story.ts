import type { CastMember } from "../vocabulary.ts";
import type { PreviousStory } from "./sequel.ts";

/** What the writer is asked for. */
export interface Brief {
  readonly idea: string;
  readonly storyType: string;
  readonly language: string;
  readonly scenes: number;
  /** Seconds of speech wanted; the story comes within 8 percent of it. */
  readonly seconds: number;
  readonly seed: string;
  readonly audienceAge?: string;
  readonly narratorName?: string;
  /** A fixed character's name: the hero bears it. */
  readonly heroName?: string;
  /** A sequel: the same people, in what happens next. */
  readonly before?: PreviousStory;
}

export interface Story {
  readonly title: string;
  /** The text is the paragraphs, joined by blank lines. */
  readonly paragraphs: readonly string[];
  readonly cast: readonly CastMember[];
}

export const textOf = (story: Pick<Story, "paragraphs">): string => story.paragraphs.join("\n\n");
