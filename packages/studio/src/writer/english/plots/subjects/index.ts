import { anyStories } from "./any/index.ts";
import { storiesOfHome } from "./at-home/index.ts";
import { storiesOfCrime } from "./crime/index.ts";
import { storiesOfDays } from "./days/index.ts";
import { storiesOfFamilies } from "./families/index.ts";
import { storiesOfFarAway } from "./far/index.ts";
import { generalStories } from "./general/index.ts";
import { storiesOfSchool } from "./school/index.ts";
import type { SubjectStory } from "./subject-story.ts";
import { storiesOfTales } from "./tales/index.ts";
import { storiesOfThings } from "./things/index.ts";
import { storiesOfTurns } from "./turns/index.ts";
import { storiesOfWorking } from "./working/index.ts";

const stories: readonly SubjectStory[] = [
  ...storiesOfThings,
  ...storiesOfTales,
  ...storiesOfCrime,
  ...storiesOfFarAway,
  ...storiesOfSchool,
  ...storiesOfHome,
  ...storiesOfWorking,
  ...storiesOfFamilies,
  ...storiesOfDays,
  ...storiesOfTurns,
  ...generalStories,
  ...anyStories,
];

/** Stories for ideas about one subject. Stories that ask for more of an idea come first. */
export const subjectStories: readonly SubjectStory[] = stories.toSorted((a, b) => b.says.length - a.says.length);
