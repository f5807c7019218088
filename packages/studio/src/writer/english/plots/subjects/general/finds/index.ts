import type { SubjectStory } from "../../subject-story.ts";
import { animalsTakenIn } from "./animals-taken-in.ts";
import { badConsciences } from "./bad-consciences.ts";
import { chasedThings } from "./chased-things.ts";
import { collectors } from "./collectors.ts";
import { daysTurnedRound } from "./days-turned-round.ts";
import { deliveries } from "./deliveries.ts";
import { faithful } from "./faithful.ts";
import { familyTurns } from "./family-turns.ts";
import { foundAndReturned } from "./found-and-returned.ts";
import { heirlooms } from "./heirlooms.ts";
import { lettersThatCome } from "./letters-that-come.ts";
import { lettersThatGo } from "./letters-that-go.ts";
import { lostAndHome } from "./lost-and-home.ts";
import { lostThings } from "./lost-things.ts";
import { mapsAndClues } from "./maps-and-clues.ts";
import { onlyOne } from "./only-one.ts";
import { petsAtLarge } from "./pets-at-large.ts";
import { placesDiscovered } from "./places-discovered.ts";
import { promisedAndShared } from "./promised-and-shared.ts";
import { promises } from "./promises.ts";
import { runaways } from "./runaways.ts";
import { searchedFor } from "./searched-for.ts";
import { secretVisits } from "./secret-visits.ts";
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
  ...secretVisits,
  ...badConsciences,
  ...onlyOne,
  ...familyTurns,
  ...faithful,
  ...petsAtLarge,
  ...daysTurnedRound,
  ...promisedAndShared,
];
