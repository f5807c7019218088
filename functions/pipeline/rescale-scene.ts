import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { database } from "#functions/connect/database.ts";
import { writer } from "#functions/connect/engines/writer.ts";
import { Rescale, Rescaled, rescaleScene } from "#functions/core/narration/rescale-scene.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...database(), ...artifacts(), ...writer() });

/** Rewrites the narration of one scene to another length. */
export const rescaleSceneStage = stage(
  {
    input: Rescale.extend({ run: Run, scenesKey: z.string(), retries: z.int().default(0) }),
    output: Rescaled,
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => rescaleScene(deps, run, at),
);

export const handler = stageHandler(rescaleSceneStage, connect);
