import type { SubjectStory } from "../subject-story.ts";
import { adventures } from "./adventures.ts";
import { afterTheFlood } from "./after-the-flood.ts";
import { aliens } from "./aliens.ts";
import { arenasAndVolcanoes } from "./arenas-and-volcanoes.ts";
import { captains } from "./captains.ts";
import { caravans } from "./caravans.ts";
import { carpetsAndChains } from "./carpets-and-chains.ts";
import { catsAndTowers } from "./cats-and-towers.ts";
import { doors } from "./doors.ts";
import { emptyShips } from "./empty-ships.ts";
import { fantasy } from "./fantasy.ts";
import { farRoads } from "./far-roads.ts";
import { future } from "./future.ts";
import { hiddenFires } from "./hidden-fires.ts";
import { hiddenRoads } from "./hidden-roads.ts";
import { knocksAndSignals } from "./knocks-and-signals.ts";
import { lonelyStations } from "./lonely-stations.ts";
import { longAgoAndSoon } from "./long-ago-and-soon.ts";
import { longWars } from "./long-wars.ts";
import { minds } from "./minds.ts";
import { monstersAndSongs } from "./monsters-and-songs.ts";
import { oldTimes } from "./old-times.ts";
import { otherLives } from "./other-lives.ts";
import { pastDays } from "./past-days.ts";
import { powers } from "./powers.ts";
import { raftsAndJesters } from "./rafts-and-jesters.ts";
import { rivalsAndWalls } from "./rivals-and-walls.ts";
import { robots } from "./robots.ts";
import { saltAndSteel } from "./salt-and-steel.ts";
import { sieges } from "./sieges.ts";
import { spaceErrands } from "./space-errands.ts";
import { spellsAndSpirits } from "./spells-and-spirits.ts";
import { timeLoops } from "./time-loops.ts";
import { trainsAndDreams } from "./trains-and-dreams.ts";
import { worlds } from "./worlds.ts";

/** Stories of space, other times and magic among grown-ups. */
export const storiesOfFarAway: readonly SubjectStory[] = [
  ...arenasAndVolcanoes,
  ...trainsAndDreams,
  ...rivalsAndWalls,
  ...afterTheFlood,
  ...carpetsAndChains,
  ...knocksAndSignals,
  ...monstersAndSongs,
  ...raftsAndJesters,
  ...catsAndTowers,
  ...emptyShips,
  ...longWars,
  ...farRoads,
  ...saltAndSteel,
  ...hiddenFires,
  ...hiddenRoads,
  ...longAgoAndSoon,
  ...otherLives,
  ...pastDays,
  ...spaceErrands,
  ...spellsAndSpirits,
  ...adventures,
  ...aliens,
  ...captains,
  ...caravans,
  ...doors,
  ...fantasy,
  ...future,
  ...lonelyStations,
  ...minds,
  ...oldTimes,
  ...powers,
  ...robots,
  ...sieges,
  ...timeLoops,
  ...worlds,
];
