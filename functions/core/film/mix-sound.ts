import * as z from "zod";
import type { Music, MusicVolume } from "#contract/order/values.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf, readJson } from "../artifact/task-files.ts";
import { framesPerSecond } from "../media/film-format.ts";
import type { HasSoundMixer, HasTempFolder, SoundFacts } from "../media/ports.ts";
import { type TimedScene, Timing, timeOf } from "../media/timing.ts";
import type { VoiceKeys } from "../narration/voices.ts";
import { findAttempt } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import { Plan } from "../story/story.ts";
import type { TaskAttempt } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import type { HasComposer } from "./ports.ts";

export type MixesSound = HasTasks & HasArtifacts & HasSoundMixer & HasComposer & HasTempFolder;

/** The artifacts of a film's sound: the track, and what was measured of it. */
export const SoundKeys = z.object({ track: z.string(), facts: z.string() });
export type SoundKeys = z.infer<typeof SoundKeys>;

interface Where {
  readonly scenesKey: string;
  readonly timingKey: string;
  /** In the order of the scenes. */
  readonly voices: readonly VoiceKeys[];
}

/** Increase it when music or mixing changes, so that a retry does not use an old track. */
const mixerVersion = 2;

/**
 * Composes the music and mixes it with the narration, unless the track exists. It needs no picture, so it runs beside the
 * scenes. The track is stored last, so it implies the facts.
 */
export const mixSound = async (deps: MixesSound, run: TaskAttempt, at: Where): Promise<SoundKeys> => {
  const task = await findAttempt(deps, run);
  const { music = "automatic", music_volume: volume = "normal" } = task;
  const name = await digest({ at, composer: task.models.composer, mixer: mixerVersion, music, volume });
  const files = { track: `${folderOf(task)}/sound-${name}.m4a`, facts: `${folderOf(task)}/sound-${name}.json` };
  if (await deps.artifacts.has(files.track)) return files;
  const [plan, timing] = [await readJson(deps, at.scenesKey, Plan), await readJson(deps, at.timingKey, Timing)];
  await deps.withTempFolder(async (folder) => {
    const out = `${folder}/sound.m4a`;
    const facts = await mix(deps, { plan, timing, voices: at.voices, seed: task.task_id, music, volume }, folder, out);
    await deps.artifacts.put(files.facts, JSON.stringify(facts), "application/json");
    await deps.artifacts.upload(files.track, out, "audio/mp4");
  });
  return files;
};

interface Sound {
  readonly plan: Plan;
  readonly timing: Timing;
  readonly voices: readonly VoiceKeys[];
  readonly seed: string;
  readonly music: Music;
  readonly volume: MusicVolume;
}

const mix = async (
  deps: MixesSound,
  { plan, timing, voices, seed, music: wanted, volume }: Sound,
  folder: string,
  out: string,
): Promise<SoundFacts> => {
  const narration = await mapConcurrently(voices, async ({ sound }, index) => {
    const path = `${folder}/voice-${index + 1}.wav`;
    await deps.artifacts.download(sound, path);
    return { path, at: heardAt(timeOf(timing, index + 1)) };
  });
  const sound = { narration, seconds: timing.seconds, out };
  if (wanted === "none") return deps.sound.mixSound(sound);
  const sections = plan.scenes.map(({ picture, number }) => ({
    mood: wanted === "automatic" ? picture.mood : wanted,
    seconds: timeOf(timing, number).frames / framesPerSecond,
  }));
  const music = `${folder}/music.wav`;
  await deps.composer.compose({ sections, seed }, music);
  return deps.sound.mixSound({ ...sound, music, volume });
};

/** The time in the film, in seconds, at which a scene's narration starts. */
const heardAt = ({ firstFrame, lead }: TimedScene): number => firstFrame / framesPerSecond + lead;
