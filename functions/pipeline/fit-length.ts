import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { fitLength } from "#functions/core/narration/fit-length.ts";
import { Rescale, Rescaled } from "#functions/core/narration/rescale-scene.ts";
import { VoiceKeys } from "#functions/core/narration/voices.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts() });

/** Fits the narration to the ordered length. */
export const fitLengthStage = stage(
  {
    input: z.object({
      run: Run,
      scenesKey: z.string(),
      voices: z.array(VoiceKeys),
      rescaled: z.array(Rescaled),
      round: z.int(),
    }),
    output: z.object({
      fits: z.boolean(),
      rescale: z.array(Rescale).readonly(),
      scenesKey: z.string(),
      timingKey: z.string(),
      round: z.int(),
    }),
    events: ({ run }, { fits }) => (fits ? [stageEvent(clock(), "film.scenes_spoken", run, {})] : []),
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => fitLength(deps, run, at),
);

export const handler = stageHandler(fitLengthStage, connect);
