import type { SubjectStory } from "../subject-story.ts";
import { acrossTheLanding } from "./across-the-landing.ts";
import { atWeddings } from "./at-weddings.ts";
import { bedsides } from "./bedsides.ts";
import { bigDays } from "./big-days.ts";
import { brothersAndSisters } from "./brothers-and-sisters.ts";
import { dates } from "./dates.ts";
import { divorced } from "./divorced.ts";
import { farFromHome } from "./far-from-home.ts";
import { fathersAndDaughters } from "./fathers-and-daughters.ts";
import { feasts } from "./feasts.ts";
import { firstLoves } from "./first-loves.ts";
import { forgetting } from "./forgetting.ts";
import { foundAndKept } from "./found-and-kept.ts";
import { grandparents } from "./grandparents.ts";
import { homeAgain } from "./home-again.ts";
import { hospitals } from "./hospitals.ts";
import { lateLearning } from "./late-learning.ts";
import { lateLove } from "./late-love.ts";
import { leftBehind } from "./left-behind.ts";
import { letters } from "./letters.ts";
import { mothersAndFathers } from "./mothers-and-fathers.ts";
import { neighboursInLove } from "./neighbours-in-love.ts";
import { newHomes } from "./new-homes.ts";
import { newRooms } from "./new-rooms.ts";
import { oddCompany } from "./odd-company.ts";
import { partings } from "./partings.ts";
import { returns } from "./returns.ts";
import { secondTries } from "./second-tries.ts";
import { smallWars } from "./small-wars.ts";
import { stillInLove } from "./still-in-love.ts";
import { stuck } from "./stuck.ts";
import { toldOrHidden } from "./told-or-hidden.ts";
import { underOneRoof } from "./under-one-roof.ts";
import { unknownRelatives } from "./unknown-relatives.ts";
import { weddings } from "./weddings.ts";
import { wheelsAndWishes } from "./wheels-and-wishes.ts";
import { widows } from "./widows.ts";
import { willsAndFinds } from "./wills-and-finds.ts";
import { withGrandpa } from "./with-grandpa.ts";

/** Stories of grown-ups: love, parents, inheritances, old age. */
export const storiesOfFamilies: readonly SubjectStory[] = [
  ...oddCompany,
  ...smallWars,
  ...toldOrHidden,
  ...secondTries,
  ...acrossTheLanding,
  ...withGrandpa,
  ...wheelsAndWishes,
  ...bigDays,
  ...newRooms,
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
  ...grandparents,
  ...underOneRoof,
  ...mothersAndFathers,
  ...farFromHome,
  ...stillInLove,
  ...foundAndKept,
];
