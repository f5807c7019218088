import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { composer } from "#functions/connect/engines/composer.ts";
import { describer } from "#functions/connect/engines/describer.ts";
import { folder } from "#functions/connect/folder.ts";
import { sound } from "#functions/connect/sound.ts";
import { mixSound, SoundKeys } from "#functions/core/film/mix-sound.ts";
import { VoiceKeys } from "#functions/core/narration/voices.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({
  ...clock(),
  ...database(),
  ...artifacts(),
  ...sound(),
  ...composer(),
  ...describer(),
  ...folder(),
});

/** Composes the music and mixes it with the narration, and speaks the audio description. */
export const mixSoundStage = stage(
  {
    input: z.object({ run: Run, scenesKey: z.string(), timingKey: z.string(), voices: z.array(VoiceKeys) }),
    output: SoundKeys,
    events: ({ run }) => [stageEvent(clock(), "film.sound_mixed", run, {})],
  },
  (deps: ReturnType<typeof connect>, { run, ...at }) => mixSound(deps, run, at),
);

export const handler = stageHandler(mixSoundStage, connect);
