import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { packFilm } from "#functions/core/film/pack-film.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts() });

/** Packs the downloads into a zip file. */
export const packFilmStage = stage(
  {
    input: z.object({ run: Run, storyKey: z.string(), editorKey: z.string() }),
    output: z.void(),
    events: ({ run }) => [stageEvent(clock(), "film.packed", run, {})],
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => packFilm(deps, run, at),
);

export const handler = stageHandler(packFilmStage, connect);
