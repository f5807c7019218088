import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { writer } from "#functions/connect/engines/writer.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { describeVideo } from "#functions/core/script/describe-video.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts(), ...writer() });

/** Writes title, description and hashtags for publishing the film. */
export const describeVideoStage = stage(
  {
    input: z.object({
      run: Run,
      storyKey: z.string(),
      scenesKey: z.string(),
      timingKey: z.string(),
      retries: z.int().default(0),
    }),
    output: z.void(),
    events: ({ run }) => [stageEvent(clock(), "film.described", run, {})],
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => describeVideo(deps, run, at),
);

export const handler = stageHandler(describeVideoStage, connect);
