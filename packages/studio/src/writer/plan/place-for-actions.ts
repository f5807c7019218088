import type { Action, Place } from "../../vocabulary.ts";

const waters: ReadonlySet<Place> = new Set<Place>(["sea", "lake", "underwater"]);
const rooms: ReadonlySet<Place> = new Set<Place>(["room", "kitchen", "classroom", "shop", "hall", "barn"]);
const outdoorActions: ReadonlySet<Action> = new Set<Action>(["dig", "plant", "ride"]);
const outdoorThings = /tree|roof|house|hut|rock|wall|tower|lighthouse|fence/;

interface Acting {
  readonly action: Action;
  readonly holds?: string;
}

/** The place with actions in mind: who swims or rows is on water, who digs or climbs a tree is outdoors. */
export const placeForActions = (acting: readonly Acting[], place: Place, outdoors: Place = "meadow"): Place => {
  const isAfloat = acting.some(({ action }) => action === "swim" || action === "row");
  if (isAfloat && !waters.has(place) && place !== "space") return place === "ship" ? "sea" : "lake";
  if (place === "train" && acting.some(({ action }) => action === "ride")) return "city";
  if (!rooms.has(place)) return place;
  const isOutdoors = acting.some(
    ({ action, holds = "" }) => outdoorActions.has(action) || (action === "climb" && outdoorThings.test(holds)),
  );
  return isOutdoors ? outdoors : place;
};
