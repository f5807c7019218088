import type { SubjectStory } from "../subject-story.ts";
import { animalsIndoors } from "./animals-indoors.ts";
import { bicyclesAndSnow } from "./bicycles-and-snow.ts";
import { braveLittleDays } from "./brave-little-days.ts";
import { cavesAndBoats } from "./caves-and-boats.ts";
import { daysGoneWrong } from "./days-gone-wrong.ts";
import { families } from "./families.ts";
import { familyDays } from "./family-days.ts";
import { farAndNearParents } from "./far-and-near-parents.ts";
import { finds } from "./finds.ts";
import { firstQuestions } from "./first-questions.ts";
import { firstTimes } from "./first-times.ts";
import { foundAnimals } from "./found-animals.ts";
import { gardensAndTreehouses } from "./gardens-and-treehouses.ts";
import { grandparents } from "./grandparents.ts";
import { hiccupsAndHoles } from "./hiccups-and-holes.ts";
import { kitchenDays } from "./kitchen-and-shelf.ts";
import { littleNoes } from "./little-noes.ts";
import { lostAndFound } from "./lost-and-found.ts";
import { lunchesAndLaces } from "./lunches-and-laces.ts";
import { messes } from "./messes.ts";
import { nearAndFar } from "./near-and-far.ts";
import { neighbours } from "./neighbours.ts";
import { nights } from "./nights.ts";
import { ownCorners } from "./own-corners.ts";
import { pets } from "./pets.ts";
import { pocketsAndPrams } from "./pockets-and-prams.ts";
import { powerCutsAndPipes } from "./power-cuts-and-pipes.ts";
import { raftsAndKites } from "./rafts-and-kites.ts";
import { recipes } from "./recipes.ts";
import { roomsAndStairs } from "./rooms-and-stairs.ts";
import { seaside } from "./seaside.ts";
import { siblings } from "./siblings.ts";
import { smallPlans } from "./small-plans.ts";
import { smallTroubles } from "./small-troubles.ts";
import { specialDays } from "./special-days.ts";
import { street } from "./street.ts";
import { waiting } from "./waiting.ts";
import { youngParents } from "./young-parents.ts";

/** Stories of children at home: grandparents, brothers and sisters, animals, holidays. */
export const storiesOfHome: readonly SubjectStory[] = [
  ...recipes,
  ...farAndNearParents,
  ...hiccupsAndHoles,
  ...daysGoneWrong,
  ...cavesAndBoats,
  ...pocketsAndPrams,
  ...firstQuestions,
  ...braveLittleDays,
  ...kitchenDays,
  ...ownCorners,
  ...animalsIndoors,
  ...lunchesAndLaces,
  ...powerCutsAndPipes,
  ...gardensAndTreehouses,
  ...finds,
  ...nearAndFar,
  ...firstTimes,
  ...specialDays,
  ...roomsAndStairs,
  ...bicyclesAndSnow,
  ...families,
  ...foundAnimals,
  ...grandparents,
  ...lostAndFound,
  ...neighbours,
  ...nights,
  ...pets,
  ...raftsAndKites,
  ...seaside,
  ...siblings,
  ...street,
  ...waiting,
  ...youngParents,
  ...messes,
  ...littleNoes,
  ...smallTroubles,
  ...smallPlans,
  ...familyDays,
];
