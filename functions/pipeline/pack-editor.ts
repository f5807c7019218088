import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { database } from "#functions/connect/database.ts";
import { packEditorProject, SceneFiles } from "#functions/core/film/pack-editor-project.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...database(), ...artifacts() });

/** Packs the material for video editors into a zip file. */
export const packEditorStage = stage(
  {
    input: z.object({
      run: Run,
      scenesKey: z.string(),
      timingKey: z.string(),
      captions: z.string(),
      music: z.string(),
      scenes: z.array(SceneFiles),
    }),
    output: z.void(),
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => packEditorProject(deps, run, at),
);

export const handler = stageHandler(packEditorStage, connect);
