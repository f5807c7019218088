import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { contentCredentials } from "#functions/connect/content-credentials.ts";
import { database } from "#functions/connect/database.ts";
import { film } from "#functions/connect/film.ts";
import { folder } from "#functions/connect/folder.ts";
import { CaptionKeys, writeCaptions } from "#functions/core/captions/write-captions.ts";
import { joinFilm, SceneKeys } from "#functions/core/film/join-film.ts";
import { SoundKeys } from "#functions/core/film/mix-sound.ts";
import { packDownloads } from "#functions/core/film/pack-downloads.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts(), ...film(), ...contentCredentials(), ...folder() });

/** Joins the scenes into the film, checks it, and packs the downloads. */
export const joinFilmStage = stage(
  {
    input: z.object({
      run: Run,
      // Without it PackFilm follows: the film started under the release before.
      storyKey: z.string().optional(),
      scenesKey: z.string(),
      timingKey: z.string(),
      made: z.array(SceneKeys.extend({ words: z.string().optional() })),
      sound: SoundKeys,
      // The release before has no WriteCaptions.
      captions: CaptionKeys.optional(),
    }),
    output: z.void(),
    events: ({ run, storyKey }) => [
      stageEvent(clock(), "film.joined", run, {}),
      ...(storyKey ? [stageEvent(clock(), "film.packed", run, {})] : []),
    ],
  },
  async (deps: ReturnType<typeof connect>, { run, storyKey, ...at }) => {
    const { scenesKey, timingKey, made } = at;
    const voices = made.map(({ words = "" }) => ({ words }));
    const captions = at.captions ?? (await writeCaptions(deps, run, { scenesKey, timingKey, voices }));
    await joinFilm(deps, run, { ...at, captions });
    if (storyKey) await packDownloads(deps, run, storyKey);
  },
);

export const handler = stageHandler(joinFilmStage, connect);
