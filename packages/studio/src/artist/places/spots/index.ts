import type { Spot } from "../../../vocabulary.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";

/** The spots that have a picture of their own. Without one, a spot is drawn as its place. */
export const spotSceneries: Readonly<Partial<Record<Spot, (set: PictureSet) => Scenery>>> = {};
