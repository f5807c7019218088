import type { ClauseScene } from "../../../clause-scene.ts";
import { atTheDesk } from "./at-the-desk.ts";
import { crimes } from "./crimes.ts";
import { detectives } from "./detectives.ts";
import { dreams } from "./dreams.ts";
import { hiddenGifts } from "./hidden-gifts.ts";
import { kitchens } from "./kitchens.ts";
import { lastWays } from "./last-ways.ts";
import { onTheRun } from "./on-the-run.ts";
import { rescues } from "./rescues.ts";
import { riddles } from "./riddles.ts";
import { roads } from "./roads.ts";
import { sports } from "./sports.ts";
import { stages } from "./stages.ts";
import { thieves } from "./thieves.ts";
import { unexplained } from "./unexplained.ts";
import { veterans } from "./veterans.ts";
import { watched } from "./watched.ts";
import { waysOut } from "./ways-out.ts";
import { windfalls } from "./windfalls.ts";

/** Stories of work, crime, riddles, stages and sport. The first that fits a sentence is told. */
export const storiesOfWork: readonly ClauseScene[] = [
  ...thieves,
  ...crimes,
  ...detectives,
  ...riddles,
  ...atTheDesk,
  ...stages,
  ...sports,
  ...roads,
  ...kitchens,
  ...windfalls,
  ...watched,
  ...veterans,
  ...waysOut,
  ...hiddenGifts,
  ...lastWays,
  ...onTheRun,
  ...rescues,
  ...dreams,
  ...unexplained,
];
