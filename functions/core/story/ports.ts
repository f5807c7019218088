import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { Outline } from "#contract/order/outline.ts";
import type { OwnCharacter } from "#contract/order/own-characters.ts";
import type { Translation } from "./source-film.ts";
import type { Plan, PreviousStory, StoryDraft } from "./story.ts";
import type { TitledText } from "./titled-text.ts";

/** Writes stories and plans their pictures. */
export interface StoryWriter {
  write(request: StoryRequest): Promise<StoryDraft>;
  /** Adapts a user's full story: word for word if its speaking time fits the film, else abridged. */
  adapt(request: StoryRequest & TitledText): Promise<StoryDraft>;
  /** The ordered number of scenes; fewer only for a user's own story that is read word for word and is short. */
  plan(request: StoryRequest & { readonly story: StoryDraft }): Promise<Plan>;
  /** Rewrites a narration to last about so many seconds. */
  rescale(request: {
    readonly narration: string;
    readonly language: LanguageId;
    readonly seconds: number;
    readonly seed: string;
    readonly heroName?: string | undefined;
    /** What the story had to say word for word, where the narration says it. */
    readonly signaturePhrases?: string | undefined;
    readonly model: string;
  }): Promise<string>;
  /** The words of a film in another language. A writer without it cannot translate. */
  translate?(request: TranslationRequest): Promise<Translation>;
  describe(request: {
    readonly title: string;
    readonly text: string;
    readonly language: LanguageId;
    readonly storyType: string;
    readonly heroName?: string | undefined;
    readonly audienceAge?: string | undefined;
    /** The subject of the user's video channel. */
    readonly channel?: string | undefined;
    readonly searchKeywords?: string | undefined;
    readonly chapters: readonly { readonly title: string; readonly start: number }[];
    readonly model: string;
  }): Promise<Publishing>;
}

export interface TranslationRequest {
  readonly title: string;
  readonly cast: readonly { readonly id: string; readonly name: string }[];
  readonly scenes: readonly {
    readonly number: number;
    readonly title: string;
    readonly narration: string;
    /** What the picture shows. */
    readonly description?: string | undefined;
  }[];
  readonly from: LanguageId;
  readonly language: LanguageId;
  readonly storyType: string;
  readonly audienceAge: string;
  readonly model: string;
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
  /** The name of the main character. */
  readonly heroName?: string | undefined;
  /** What the user confirmed or changed of the story's outline. */
  readonly outline?: Outline | undefined;
  /** The characters that the user brings. All of them act in the story. */
  readonly characters?: readonly Pick<OwnCharacter, "name" | "kind" | "look">[] | undefined;
  /** The characters speak in voices of their own: the story says of each line whose it is. */
  readonly hasCharacterVoices?: true;
  /** 0 to 1, for models that support it. Without it, the model's default. */
  readonly temperature?: number | undefined;
  /** The idea is about facts, which the built-in writer would make up. */
  readonly needsFacts?: true;
  /** The user's system prompts with placeholders filled in: for the story, and for its division into scenes. */
  readonly wishes: { readonly writing: string; readonly structure: string };
  /** The model that the task was started with. */
  readonly model: string;
  /** Set for a sequel, which continues the story of the same characters. */
  readonly sequelOf?: PreviousStory | undefined;
}

/** Title, description and hashtags for sharing a film. */
export interface Publishing {
  readonly title: string;
  readonly description: string;
  readonly hashtags: readonly string[];
}

export interface HasStoryWriter {
  readonly writer: StoryWriter;
}
