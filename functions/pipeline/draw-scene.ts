import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { contentCredentials } from "#functions/connect/content-credentials.ts";
import { database } from "#functions/connect/database.ts";
import { illustrator } from "#functions/connect/engines/illustrator.ts";
import { film } from "#functions/connect/film.ts";
import { drawScene } from "#functions/core/picture/draw-scene.ts";
import { PictureKeys } from "#functions/core/picture/picture-files.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({
  ...clock(),
  ...database(),
  ...artifacts(),
  ...illustrator(),
  ...film(),
  ...contentCredentials(),
});

/** Draws the picture of one scene. */
export const drawSceneStage = stage(
  {
    input: z.object({
      run: Run,
      scenesKey: z.string(),
      lookKey: z.string(),
      scene: z.int(),
      retries: z.int().default(0),
      early: z.boolean().default(false),
    }),
    output: PictureKeys.extend({ isLast: z.boolean() }),
    // MakeFilm calls this stage again and announces the picture then.
    events: ({ run, scene, early }, { isLast }) =>
      early
        ? []
        : [
            stageEvent(clock(), "film.scene_drawn", run, { scene }),
            ...(isLast ? [stageEvent(clock(), "film.scenes_drawn", run, {})] : []),
          ],
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => drawScene(deps, run, at),
);

export const handler = stageHandler(drawSceneStage, connect);
