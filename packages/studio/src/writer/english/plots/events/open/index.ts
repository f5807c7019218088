import type { ClauseScene } from "../../clause-scene.ts";
import { storiesOfAnimals } from "./animals/index.ts";
import { apartAndTogether } from "./apart-and-together.ts";
import { broughtBack } from "./brought-back.ts";
import { storiesOfChildhood } from "./childhood/index.ts";
import { storiesOfFarAway } from "./far-away/index.ts";
import { fedAndFound } from "./fed-and-found.ts";
import { storiesOfGrownUps } from "./grown-ups/index.ts";
import { heardAndMissed } from "./heard-and-missed.ts";
import { inTime } from "./in-time.ts";
import { inherited } from "./inherited.ts";
import { lastDays } from "./last-days.ts";
import { lastShifts } from "./last-shifts.ts";
import { lateStarts } from "./late-starts.ts";
import { madeTogether } from "./made-together.ts";
import { messages } from "./messages.ts";
import { newAtWork } from "./new-at-work.ts";
import { notThereBefore } from "./not-there-before.ts";
import { oddGuests } from "./odd-guests.ts";
import { oddHousemates } from "./odd-housemates.ts";
import { secretDoers } from "./secret-doers.ts";
import { sideBySide } from "./side-by-side.ts";
import { smallCharges } from "./small-charges.ts";
import { smallOnes } from "./small-ones.ts";
import { stageAndField } from "./stage-and-field.ts";
import { strangePower } from "./strange-power.ts";
import { stuckTogether } from "./stuck-together.ts";
import { storiesOfTales } from "./tales/index.ts";
import { throughTheStorm } from "./through-the-storm.ts";
import { whoComesInSecret } from "./who-comes-in-secret.ts";
import { storiesOfWork } from "./work/index.ts";

/** Stories of childhood are for heroes who are not grown up. */
const ofYoung = (story: ClauseScene): ClauseScene => (story.of === "people" ? { ...story, of: "young" } : story);

const stories: readonly ClauseScene[] = [
  // Who comes in secret, what is heard, who is missed.
  ...whoComesInSecret,
  ...heardAndMissed,
  // Strange things, messages, doors that were not there.
  ...strangePower,
  ...messages,
  ...notThereBefore,
  // Two who do not speak, a return, a last day, a way through the storm.
  ...sideBySide,
  ...lastShifts,
  ...throughTheStorm,
  // New work, an inheritance, a late start.
  ...inherited,
  ...lateStarts,
  ...newAtWork,
  ...secretDoers,
  // What goes back, what has to be done in time, who is apart.
  ...broughtBack,
  ...inTime,
  ...apartAndTogether,
  // Last days, stages and fields, who is stuck, what is made together.
  ...oddGuests,
  ...lastDays,
  ...stageAndField,
  ...stuckTogether,
  ...madeTogether,
  ...smallCharges,
  // Who is laughed at, who hears a noise, who gets a chance.
  ...smallOnes,
  // Who learns to cook alone, who finds a young animal, how two met.
  ...fedAndFound,
  ...oddHousemates,
  // By whom they are about.
  ...storiesOfTales,
  ...storiesOfChildhood.map(ofYoung),
  ...storiesOfAnimals,
  ...storiesOfGrownUps,
  ...storiesOfWork,
  ...storiesOfFarAway,
];

/**
 * Stories for what many ideas lead up to, whatever else they say: what a story does not know of an idea is told beside it.
 * The first that fits a sentence is told.
 */
export const openScenes: readonly ClauseScene[] = stories.map((story) => ({ ...story, isWhole: true }));
