import { framesPerSecond } from "../media/film-format.ts";
import type { Caption, Chapter, FilmSize } from "../media/ports.ts";

/** A film as material for a video editor. Paths are those in the ZIP file; frames are those of the film. */
export interface EditorProject {
  readonly name: string;
  /** BCP 47 */
  readonly language: string;
  readonly size: FilmSize;
  readonly scenes: readonly EditorScene[];
  readonly music: string | undefined;
  readonly chapters: readonly Chapter[];
  /** In seconds of the film. */
  readonly captions: readonly Pick<Caption, "start" | "end" | "lines">[];
}

export interface EditorScene {
  readonly title: string;
  readonly firstFrame: number;
  readonly frames: number;
  /** The rendered scene, without sound. */
  readonly video: string;
  readonly picture: string | undefined;
  readonly voice: string;
  readonly voiceSeconds: number;
  /** Seconds from the start of the scene to its narration. */
  readonly lead: number;
}

export const toFrames = (seconds: number): number => Math.round(seconds * framesPerSecond);

export const filmFrames = ({ scenes }: EditorProject): number => scenes.reduce((sum, { frames }) => sum + frames, 0);

/** Where a narration starts in its scene, and how long it is, in frames: it never lasts longer than the scene. */
export const voiceFrames = ({ lead, voiceSeconds, frames }: EditorScene): { at: number; frames: number } => {
  const at = toFrames(lead);
  return { at, frames: Math.max(1, Math.min(Math.floor(voiceSeconds * framesPerSecond), frames - at)) };
};
