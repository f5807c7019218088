import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { Plan, PlannedPicture } from "../story/story.ts";

export interface HasPictureReader {
  /** What the picture of a prompt shows: who of the film is in it, where it is, and the light. */
  readonly readPicture: (request: {
    readonly prompt: string;
    readonly language: LanguageId;
    readonly storyType: string;
    readonly plan: Pick<Plan, "title" | "cast" | "places">;
  }) => Promise<PlannedPicture>;
}
