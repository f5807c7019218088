import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { contentCredentials } from "#functions/connect/content-credentials.ts";
import { database } from "#functions/connect/database.ts";
import { illustrator } from "#functions/connect/engines/illustrator.ts";
import { film } from "#functions/connect/film.ts";
import { drawSheets } from "#functions/core/picture/draw-sheets.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({
  ...clock(),
  ...database(),
  ...artifacts(),
  ...illustrator(),
  ...film(),
  ...contentCredentials(),
});

/** Draws sheets of recurring characters and places, for illustrators that need reference pictures. */
export const drawSheetsStage = stage(
  {
    input: z.object({ run: Run, scenesKey: z.string(), retries: z.int().default(0) }),
    output: z.object({ lookKey: z.string() }),
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => drawSheets(deps, run, at),
);

export const handler = stageHandler(drawSheetsStage, connect);
