import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { PromptPart } from "#contract/catalogue/placeholders.ts";

/** Helps somebody to fill in an order. May throw `ProviderBusy` or `ContentBlocked` with words for the user. */
export interface StoryAssistant {
  /** A fresh idea, another one for each seed. */
  idea(asked: {
    readonly storyType: string;
    readonly language: LanguageId;
    /** As in "21 November 2026": the season and its feasts may be in it. */
    readonly today: string;
    readonly seed: string;
  }): Promise<string>;
  /** A title for the beginning of a story. */
  title(asked: { readonly storyType: string; readonly language: LanguageId; readonly story: string }): Promise<string>;
  summary(asked: {
    readonly language: LanguageId;
    readonly story: string;
    /** What it may have at most. */
    readonly letters: number;
  }): Promise<string>;
  /** A system prompt changed as its owner wishes, with every placeholder still in it. */
  revise(asked: { readonly part: PromptPart; readonly prompt: string; readonly wish: string }): Promise<string>;
}

export interface HasAssistant {
  readonly assistant: StoryAssistant;
}
