import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { recordings } from "#functions/connect/engines/recordings.ts";
import { splitNarration } from "#functions/core/narration/split-narration.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts(), ...recordings() });

/** Splits a recording of the whole narration over the scenes. */
export const splitNarrationStage = stage(
  {
    input: z.object({ run: Run, scenesKey: z.string(), recordingKey: z.string() }),
    output: z.object({ scenesKey: z.string() }),
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => splitNarration(deps, run, at),
);

export const handler = stageHandler(splitNarrationStage, connect);
