import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { illustrator } from "#functions/connect/engines/illustrator.ts";
import { Sheets } from "#functions/core/picture/character-sheets.ts";
import { drawSheets } from "#functions/core/picture/draw-sheets.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts(), ...illustrator() });

/** Draws sheets of recurring characters, for illustrators that need a reference picture. */
export const drawSheetsStage = stage(
  {
    input: z.object({ run: Run, scenesKey: z.string() }),
    output: Sheets,
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => drawSheets(deps, run, at),
);

export const handler = stageHandler(drawSheetsStage, connect);
