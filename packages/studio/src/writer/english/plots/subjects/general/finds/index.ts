import type { SubjectStory } from "../../subject-story.ts";
import { animalsTakenIn } from "./animals-taken-in.ts";
import { chasedThings } from "./chased-things.ts";
import { collectors } from "./collectors.ts";
import { deliveries } from "./deliveries.ts";
import { foundAndReturned } from "./found-and-returned.ts";
import { heirlooms } from "./heirlooms.ts";
import { lettersThatCome } from "./letters-that-come.ts";
import { lettersThatGo } from "./letters-that-go.ts";
import { lostAndHome } from "./lost-and-home.ts";
import { lostThings } from "./lost-things.ts";
import { mapsAndClues } from "./maps-and-clues.ts";
import { placesDiscovered } from "./places-discovered.ts";
import { promises } from "./promises.ts";
import { runaways } from "./runaways.ts";
import { searchedFor } from "./searched-for.ts";
import { stolenThings } from "./stolen-things.ts";
import { wrongBags } from "./wrong-bags.ts";

/** Stories of what is lost, found, sought and delivered. */
export const storiesOfFinds: readonly SubjectStory[] = [
  ...animalsTakenIn,
  ...chasedThings,
  ...collectors,
  ...deliveries,
  ...foundAndReturned,
  ...heirlooms,
  ...lettersThatCome,
  ...lettersThatGo,
  ...lostAndHome,
  ...lostThings,
  ...mapsAndClues,
  ...placesDiscovered,
  ...promises,
  ...runaways,
  ...searchedFor,
  ...stolenThings,
  ...wrongBags,
];
