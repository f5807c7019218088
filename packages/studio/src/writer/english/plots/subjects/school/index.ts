import type { SubjectStory } from "../subject-story.ts";
import { bestFriends } from "./best-friends.ts";
import { brains } from "./brains.ts";
import { bullies } from "./bullies.ts";
import { chessAndDance } from "./chess-and-dance.ts";
import { classPets } from "./class-pets.ts";
import { exams } from "./exams.ts";
import { firstLove } from "./first-love.ts";
import { footballers } from "./footballers.ts";
import { friendsAndClassmates } from "./friends-and-classmates.ts";
import { ghostsAndSecrets } from "./ghosts-and-secrets.ts";
import { kitesAndCarts } from "./kites-and-carts.ts";
import { lies } from "./lies.ts";
import { lunchAndLibrary } from "./lunch-and-library.ts";
import { newPupils } from "./new-pupils.ts";
import { races } from "./races.ts";
import { schoolDays } from "./school-days.ts";
import { schoolPlays } from "./school-plays.ts";
import { schoolTrips } from "./school-trips.ts";
import { stages } from "./stages.ts";
import { stuttersAndSpeeches } from "./stutters-and-speeches.ts";
import { talksAndFaults } from "./talks-and-faults.ts";
import { teens } from "./teens.ts";
import { teeth } from "./teeth.ts";
import { thrownTogether } from "./thrown-together.ts";

/** Stories of children at school, among friends, in contests and on stages. */
export const storiesOfSchool: readonly SubjectStory[] = [
  ...stuttersAndSpeeches,
  ...kitesAndCarts,
  ...lies,
  ...schoolPlays,
  ...chessAndDance,
  ...brains,
  ...stages,
  ...footballers,
  ...races,
  ...talksAndFaults,
  ...classPets,
  ...schoolTrips,
  ...thrownTogether,
  ...ghostsAndSecrets,
  ...schoolDays,
  ...friendsAndClassmates,
  ...firstLove,
  ...lunchAndLibrary,
  ...teens,
  ...exams,
  ...teeth,
  ...newPupils,
  ...bullies,
  ...bestFriends,
];
