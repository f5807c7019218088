import type { SubjectStory } from "../subject-story.ts";
import { atWeddings } from "./at-weddings.ts";
import { bedsides } from "./bedsides.ts";
import { brothersAndSisters } from "./brothers-and-sisters.ts";
import { dates } from "./dates.ts";
import { divorced } from "./divorced.ts";
import { fathersAndDaughters } from "./fathers-and-daughters.ts";
import { feasts } from "./feasts.ts";
import { firstLoves } from "./first-loves.ts";
import { forgetting } from "./forgetting.ts";
import { homeAgain } from "./home-again.ts";
import { hospitals } from "./hospitals.ts";
import { lateLearning } from "./late-learning.ts";
import { lateLove } from "./late-love.ts";
import { leftBehind } from "./left-behind.ts";
import { letters } from "./letters.ts";
import { neighboursInLove } from "./neighbours-in-love.ts";
import { newHomes } from "./new-homes.ts";
import { partings } from "./partings.ts";
import { returns } from "./returns.ts";
import { stuck } from "./stuck.ts";
import { unknownRelatives } from "./unknown-relatives.ts";
import { weddings } from "./weddings.ts";
import { widows } from "./widows.ts";
import { willsAndFinds } from "./wills-and-finds.ts";

/** Stories of grown-ups: love, parents, inheritances, old age. */
export const storiesOfFamilies: readonly SubjectStory[] = [
  ...bedsides,
  ...partings,
  ...atWeddings,
  ...leftBehind,
  ...newHomes,
  ...lateLove,
  ...forgetting,
  ...unknownRelatives,
  ...letters,
  ...brothersAndSisters,
  ...firstLoves,
  ...stuck,
  ...weddings,
  ...lateLearning,
  ...fathersAndDaughters,
  ...divorced,
  ...feasts,
  ...homeAgain,
  ...hospitals,
  ...neighboursInLove,
  ...willsAndFinds,
  ...returns,
  ...dates,
  ...widows,
];
