import type { SubjectStory } from "../../subject-story.ts";
import { askedAndApprenticed } from "./asked-and-apprenticed.ts";
import { atSchool } from "./at-school.ts";
import { beingTaught } from "./being-taught.ts";
import { blameAndRivals } from "./blame-and-rivals.ts";
import { cannot } from "./cannot.ts";
import { contests } from "./contests.ts";
import { fears } from "./fears.ts";
import { givenAndTaught } from "./given-and-taught.ts";
import { goingWrong } from "./going-wrong.ts";
import { joinedAndStuck } from "./joined-and-stuck.ts";
import { lastChances } from "./last-chances.ts";
import { laughedAt } from "./laughed-at.ts";
import { learningLate } from "./learning-late.ts";
import { learningToDo } from "./learning-to-do.ts";
import { shyAndUnstoppable } from "./shy-and-unstoppable.ts";
import { teaching } from "./teaching.ts";
import { wantedToBe } from "./wanted-to-be.ts";

/** Stories of what is learned, feared, tried and performed. */
export const storiesOfSkills: readonly SubjectStory[] = [
  ...learningLate,
  ...learningToDo,
  ...beingTaught,
  ...shyAndUnstoppable,
  ...fears,
  ...cannot,
  ...contests,
  ...wantedToBe,
  ...goingWrong,
  ...laughedAt,
  ...teaching,
  ...blameAndRivals,
  ...askedAndApprenticed,
  ...lastChances,
  ...atSchool,
  ...givenAndTaught,
  ...joinedAndStuck,
];
