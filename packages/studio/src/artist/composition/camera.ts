import type { Place, Shot } from "../../vocabulary.ts";
import type { Random } from "../shapes/random.ts";

/** From how near and from how high a scene is seen. */
export interface Camera {
  /** How much nearer than in a picture of middle distance: the characters, and what is behind them. */
  readonly figures: number;
  readonly scenery: number;
  /** Of the height: where the land ends, and where the leading character's feet are, which may be out of the picture. */
  readonly horizon: number;
  readonly feet: number;
}

/** Level, from afar, from above, from below: chance takes one for each picture. */
const cameras: Readonly<Record<Shot, readonly Camera[]>> = {
  wide: [
    { figures: 0.74, scenery: 1, horizon: 0.585, feet: 0.8 },
    { figures: 0.5, scenery: 1, horizon: 0.62, feet: 0.8 },
    { figures: 0.62, scenery: 1, horizon: 0.42, feet: 0.76 },
    { figures: 0.86, scenery: 1, horizon: 0.66, feet: 0.86 },
  ],
  medium: [
    { figures: 1, scenery: 1, horizon: 0.585, feet: 0.8 },
    { figures: 1.42, scenery: 1.12, horizon: 0.585, feet: 0.8 },
    { figures: 1.2, scenery: 1, horizon: 0.655, feet: 0.88 },
    { figures: 0.95, scenery: 1, horizon: 0.46, feet: 0.82 },
  ],
  close: [
    { figures: 2.2, scenery: 1.35, horizon: 0.585, feet: 1.18 },
    { figures: 1.75, scenery: 1.25, horizon: 0.585, feet: 0.8 },
    { figures: 2.7, scenery: 1.5, horizon: 0.56, feet: 1.36 },
  ],
  "over-the-shoulder": [
    { figures: 0.92, scenery: 1.08, horizon: 0.585, feet: 0.8 },
    { figures: 1.15, scenery: 1.15, horizon: 0.5, feet: 0.84 },
  ],
};

/** Walls, water and stars do not tilt: those places are seen from a level. */
const level: ReadonlySet<Place> = new Set(["space", "room", "spaceship", "laboratory", "cave", "underwater"]);
/** Where the shore leaves less ground to stand on. */
const shores: ReadonlySet<Place> = new Set(["lake", "sea"]);

export const cameraFor = (shot: Shot, place: Place, portrait: boolean, R: Random): Camera => {
  const { figures, scenery, horizon, feet } = R.pick(cameras[shot]);
  const shore = shores.has(place);
  const seen = level.has(place) ? 0.585 : Math.min(shore ? 0.6 : 0.66, horizon + (portrait ? 0.015 : 0));
  // An upright picture has height to fill, and buttons over its foot.
  return {
    figures: figures * (portrait ? 1.24 : 1),
    scenery,
    horizon: seen,
    feet: feet + (portrait ? -0.03 : 0) + (shore ? 0.03 : 0),
  };
};

/** A picture with a title on it is seen from a level, near enough to know who it is about. */
export const posterCamera = (portrait: boolean, bottom: boolean): Camera => ({
  figures: 1.25,
  scenery: 1,
  horizon: portrait ? 0.6 : 0.585,
  feet: bottom ? 0.72 : portrait ? 0.765 : 0.84,
});
