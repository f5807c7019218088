import type { SubjectStory } from "../../subject-story.ts";
import { accusations } from "./accusations.ts";
import { cases } from "./cases.ts";
import { darkCorners } from "./dark-corners.ts";
import { escapes } from "./escapes.ts";
import { farFromHelp } from "./far-from-help.ts";
import { finds } from "./finds.ts";
import { heists } from "./heists.ts";
import { hiddenLives } from "./hidden-lives.ts";
import { oddMachines } from "./odd-machines.ts";
import { otherSelves } from "./other-selves.ts";
import { stuckTogether } from "./stuck-together.ts";
import { wholeTowns } from "./whole-towns.ts";

/** Stories of cases, dangers, strange places and the future. */
export const storiesOfSuspense: readonly SubjectStory[] = [
  ...cases,
  ...accusations,
  ...heists,
  ...hiddenLives,
  ...escapes,
  ...darkCorners,
  ...finds,
  ...oddMachines,
  ...farFromHelp,
  ...wholeTowns,
  ...otherSelves,
  ...stuckTogether,
];
