import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { Plan, PreviousStory, StoryDraft } from "./story.ts";

/** Writes stories, and plans the pictures of them. */
export interface StoryWriter {
  write(request: StoryRequest): Promise<StoryDraft>;
  /** Makes a pasted story fit: word for word where its speaking time is near enough, else abridged. */
  adapt(request: StoryRequest & { readonly text: string }): Promise<StoryDraft>;
  plan(request: StoryRequest & { readonly story: StoryDraft }): Promise<Plan>;
  /** The same narration in about so many seconds. */
  rescale(request: {
    readonly narration: string;
    readonly language: LanguageId;
    readonly seconds: number;
    readonly seed: string;
    readonly model: string;
  }): Promise<string>;
  describe(request: {
    readonly title: string;
    readonly text: string;
    readonly language: LanguageId;
    readonly storyType: string;
    readonly chapters: readonly { readonly title: string; readonly start: number }[];
    readonly model: string;
  }): Promise<Publishing>;
}

export interface StoryRequest {
  readonly idea: string;
  readonly storyType: string;
  readonly language: LanguageId;
  readonly scenes: number;
  /** Seconds of speech that fill the film. */
  readonly seconds: number;
  readonly seed: string;
  readonly audienceAge: string;
  readonly audienceGender: string;
  readonly audienceLocation: string;
  readonly thematicPurpose: string;
  readonly signaturePhrases: string;
  readonly searchKeywords: string;
  readonly narratorName: string;
  /** The leading character bears it. */
  readonly heroName?: string | undefined;
  /** 0 to 1, for models that take it. */
  readonly temperature: number;
  /** The user's own system prompts, filled in: how the story is to be told, and how it is cut into pictures. */
  readonly wishes: { readonly writing: string; readonly structure: string };
  /** Who writes it: the model that the task was begun with. */
  readonly model: string;
  /** A sequel tells what happens next, to the same people. */
  readonly sequelOf?: PreviousStory | undefined;
}

/** What a film is shared with. */
export interface Publishing {
  readonly title: string;
  readonly description: string;
  readonly hashtags: readonly string[];
}

export interface HasStoryWriter {
  readonly writer: StoryWriter;
}
