import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { PromptPart } from "#contract/catalogue/placeholders.ts";

/** Helps a user to fill in an order. May throw `ProviderBusy`, `UnusableAnswer` or `ContentBlocked` with a message for the user. */
export interface StoryAssistant {
  /** A new story idea; each seed gives another one. */
  idea(asked: {
    readonly storyType: string;
    readonly language: LanguageId;
    /** Such as "21 November 2026", so that an idea may refer to the season and its feasts. */
    readonly today: string;
    readonly seed: string;
  }): Promise<string>;
  /** A title for the beginning of a story. */
  title(asked: { readonly storyType: string; readonly language: LanguageId; readonly story: string }): Promise<string>;
  summary(asked: {
    readonly language: LanguageId;
    readonly story: string;
    /** Maximum number of letters. */
    readonly letters: number;
  }): Promise<string>;
  /** The system prompt changed by the owner's wish, with all its placeholders. */
  revise(asked: { readonly part: PromptPart; readonly prompt: string; readonly wish: string }): Promise<string>;
}

export interface HasAssistant {
  readonly assistant: StoryAssistant;
}
