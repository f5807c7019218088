import type { SubjectStory } from "../../subject-story.ts";
import { alone } from "./alone.ts";
import { couples } from "./couples.ts";
import { kin } from "./kin.ts";
import { trades } from "./trades.ts";

/** Stories of grown-up lives: couples, parents, work and neighbours. */
export const storiesOfGrownLives: readonly SubjectStory[] = [...alone, ...couples, ...kin, ...trades];
