import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { database } from "#functions/connect/database.ts";
import { writer } from "#functions/connect/writer.ts";
import { fitLength } from "#functions/core/narration/fit-length.ts";
import { VoiceKeys } from "#functions/core/narration/voices.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...database(), ...artifacts(), ...writer() });

/** Fits the narration to the ordered length. */
export const fitLengthStage = stage(
  {
    input: z.object({ run: Run, scenesKey: z.string(), voices: z.array(VoiceKeys), round: z.int() }),
    output: z.object({ fits: z.boolean(), scenesKey: z.string(), timingKey: z.string() }),
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => fitLength(deps, run, at),
);

export const handler = stageHandler(fitLengthStage, connect);
