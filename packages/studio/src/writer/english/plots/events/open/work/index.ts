import type { ClauseScene } from "../../../clause-scene.ts";
import { crimes } from "./crimes.ts";
import { detectives } from "./detectives.ts";
import { kitchens } from "./kitchens.ts";
import { offices } from "./offices.ts";
import { riddles } from "./riddles.ts";
import { roads } from "./roads.ts";
import { sports } from "./sports.ts";
import { stages } from "./stages.ts";
import { thieves } from "./thieves.ts";
import { turnsOfLuck } from "./turns-of-luck.ts";
import { veterans } from "./veterans.ts";
import { watched } from "./watched.ts";
import { waysOut } from "./ways-out.ts";

/** Stories of work, crime, riddles, stages and sport. The first that fits a sentence is told. */
export const storiesOfWork: readonly ClauseScene[] = [
  ...thieves,
  ...crimes,
  ...detectives,
  ...riddles,
  ...offices,
  ...stages,
  ...sports,
  ...roads,
  ...kitchens,
  ...turnsOfLuck,
  ...watched,
  ...veterans,
  ...waysOut,
];
