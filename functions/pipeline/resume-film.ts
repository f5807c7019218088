import * as z from "zod";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { resumeFilm } from "#functions/core/pipeline/review.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database() });

/** Goes on with a film after its owner's review. */
export const resumeFilmStage = stage(
  {
    input: Run,
    output: z.void(),
  },
  resumeFilm,
);

export const handler = stageHandler(resumeFilmStage, connect);
