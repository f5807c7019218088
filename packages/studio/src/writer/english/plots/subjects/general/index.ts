import type { SubjectStory } from "../subject-story.ts";
import { storiesOfChildren } from "./children/index.ts";
import { storiesOfEveryDay } from "./everyday/index.ts";
import { storiesOfFinds } from "./finds/index.ts";
import { storiesOfFriends } from "./friends/index.ts";
import { storiesOfGrownLives } from "./grown-lives/index.ts";
import { storiesOfGrownUps } from "./grown-ups/index.ts";
import { storiesOfJourneys } from "./journeys/index.ts";
import { storiesOfMagic } from "./magic/index.ts";
import { storiesOfMaking } from "./making/index.ts";
import { storiesOfMysteries } from "./mysteries/index.ts";
import { storiesOfSkills } from "./skills/index.ts";
import { storiesOfSuspense } from "./suspense/index.ts";
import { storiesOfWonders } from "./wonders/index.ts";

/** Stories for whatever is done or happens of a sort: taught, lost, built. Their gaps say what it is. */
export const generalStories: readonly SubjectStory[] = [
  ...storiesOfChildren,
  ...storiesOfSkills,
  ...storiesOfFinds,
  ...storiesOfMaking,
  ...storiesOfJourneys,
  ...storiesOfFriends,
  ...storiesOfMagic,
  ...storiesOfGrownUps,
  ...storiesOfGrownLives,
  ...storiesOfSuspense,
  ...storiesOfEveryDay,
  ...storiesOfMysteries,
  ...storiesOfWonders,
].map((each) => ({ ...each, isGeneral: true }));
