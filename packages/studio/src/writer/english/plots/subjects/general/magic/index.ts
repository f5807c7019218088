import type { SubjectStory } from "../../subject-story.ts";
import { animalsLikePeople } from "./animals-like-people.ts";
import { animalsThatWant } from "./animals-that-want.ts";
import { changed } from "./changed.ts";
import { comeAlive } from "./come-alive.ts";
import { deathAndWinter } from "./death-and-winter.ts";
import { dreamsComeTrue } from "./dreams-come-true.ts";
import { forbidden } from "./forbidden.ts";
import { ghostsAndMonsters } from "./ghosts-and-monsters.ts";
import { lonelyThings } from "./lonely-things.ts";
import { magicFinds } from "./magic-finds.ts";
import { otherWorlds } from "./other-worlds.ts";
import { powers } from "./powers.ts";
import { replacedMachines } from "./replaced-machines.ts";
import { secretSkills } from "./secret-skills.ts";
import { sizes } from "./sizes.ts";
import { spellsGoneWrong } from "./spells-gone-wrong.ts";
import { stolen } from "./stolen.ts";
import { swaps } from "./swaps.ts";
import { talkingFinds } from "./talking-finds.ts";
import { thingsThatWant } from "./things-that-want.ts";
import { trades } from "./trades.ts";
import { wishesGranted } from "./wishes-granted.ts";
import { wouldRather } from "./would-rather.ts";

/** Stories of magic, and of things and animals that act. */
export const storiesOfMagic: readonly SubjectStory[] = [
  ...animalsLikePeople,
  ...animalsThatWant,
  ...changed,
  ...comeAlive,
  ...deathAndWinter,
  ...dreamsComeTrue,
  ...forbidden,
  ...ghostsAndMonsters,
  ...lonelyThings,
  ...magicFinds,
  ...otherWorlds,
  ...powers,
  ...replacedMachines,
  ...secretSkills,
  ...sizes,
  ...spellsGoneWrong,
  ...stolen,
  ...swaps,
  ...talkingFinds,
  ...thingsThatWant,
  ...trades,
  ...wishesGranted,
  ...wouldRather,
];
