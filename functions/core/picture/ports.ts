import type { LayeredPicture } from "../media/ports.ts";
import type { CastMember, Place, Plan, PlannedScene } from "../story/story.ts";

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
    /** The ids of the characters who speak in the scene: their mouths may be drawn open too. */
    readonly speakers?: readonly string[] | undefined;
    /** The user's own pictures of characters in the scene. */
    readonly own?: readonly OwnPicture[] | undefined;
    /** Pictures that this one is drawn after. */
    readonly references?: readonly Reference[] | undefined;
    readonly model: string;
  }): Promise<LayeredPicture>;
  /**
   * A character or a place alone, as PNG; nothing where the illustrator draws the same face and place without. May throw
   * `ContentBlocked`.
   */
  drawSheet?(order: {
    readonly subject: SheetSubject;
    readonly style: string;
    /** The sheet of the film that this one continues, as PNG, where its style was another. */
    readonly before?: Uint8Array | undefined;
    readonly model: string;
  }): Promise<Uint8Array | undefined>;
}

/** The user's own picture of a character of the cast, as PNG. */
export interface OwnPicture {
  readonly id: string;
  readonly name: string;
  readonly png: Uint8Array;
}

/** Who or what a sheet shows. */
export type SheetSubject = ({ readonly of: "character" } & CastMember) | ({ readonly of: "place" } & Place);

/** A picture that another is drawn after: what somebody or a place looks like, or the style of the whole film. */
export interface Reference {
  readonly of: "character" | "place" | "style";
  readonly name: string;
  readonly png: Uint8Array;
}

export interface HasIllustrator {
  readonly illustrator: Illustrator;
}
