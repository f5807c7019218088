import type { SubjectStory } from "../../subject-story.ts";
import { building } from "./building.ts";
import { cooking } from "./cooking.ts";
import { decorating } from "./decorating.ts";
import { harvestAndRescue } from "./harvest-and-rescue.ts";
import { inventing } from "./inventing.ts";
import { makingPictures } from "./making-pictures.ts";
import { opening } from "./opening.ts";
import { organising } from "./organising.ts";
import { planting } from "./planting.ts";
import { repairing } from "./repairing.ts";
import { rivalsTogether } from "./rivals-together.ts";
import { savingPlaces } from "./saving-places.ts";
import { savingUp } from "./saving-up.ts";
import { smallHabits } from "./small-habits.ts";
import { starting } from "./starting.ts";
import { unwantedThings } from "./unwanted-things.ts";

/** Stories of what is made, grown, opened and saved. */
export const storiesOfMaking: readonly SubjectStory[] = [
  ...building,
  ...decorating,
  ...harvestAndRescue,
  ...inventing,
  ...cooking,
  ...makingPictures,
  ...opening,
  ...organising,
  ...planting,
  ...repairing,
  ...rivalsTogether,
  ...savingPlaces,
  ...savingUp,
  ...smallHabits,
  ...starting,
  ...unwantedThings,
];
