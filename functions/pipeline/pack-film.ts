import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { SceneFiles } from "#functions/core/film/pack-editor-project.ts";
import { packFilm } from "#functions/core/film/pack-film.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts() });

/** Packs the downloads into a zip file, and the material for video editors into another. */
export const packFilmStage = stage(
  {
    input: z.object({
      run: Run,
      storyKey: z.string(),
      scenesKey: z.string(),
      timingKey: z.string(),
      music: z.string(),
      scenes: z.array(SceneFiles),
    }),
    output: z.void(),
    events: ({ run }) => [stageEvent(clock(), "film.packed", run, {})],
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => packFilm(deps, run, at),
);

export const handler = stageHandler(packFilmStage, connect);
