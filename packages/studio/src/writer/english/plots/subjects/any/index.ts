import type { SubjectStory } from "../subject-story.ts";
import { anyOfGrownUps } from "./grown-ups.ts";
import { anyOfThings } from "./things.ts";
import { anyOfYoungAndSmall } from "./young-and-small.ts";

/** Stories for whatever an idea tells, where no other story is about it. */
export const anyStories: readonly SubjectStory[] = [...anyOfGrownUps, ...anyOfYoungAndSmall, ...anyOfThings].map(
  (each) => ({ ...each, isForAny: true }),
);
