import type { SubjectStory } from "../../subject-story.ts";
import { amends } from "./amends.ts";
import { dreams } from "./dreams.ts";
import { family } from "./family.ts";
import { fortune } from "./fortune.ts";
import { grief } from "./grief.ts";
import { heirs } from "./heirs.ts";
import { illness } from "./illness.ts";
import { lateWords } from "./late-words.ts";
import { love } from "./love.ts";
import { marriage } from "./marriage.ts";
import { oldFlames } from "./old-flames.ts";
import { plansOfOthers } from "./other-plans.ts";
import { peace } from "./peace.ts";
import { secrets } from "./secrets.ts";
import { strangers } from "./strangers.ts";
import { strangersAtHome } from "./strangers-at-home.ts";
import { underOneRoof } from "./under-one-roof.ts";
import { work } from "./work.ts";

/** Stories of love, loss, work and peace among grown-ups. */
export const storiesOfGrownUps: readonly SubjectStory[] = [
  ...amends,
  ...dreams,
  ...family,
  ...fortune,
  ...grief,
  ...heirs,
  ...illness,
  ...love,
  ...marriage,
  ...peace,
  ...secrets,
  ...strangers,
  ...work,
  ...lateWords,
  ...oldFlames,
  ...plansOfOthers,
  ...strangersAtHome,
  ...underOneRoof,
];
