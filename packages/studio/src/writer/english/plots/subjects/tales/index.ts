import type { SubjectStory } from "../subject-story.ts";
import { animalDoings } from "./animal-doings.ts";
import { byNight } from "./by-night.ts";
import { dragons } from "./dragons.ts";
import { farWalks } from "./far-walks.ts";
import { hatsAndShoes } from "./hats-and-shoes.ts";
import { helped } from "./helped.ts";
import { knownWishes } from "./known-wishes.ts";
import { magicFolk } from "./magic-folk.ts";
import { moreDragons } from "./more-dragons.ts";
import { oddOnes } from "./odd-ones.ts";
import { pirates } from "./pirates.ts";
import { royals } from "./royals.ts";
import { sea } from "./sea.ts";
import { sheltersAndFriends } from "./shelters-and-friends.ts";
import { smallHeroes } from "./small-heroes.ts";
import { snow } from "./snow.ts";
import { unlikeFriends } from "./unlike-friends.ts";
import { witches } from "./witches.ts";

/** Stories of animals that speak, dragons, princesses, witches and pirates. */
export const storiesOfTales: readonly SubjectStory[] = [
  ...dragons,
  ...moreDragons,
  ...hatsAndShoes,
  ...knownWishes,
  ...sheltersAndFriends,
  ...royals,
  ...witches,
  ...magicFolk,
  ...pirates,
  ...sea,
  ...snow,
  ...farWalks,
  ...unlikeFriends,
  ...oddOnes,
  ...byNight,
  ...animalDoings,
  ...helped,
  ...smallHeroes,
];
