import type { SubjectStory } from "../subject-story.ts";
import { animalDoings } from "./animal-doings.ts";
import { animalsAtWork } from "./animals-at-work.ts";
import { broomsAndWishes } from "./brooms-and-wishes.ts";
import { byNight } from "./by-night.ts";
import { caredFor } from "./cared-for.ts";
import { dragons } from "./dragons.ts";
import { farFromTheirKind } from "./far-from-their-kind.ts";
import { farWalks } from "./far-walks.ts";
import { hatsAndShoes } from "./hats-and-shoes.ts";
import { helped } from "./helped.ts";
import { housesAndShores } from "./houses-and-shores.ts";
import { knownWishes } from "./known-wishes.ts";
import { magicFolk } from "./magic-folk.ts";
import { moreDragons } from "./more-dragons.ts";
import { needsAndHelpers } from "./needs-and-helpers.ts";
import { nightAndStraw } from "./night-and-straw.ts";
import { notAsTheyShould } from "./not-as-they-should.ts";
import { oddEggsAndFriends } from "./odd-eggs-and-friends.ts";
import { oddOnes } from "./odd-ones.ts";
import { pirates } from "./pirates.ts";
import { putRight } from "./put-right.ts";
import { racesAndTraps } from "./races-and-traps.ts";
import { royals } from "./royals.ts";
import { sea } from "./sea.ts";
import { seaAndSkyWishes } from "./sea-and-sky-wishes.ts";
import { sheltersAndFriends } from "./shelters-and-friends.ts";
import { smallHeroes } from "./small-heroes.ts";
import { snow } from "./snow.ts";
import { tiredAndTempted } from "./tired-and-tempted.ts";
import { unlikeFriends } from "./unlike-friends.ts";
import { unlikelyCallings } from "./unlikely-callings.ts";
import { unlikelyErrands } from "./unlikely-errands.ts";
import { waysHome } from "./ways-home.ts";
import { wingsAndWishes } from "./wings-and-wishes.ts";
import { wishesOfTheFarm } from "./wishes-of-the-farm.ts";
import { witches } from "./witches.ts";

/** Stories of animals that speak, dragons, princesses, witches and pirates. */
export const storiesOfTales: readonly SubjectStory[] = [
  ...caredFor,
  ...nightAndStraw,
  ...unlikelyCallings,
  ...needsAndHelpers,
  ...seaAndSkyWishes,
  ...farFromTheirKind,
  ...wishesOfTheFarm,
  ...notAsTheyShould,
  ...animalsAtWork,
  ...racesAndTraps,
  ...unlikelyErrands,
  ...broomsAndWishes,
  ...housesAndShores,
  ...putRight,
  ...waysHome,
  ...wingsAndWishes,
  ...tiredAndTempted,
  ...oddEggsAndFriends,
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
