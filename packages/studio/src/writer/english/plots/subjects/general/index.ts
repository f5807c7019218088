import type { SubjectStory } from "../subject-story.ts";
import { storiesOfEveryDay } from "./everyday/index.ts";
import { storiesOfFinds } from "./finds/index.ts";
import { storiesOfFriends } from "./friends/index.ts";
import { storiesOfGrownUps } from "./grown-ups/index.ts";
import { storiesOfJourneys } from "./journeys/index.ts";
import { storiesOfMagic } from "./magic/index.ts";
import { storiesOfMaking } from "./making/index.ts";
import { storiesOfSkills } from "./skills/index.ts";
import { storiesOfSuspense } from "./suspense/index.ts";

/** Stories for whatever is done or happens of a sort: taught, lost, built. Their gaps say what it is. */
export const generalStories: readonly SubjectStory[] = [
  ...storiesOfSkills,
  ...storiesOfFinds,
  ...storiesOfMaking,
  ...storiesOfJourneys,
  ...storiesOfFriends,
  ...storiesOfMagic,
  ...storiesOfGrownUps,
  ...storiesOfSuspense,
  ...storiesOfEveryDay,
].map((each) => ({ ...each, isGeneral: true }));
