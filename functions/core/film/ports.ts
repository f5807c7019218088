import type { Mood } from "../story/story.ts";

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
