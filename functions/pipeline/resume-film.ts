import * as z from "zod";
import { reviews } from "#contract/order/values.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { resumeFilm } from "#functions/core/pipeline/review.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database() });

/** Goes on with a film after its owner's review, or with what the owner has changed in it. */
export const resumeFilmStage = stage(
  {
    input: z.object({ run: Run, scenesKey: z.string() }),
    output: z.object({
      scenesKey: z.string(),
      scenes: z.int(),
      edited: z.boolean(),
      review: z.enum(reviews),
      reviewSeconds: z.int(),
      scenesAtOnce: z.int(),
      recording: z.string(),
    }),
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => resumeFilm(deps, run, at),
);

export const handler = stageHandler(resumeFilmStage, connect);
