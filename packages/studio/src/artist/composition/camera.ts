import type { Random } from "../../random.ts";
import type { Ground, Shot } from "../../vocabulary.ts";
import { isIndoors } from "../props/props-for-place.ts";

/** The distance and height from which a scene is seen. */
export interface Camera {
  /** Zoom of the characters, and of the scenery behind them. 1 is a medium shot. */
  readonly figures: number;
  readonly scenery: number;
  /** Shares of the height: the horizon, and the lead's feet, which may be out of the picture. */
  readonly horizon: number;
  readonly feet: number;
}

/** The cameras of each shot. One is picked at random for each picture. */
const cameras: Readonly<Record<Shot, readonly Camera[]>> = {
  wide: [
    { figures: 0.74, scenery: 1, horizon: 0.585, feet: 0.8 },
    { figures: 0.58, scenery: 1, horizon: 0.62, feet: 0.8 },
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

/** Places with walls, water or stars all around have a fixed horizon. */
const level: ReadonlySet<Ground> = new Set([
  "space",
  "room",
  "spaceship",
  "laboratory",
  "cave",
  "underwater",
  "kitchen",
  "classroom",
  "shop",
  "train",
  "ship",
  "hall",
  "barn",
  "backdrop",
]);
/** Figures in a room are never as small as those in a wide land: there is too little to see around them. */
const SMALLEST_INDOORS = 0.8;
/** Places where the shore leaves less ground for figures. */
const shores: ReadonlySet<Ground> = new Set(["lake", "sea"]);

/** On a plain ground there is nothing to see from afar: a wide view shows its figures as a medium one does. */
export const cameraFor = (shot: Shot, place: Ground, portrait: boolean, R: Random): Camera => {
  const camera = R.pick(cameras[place === "backdrop" && shot === "wide" ? "medium" : shot]);
  const { scenery, horizon, feet } = camera;
  const figures = isIndoors(place) ? Math.max(camera.figures, SMALLEST_INDOORS) : camera.figures;
  const shore = shores.has(place);
  const seen = level.has(place) ? 0.585 : Math.min(shore ? 0.6 : 0.66, horizon + (portrait ? 0.015 : 0));
  // A portrait picture has height to fill, and players show buttons at its lower edge.
  return {
    figures: figures * (portrait ? 1.24 : 1),
    scenery,
    horizon: seen,
    feet: feet + (portrait ? -0.03 : 0) + (shore ? 0.03 : 0),
  };
};

/** The camera of a title picture: level, and near enough to recognise the lead. */
export const posterCamera = (portrait: boolean, bottom: boolean): Camera => ({
  figures: 1.25,
  scenery: 1,
  horizon: portrait ? 0.6 : 0.585,
  feet: bottom ? 0.72 : portrait ? 0.765 : 0.84,
});
