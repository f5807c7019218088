import type { SubjectStory } from "../../subject-story.ts";
import { building } from "./building.ts";
import { cooking } from "./cooking.ts";
import { decorating } from "./decorating.ts";
import { forSomebody } from "./for-somebody.ts";
import { goneWrong } from "./gone-wrong.ts";
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
import { shopsAndCrafts } from "./shops-and-crafts.ts";
import { smallHabits } from "./small-habits.ts";
import { starting } from "./starting.ts";
import { togetherAndBargains } from "./together-and-bargains.ts";
import { turnedAndStoodIn } from "./turned-and-stood-in.ts";
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
  ...shopsAndCrafts,
  ...smallHabits,
  ...starting,
  ...togetherAndBargains,
  ...turnedAndStoodIn,
  ...goneWrong,
  ...forSomebody,
  ...unwantedThings,
];
