import type { SubjectStory } from "../../subject-story.ts";
import { animalsLikePeople } from "./animals-like-people.ts";
import { animalsThatWant } from "./animals-that-want.ts";
import { beggars } from "./beggars.ts";
import { changed } from "./changed.ts";
import { comeAlive } from "./come-alive.ts";
import { deathAndWinter } from "./death-and-winter.ts";
import { dreamLands } from "./dream-lands.ts";
import { dreamsComeTrue } from "./dreams-come-true.ts";
import { emptyTables } from "./empty-tables.ts";
import { fallenInLove } from "./fallen-in-love.ts";
import { forbidden } from "./forbidden.ts";
import { ghostsAndMonsters } from "./ghosts-and-monsters.ts";
import { inTheNight } from "./in-the-night.ts";
import { lonelyThings } from "./lonely-things.ts";
import { lostPowers } from "./lost-powers.ts";
import { lostYoung } from "./lost-young.ts";
import { magicFinds } from "./magic-finds.ts";
import { mistakenSelves } from "./mistaken-selves.ts";
import { onlyWhen } from "./only-when.ts";
import { otherWorlds } from "./other-worlds.ts";
import { powers } from "./powers.ts";
import { replacedMachines } from "./replaced-machines.ts";
import { secretSkills } from "./secret-skills.ts";
import { sizes } from "./sizes.ts";
import { spellsGoneWrong } from "./spells-gone-wrong.ts";
import { stolen } from "./stolen.ts";
import { swaps } from "./swaps.ts";
import { talkingFinds } from "./talking-finds.ts";
import { tasksOfKings } from "./tasks-of-kings.ts";
import { thingsThatWant } from "./things-that-want.ts";
import { tooMuch } from "./too-much.ts";
import { trades } from "./trades.ts";
import { wishesGranted } from "./wishes-granted.ts";
import { wouldBeKings } from "./would-be-kings.ts";
import { wouldRather } from "./would-rather.ts";

/** Stories of magic, and of things and animals that act. */
export const storiesOfMagic: readonly SubjectStory[] = [
  ...animalsLikePeople,
  ...animalsThatWant,
  ...beggars,
  ...changed,
  ...comeAlive,
  ...deathAndWinter,
  ...dreamLands,
  ...dreamsComeTrue,
  ...emptyTables,
  ...fallenInLove,
  ...forbidden,
  ...ghostsAndMonsters,
  ...inTheNight,
  ...lonelyThings,
  ...lostPowers,
  ...lostYoung,
  ...magicFinds,
  ...mistakenSelves,
  ...onlyWhen,
  ...otherWorlds,
  ...powers,
  ...replacedMachines,
  ...secretSkills,
  ...sizes,
  ...spellsGoneWrong,
  ...stolen,
  ...swaps,
  ...talkingFinds,
  ...tasksOfKings,
  ...thingsThatWant,
  ...tooMuch,
  ...trades,
  ...wishesGranted,
  ...wouldBeKings,
  ...wouldRather,
];
