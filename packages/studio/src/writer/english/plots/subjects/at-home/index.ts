import type { SubjectStory } from "../subject-story.ts";
import { bicyclesAndSnow } from "./bicycles-and-snow.ts";
import { families } from "./families.ts";
import { finds } from "./finds.ts";
import { firstTimes } from "./first-times.ts";
import { foundAnimals } from "./found-animals.ts";
import { gardensAndTreehouses } from "./gardens-and-treehouses.ts";
import { grandparents } from "./grandparents.ts";
import { lostAndFound } from "./lost-and-found.ts";
import { nearAndFar } from "./near-and-far.ts";
import { neighbours } from "./neighbours.ts";
import { nights } from "./nights.ts";
import { pets } from "./pets.ts";
import { raftsAndKites } from "./rafts-and-kites.ts";
import { recipes } from "./recipes.ts";
import { roomsAndStairs } from "./rooms-and-stairs.ts";
import { seaside } from "./seaside.ts";
import { siblings } from "./siblings.ts";
import { specialDays } from "./special-days.ts";
import { street } from "./street.ts";
import { waiting } from "./waiting.ts";

/** Stories of children at home: grandparents, brothers and sisters, animals, holidays. */
export const storiesOfHome: readonly SubjectStory[] = [
  ...recipes,
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
];
