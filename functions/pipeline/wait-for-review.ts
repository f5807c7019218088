import * as z from "zod";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { waitForReview } from "#functions/core/pipeline/review.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database() });

/** Stops a film for its owner's review, and stores the task token that continues it. */
export const waitForReviewStage = stage(
  {
    input: z.object({ run: Run, scenesKey: z.string(), token: z.string() }),
    output: z.void(),
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => waitForReview(deps, run, at),
);

export const handler = stageHandler(waitForReviewStage, connect);
