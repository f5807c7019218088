import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { packDownloads } from "#functions/core/film/pack-downloads.ts";
import { packEditorProject, SceneFiles } from "#functions/core/film/pack-editor-project.ts";
import { findAttempt } from "#functions/core/pipeline/attempt.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { InvalidData } from "#functions/core/shared/errors.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts() });

/** Packs all downloads of a film that started under the release before: see `formerStages`. */
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
  async (deps: ReturnType<typeof connect>, { run, storyKey, ...material }) => {
    const { captions_srt_key: captions } = await findAttempt(deps, run);
    if (!captions) throw new InvalidData("The film is not joined");
    await packDownloads(deps, run, storyKey);
    await packEditorProject(deps, run, { ...material, captions });
  },
);

export const handler = stageHandler(packFilmStage, connect);
