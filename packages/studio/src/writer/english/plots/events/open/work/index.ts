import type { ClauseScene } from "../../../clause-scene.ts";
import { crimes } from "./crimes.ts";
import { detectives } from "./detectives.ts";
import { offices } from "./offices.ts";
import { riddles } from "./riddles.ts";
import { stages } from "./stages.ts";
import { thieves } from "./thieves.ts";

/** Stories of work, crime, riddles, stages and sport. The first that fits a sentence is told. */
export const storiesOfWork: readonly ClauseScene[] = [
  ...thieves,
  ...crimes,
  ...detectives,
  ...riddles,
  ...offices,
  ...stages,
];
