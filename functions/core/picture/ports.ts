import type { LayeredPicture } from "../media/ports.ts";
import type { Plan, PlannedScene } from "../story/story.ts";

export interface Illustrator {
  /** May throw `ContentBlocked`; `softness` 0 to 2 asks for a milder picture each time. */
  draw(order: {
    readonly scene: PlannedScene;
    readonly plan: Plan;
    readonly style: string;
    readonly width: number;
    readonly height: number;
    readonly seed: string;
    readonly storySeed: string;
    readonly softness: number;
    /** The user's own picture of the leading character, as PNG. */
    readonly hero?: Uint8Array | undefined;
    /** Sheets of the characters in the scene, as references. */
    readonly sheets?: readonly CharacterSheet[] | undefined;
    readonly model: string;
  }): Promise<LayeredPicture>;
  /** A character alone, as PNG; nothing where the illustrator draws the same face without. May throw `ContentBlocked`. */
  drawSheet?(order: {
    readonly member: Plan["cast"][number];
    readonly style: string;
    readonly model: string;
  }): Promise<Uint8Array | undefined>;
}

/** What a character looks like in every picture. */
export interface CharacterSheet {
  readonly name: string;
  readonly png: Uint8Array;
}

export interface HasIllustrator {
  readonly illustrator: Illustrator;
}
