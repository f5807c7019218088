import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { narrator } from "#functions/connect/engines/narrator.ts";
import { recordings } from "#functions/connect/engines/recordings.ts";
import { voiceScene } from "#functions/core/narration/voice-scene.ts";
import { VoiceKeys } from "#functions/core/narration/voices.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts(), ...narrator(), ...recordings() });

/** Speaks the narration of one scene, or prepares its owner's recording. */
export const voiceSceneStage = stage(
  {
    input: z.object({ run: Run, scenesKey: z.string(), scene: z.int() }),
    output: VoiceKeys,
    events: ({ run, scene }) => [stageEvent(clock(), "film.scene_spoken", run, { scene })],
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => voiceScene(deps, run, at),
);

export const handler = stageHandler(voiceSceneStage, connect);
