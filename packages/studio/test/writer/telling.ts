import type { CastMember } from "../../src/vocabulary.ts";
import { write } from "../../src/writer/index.ts";
import { isNewcomer } from "../../src/writer/people/newcomer.ts";

export const storyTypes = ["fairytale_story", "adventure_story", "sci_fi_story", "comics_story", "poetry_story"];

/** A story of ten minutes, so that many of the writer's lines are in it. */
export const tellOf = (idea: string, storyType: string, seed: string): string =>
  write({ idea, storyType, language: "english", scenes: 25, seconds: 560, seed }).paragraphs.join("\n\n");

/** Those of a cast whom the idea itself brings in. */
export const ofIdea = (cast: readonly CastMember[]): CastMember[] => cast.filter((member) => !isNewcomer(member));
