import type { CastMember } from "../vocabulary.ts";
import type { Outline } from "./outline/outline.ts";
import type { OwnCharacter } from "./own/own-character.ts";
import type { PreviousStory } from "./sequel.ts";

/** A request for a story. */
export interface Brief {
  readonly idea: string;
  readonly storyType: string;
  readonly language: string;
  readonly scenes: number;
  /** The requested duration of the speech; the story differs by at most 8 percent, or 15 if it adds nothing to the idea. */
  readonly seconds: number;
  readonly seed: string;
  readonly audienceAge?: string;
  readonly narratorName?: string;
  /** The hero's name, if the user gives one. */
  readonly heroName?: string;
  /** What the user says of the story beside the idea; the writer reads the rest in the idea. */
  readonly outline?: Outline;
  /** The user's own characters. All of them act in the story. */
  readonly characters?: readonly OwnCharacter[];
  /** For a sequel: the story that it continues. */
  readonly before?: PreviousStory;
}

export interface Story {
  readonly title: string;
  /** Blank lines join them to the text. */
  readonly paragraphs: readonly string[];
  readonly cast: readonly CastMember[];
}

export const textOf = (story: Pick<Story, "paragraphs">): string => story.paragraphs.join("\n\n");
