import type { ClauseScene } from "../clause-scene.ts";
import { animalBonds } from "./animal-bonds.ts";
import { animalFamilies } from "./animal-families.ts";
import { animalWays } from "./animal-ways.ts";
import { animalsAndPeople } from "./animals-and-people.ts";
import { animalsAstray } from "./animals-astray.ts";
import { asOneIs } from "./as-one-is.ts";
import { beingDifferent } from "./being-different.ts";
import { bonds } from "./bonds.ts";
import { broughtToLife } from "./brought-to-life.ts";
import { carriedAway } from "./carried-away.ts";
import { chanceMeetings } from "./chance-meetings.ts";
import { children } from "./children.ts";
import { company } from "./company.ts";
import { doings } from "./doings.ts";
import { doorsAndMaps } from "./doors-and-maps.ts";
import { dreamsOfAdventure } from "./dreams-of-adventure.ts";
import { everydayTurns } from "./everyday-turns.ts";
import { familyChanges } from "./family-changes.ts";
import { familyDays } from "./family-days.ts";
import { farFromHome } from "./far-from-home.ts";
import { farmAndBirds } from "./farm-and-birds.ts";
import { feastsAndTales } from "./feasts-and-tales.ts";
import { firstTimes } from "./first-times.ts";
import { friendsAndParting } from "./friends-and-parting.ts";
import { goneAndBack } from "./gone-and-back.ts";
import { grownUpTrials } from "./grown-up-trials.ts";
import { guestsAndStandIns } from "./guests-and-stand-ins.ts";
import { helpedAndDared } from "./helped-and-dared.ts";
import { hiddenFinds } from "./hidden-finds.ts";
import { homeTroubles } from "./home-troubles.ts";
import { inTheWild } from "./in-the-wild.ts";
import { journeys } from "./journeys.ts";
import { kinAndFeasts } from "./kin-and-feasts.ts";
import { kindnessAndMistakes } from "./kindness-and-mistakes.ts";
import { lateInLife } from "./late-in-life.ts";
import { learnedAndShared } from "./learned-and-shared.ts";
import { lettersAndCalls } from "./letters-and-calls.ts";
import { livingMachines } from "./living-machines.ts";
import { lonelyHabits } from "./lonely-habits.ts";
import { longedFor } from "./longed-for.ts";
import { longings } from "./longings.ts";
import { longingsOfChildren } from "./longings-of-children.ts";
import { lossAndLove } from "./loss-and-love.ts";
import { lossesAndMischief } from "./losses-and-mischief.ts";
import { lostAndFoundParts } from "./lost-and-found-parts.ts";
import { madeUpAgain } from "./made-up-again.ts";
import { magicDays } from "./magic-days.ts";
import { magicFolk } from "./magic-folk.ts";
import { mishaps } from "./mishaps.ts";
import { moreDoings } from "./more-doings.ts";
import { neighbourhood } from "./neighbourhood.ts";
import { oddDays } from "./odd-days.ts";
import { oddFamilies } from "./odd-families.ts";
import { oddPlaces } from "./odd-places.ts";
import { ofToday } from "./of-today.ts";
import { outAndBack } from "./out-and-back.ts";
import { peaceAndDuty } from "./peace-and-duty.ts";
import { petsAtHome } from "./pets-at-home.ts";
import { placesAndFarewells } from "./places-and-farewells.ts";
import { plantsAndWaters } from "./plants-and-waters.ts";
import { proudWork } from "./proud-work.ts";
import { refusedAndDivided } from "./refused-and-divided.ts";
import { rides } from "./rides.ts";
import { savedPlaces } from "./saved-places.ts";
import { schoolDays } from "./school-days.ts";
import { schoolPeople } from "./school-people.ts";
import { schoolYard } from "./school-yard.ts";
import { seaAnimals } from "./sea-animals.ts";
import { secretsAndMarvels } from "./secrets-and-marvels.ts";
import { skyAndWaterVisits } from "./sky-and-water-visits.ts";
import { skyAndWeather } from "./sky-and-weather.ts";
import { smallAdventures } from "./small-adventures.ts";
import { smallDays } from "./small-days.ts";
import { smallExplorers } from "./small-explorers.ts";
import { smallLives } from "./small-lives.ts";
import { smallWorlds } from "./small-worlds.ts";
import { special } from "./special.ts";
import { sportOfAdults } from "./sport-of-adults.ts";
import { states } from "./states.ts";
import { takenUp } from "./taken-up.ts";
import { teethAndSpikes } from "./teeth-and-spikes.ts";
import { tradesOfTheStreet } from "./trades-of-the-street.ts";
import { treasureAndKnights } from "./treasure-and-knights.ts";
import { turns } from "./turns.ts";
import { turnsOfAdults } from "./turns-of-adults.ts";
import { villageLife } from "./village-life.ts";
import { waysHome } from "./ways-home.ts";
import { whoComesAlong } from "./who-comes-along.ts";
import { wildAnimals } from "./wild-animals.ts";
import { wilfulThings } from "./wilful-things.ts";
import { wishesAndWorries } from "./wishes-and-worries.ts";
import { witAndCourage } from "./wit-and-courage.ts";
import { wonders } from "./wonders.ts";
import { worldsAndSpace } from "./worlds-and-space.ts";

/** Scenes for single events, for ideas whose situation has no plot of its own. The first that fits a sentence is told. */
export const scenesOfEvents: readonly ClauseScene[] = [
  ...schoolDays,
  ...schoolPeople,
  ...familyDays,
  ...friendsAndParting,
  ...smallAdventures,
  ...homeTroubles,
  ...longingsOfChildren,
  ...familyChanges,
  ...petsAtHome,
  ...animalBonds,
  ...farmAndBirds,
  ...wildAnimals,
  ...seaAnimals,
  ...skyAndWeather,
  ...plantsAndWaters,
  ...animalFamilies,
  ...animalWays,
  ...animalsAndPeople,
  ...farFromHome,
  ...beingDifferent,
  ...smallExplorers,
  ...smallLives,
  ...schoolYard,
  ...kinAndFeasts,
  ...lossesAndMischief,
  ...smallWorlds,
  ...livingMachines,
  ...wilfulThings,
  ...magicFolk,
  ...magicDays,
  ...dreamsOfAdventure,
  ...oddPlaces,
  ...treasureAndKnights,
  ...worldsAndSpace,
  ...inTheWild,
  ...lateInLife,
  ...lettersAndCalls,
  ...lossAndLove,
  ...rides,
  ...sportOfAdults,
  ...tradesOfTheStreet,
  ...villageLife,
  ...turnsOfAdults,
  ...chanceMeetings,
  ...proudWork,
  ...grownUpTrials,
  ...lonelyHabits,
  ...neighbourhood,
  ...turns,
  ...longings,
  ...children,
  ...company,
  ...special,
  ...wonders,
  ...states,
  ...journeys,
  ...bonds,
  ...hiddenFinds,
  ...doings,
  ...mishaps,
  ...moreDoings,
];

/** Stories for common sorts of ideas, where nothing else knows one of them well. */
export const scenesOfCommonIdeas: readonly ClauseScene[] = [
  ...refusedAndDivided,
  ...teethAndSpikes,
  ...learnedAndShared,
  ...asOneIs,
  ...skyAndWaterVisits,
  ...ofToday,
  ...broughtToLife,
  ...doorsAndMaps,
  ...feastsAndTales,
  ...lostAndFoundParts,
  ...madeUpAgain,
  ...oddFamilies,
  ...savedPlaces,
  ...smallDays,
  ...wishesAndWorries,
  ...secretsAndMarvels,
  ...outAndBack,
  ...kindnessAndMistakes,
  ...whoComesAlong,
  ...everydayTurns,
  ...helpedAndDared,
  ...guestsAndStandIns,
  ...longedFor,
  ...placesAndFarewells,
  ...peaceAndDuty,
  ...firstTimes,
  ...witAndCourage,
  ...oddDays,
  ...waysHome,
  ...animalsAstray,
  ...carriedAway,
  ...takenUp,
  ...goneAndBack,
];

/** Whether a scene tells a sort of ideas, rather than a single one. */
export const isOfCommonIdea = (scene: ClauseScene): boolean => scenesOfCommonIdeas.includes(scene);
