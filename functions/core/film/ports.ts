import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { Speech } from "../narration/ports.ts";
import type { CastMember, Mood, PlannedPicture } from "../story/story.ts";

export interface Composer {
  /** Writes a stereo sound file with music for a sequence of moods. */
  compose(
    order: { readonly sections: readonly { readonly mood: Mood; readonly seconds: number }[]; readonly seed: string },
    path: string,
  ): Promise<void>;
}

export interface HasComposer {
  readonly composer: Composer;
}

/** Says what pictures show, for people who do not see them. It costs nothing. */
export interface SceneDescriber {
  /** What a picture shows, in sentences of the language. */
  describe(of: {
    readonly picture: PlannedPicture;
    readonly cast: readonly CastMember[];
    readonly language: LanguageId;
    /** The pictures before it in the film: what they have shown is not introduced again. */
    readonly before: readonly PlannedPicture[];
  }): string;
  speak(request: { readonly text: string; readonly language: LanguageId; readonly voice: string }): Promise<Speech>;
}

export interface HasSceneDescriber {
  readonly describer: SceneDescriber;
}
