import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { film } from "#functions/connect/film.ts";
import { folder } from "#functions/connect/folder.ts";
import { SegmentKeys } from "#functions/core/media/segment-files.ts";
import { VoiceKeys } from "#functions/core/narration/voices.ts";
import { PictureKeys } from "#functions/core/picture/picture-files.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { renderScene } from "#functions/core/scene/render-scene.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts(), ...film(), ...folder() });

/** Renders one scene as a video segment. */
export const renderSceneStage = stage(
  {
    input: z.object({
      run: Run,
      scenesKey: z.string(),
      timingKey: z.string(),
      scene: z.int(),
      voice: VoiceKeys,
      picture: PictureKeys,
    }),
    output: SegmentKeys,
    events: ({ run, scene }) => [stageEvent(clock(), "film.scene_rendered", run, { scene })],
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => renderScene(deps, run, at),
);

export const handler = stageHandler(renderSceneStage, connect);
