import * as z from "zod";
import type { HasArtifacts } from "../artifact/ports.ts";
import { deliveryFolder, readJson } from "../artifact/task-files.ts";
import { framesPerSecond } from "../media/film-format.ts";
import type { HasFilmStudio } from "../media/ports.ts";
import { Timing, timeOf } from "../media/timing.ts";
import { SpokenWords, type VoiceKeys } from "../narration/voices.ts";
import { findAttempt } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import { InvalidData } from "../shared/errors.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import { Plan } from "../story/story.ts";
import type { TaskAttempt } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { sceneCaptions } from "./scene-captions.ts";
import { filmCaptions, toSrt, toVtt } from "./subtitle-files.ts";

/** The subtitle files of a film: SubRip and WebVTT. */
export const CaptionKeys = z.object({ srt: z.string(), vtt: z.string() });
export type CaptionKeys = z.infer<typeof CaptionKeys>;

interface Where {
  readonly scenesKey: string;
  readonly timingKey: string;
  /** In the order of the scenes. */
  readonly voices: readonly Pick<VoiceKeys, "words">[];
}

/** Writes the subtitle files of a film. They need no picture, so they are written beside the scenes. */
export const writeCaptions = async (
  deps: HasTasks & HasArtifacts & HasFilmStudio,
  run: TaskAttempt,
  at: Where,
): Promise<CaptionKeys> => {
  const task = await findAttempt(deps, run);
  // An attempt delivers its own files: those of an earlier one would be deleted too soon.
  const name = await digest({ at, attempt: run.attempt });
  const file = `${await deliveryFolder(task)}/captions-${name}`;
  const keys = { srt: `${file}.srt`, vtt: `${file}.vtt` };
  const [srt, vtt] = await Promise.all([deps.artifacts.has(keys.srt), deps.artifacts.has(keys.vtt)]);
  if (srt && vtt) return keys;
  const plan = await readJson(deps, at.scenesKey, Plan);
  const timing = await readJson(deps, at.timingKey, Timing);
  const captions = filmCaptions(
    await mapConcurrently(plan.scenes, async (scene) => {
      const time = timeOf(timing, scene.number);
      const voice = at.voices[scene.number - 1];
      if (!voice) throw new InvalidData(`No voice of scene ${scene.number}`);
      const spoken = await readJson(deps, voice.words, SpokenWords);
      return { at: time.firstFrame / framesPerSecond, captions: sceneCaptions(deps, task, scene, spoken, time) };
    }),
  );
  if (!srt) await deps.artifacts.put(keys.srt, toSrt(captions), "application/x-subrip");
  if (!vtt) await deps.artifacts.put(keys.vtt, toVtt(captions), "text/vtt");
  return keys;
};
