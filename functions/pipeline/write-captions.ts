import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { database } from "#functions/connect/database.ts";
import { film } from "#functions/connect/film.ts";
import { CaptionKeys, writeCaptions } from "#functions/core/captions/write-captions.ts";
import { VoiceKeys } from "#functions/core/narration/voices.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...database(), ...artifacts(), ...film() });

/** Writes the subtitle files. */
export const writeCaptionsStage = stage(
  {
    input: z.object({
      run: Run,
      scenesKey: z.string(),
      timingKey: z.string(),
      voices: z.array(VoiceKeys.pick({ words: true })),
    }),
    output: CaptionKeys,
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => writeCaptions(deps, run, at),
);

export const handler = stageHandler(writeCaptionsStage, connect);
