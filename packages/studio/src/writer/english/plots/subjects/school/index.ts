import type { SubjectStory } from "../subject-story.ts";
import { batonsAndCrossings } from "./batons-and-crossings.ts";
import { benchesAndGlasses } from "./benches-and-glasses.ts";
import { bestFriends } from "./best-friends.ts";
import { brains } from "./brains.ts";
import { bullies } from "./bullies.ts";
import { chessAndDance } from "./chess-and-dance.ts";
import { classGardens } from "./class-gardens.ts";
import { classPets } from "./class-pets.ts";
import { copiesAndRivals } from "./copies-and-rivals.ts";
import { exams } from "./exams.ts";
import { fastsAndForts } from "./fasts-and-forts.ts";
import { firstLove } from "./first-love.ts";
import { footballers } from "./footballers.ts";
import { friendsAndClassmates } from "./friends-and-classmates.ts";
import { ghostsAndSecrets } from "./ghosts-and-secrets.ts";
import { hiddenKittens } from "./hidden-kittens.ts";
import { hiddenNotebooks } from "./hidden-notebooks.ts";
import { homeAlone } from "./home-alone.ts";
import { hurtFoxes } from "./hurt-foxes.ts";
import { kitesAndCarts } from "./kites-and-carts.ts";
import { laughedAt } from "./laughed-at.ts";
import { lies } from "./lies.ts";
import { lostTeachers } from "./lost-teachers.ts";
import { lunchAndLibrary } from "./lunch-and-library.ts";
import { newPupils } from "./new-pupils.ts";
import { newcomersAndTeams } from "./newcomers-and-teams.ts";
import { oddTeachers } from "./odd-teachers.ts";
import { onTheField } from "./on-the-field.ts";
import { quizzesAndPoems } from "./quizzes-and-poems.ts";
import { races } from "./races.ts";
import { schoolDays } from "./school-days.ts";
import { schoolPlays } from "./school-plays.ts";
import { schoolTrips } from "./school-trips.ts";
import { stages } from "./stages.ts";
import { stuttersAndSpeeches } from "./stutters-and-speeches.ts";
import { swappedDays } from "./swapped-days.ts";
import { talksAndFaults } from "./talks-and-faults.ts";
import { teens } from "./teens.ts";
import { teensAndFame } from "./teens-and-fame.ts";
import { teeth } from "./teeth.ts";
import { thrownTogether } from "./thrown-together.ts";
import { voicesAndBaldHeads } from "./voices-and-bald-heads.ts";
import { windowsAndParties } from "./windows-and-parties.ts";

/** Stories of children at school, among friends, in contests and on stages. */
export const storiesOfSchool: readonly SubjectStory[] = [
  ...swappedDays,
  ...homeAlone,
  ...hurtFoxes,
  ...quizzesAndPoems,
  ...fastsAndForts,
  ...oddTeachers,
  ...benchesAndGlasses,
  ...hiddenNotebooks,
  ...laughedAt,
  ...hiddenKittens,
  ...lostTeachers,
  ...onTheField,
  ...windowsAndParties,
  ...voicesAndBaldHeads,
  ...copiesAndRivals,
  ...classGardens,
  ...teensAndFame,
  ...newcomersAndTeams,
  ...batonsAndCrossings,
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
