import { backdrop } from "../../vocabulary.ts";
import { asserted } from "./asserted.ts";
import { leaves } from "./changes-of-scene.ts";
import { showsOther } from "./likely-places/evidence.ts";
import type { MomentPicture } from "./picture-of-moments.ts";
import { isAtUndrawn, saysWhere } from "./place-certainty.ts";

interface PlannedMoment {
  readonly moment: string;
  readonly picture: MomentPicture;
}

/**
 * The moments of the scenes of a text, in which those without a place have the place that the things of the next ones show: "She asked
 * for a bed. … Hanna made it beside the stove". Where somebody goes in between, they were somewhere else.
 */
export const withPlacesShownLater = (scenes: readonly (readonly PlannedMoment[])[]): readonly PlannedMoment[][] => {
  let next: MomentPicture | undefined;
  let reach = 0;
  const before = (one: PlannedMoment): PlannedMoment => {
    const { picture } = one;
    const here = asserted(one.moment, "english");
    const isNowhere = picture.place === backdrop && !isAtUndrawn(here) && !leaves(here, "english");
    const isOpen =
      isNowhere &&
      next !== undefined &&
      !next.isElsewhere &&
      reach < MAX_REACH &&
      !showsOther(one.moment, next.place, next.spot);
    const { place, spot } = isOpen && next ? next : picture;
    reach = isOpen ? reach + 1 : 0;
    const shown = { ...picture, place, ...(spot ? { spot } : {}) };
    // "In the cave it was cold": they have come there. In the open there are many places.
    const isShown = spot !== undefined || place === "room";
    next = isShown && !saysWhere(here, "english") ? shown : undefined;
    return isOpen ? { ...one, picture: shown } : one;
  };
  return scenes
    .toReversed()
    .map((moments) => moments.toReversed().map(before).toReversed())
    .toReversed();
};

/** How many moments before it a place is shown. */
const MAX_REACH = 4;
