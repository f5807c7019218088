import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { writer } from "#functions/connect/engines/writer.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { planScenes } from "#functions/core/script/plan-scenes.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts(), ...writer() });

/** Splits the story into scenes and plans their pictures. */
export const planScenesStage = stage(
  {
    input: z.object({ run: Run, storyKey: z.string() }),
    output: z.object({
      scenesKey: z.string(),
      scenes: z.int(),
      drawsEarly: z.boolean(),
      needsSheets: z.boolean(),
      recording: z.string(),
    }),
    events: ({ run }, { scenes }) => [stageEvent(clock(), "film.scenes_planned", run, { scenes })],
  },
  (deps: ReturnType<typeof connect>, { run, storyKey }) => planScenes(deps, run, storyKey),
);

export const handler = stageHandler(planScenesStage, connect);
