import * as z from "zod";
import type { Music, MusicVolume } from "#contract/order/values.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { filmIdOf, folderOf, readJson } from "../artifact/task-files.ts";
import { framesPerSecond } from "../media/film-format.ts";
import type { HasSoundMixer, HasTempFolder, SoundFacts } from "../media/ports.ts";
import { type TimedScene, Timing, timeOf } from "../media/timing.ts";
import { narrationGain } from "../narration/narration-gain.ts";
import type { VoiceKeys } from "../narration/voices.ts";
import { findAttempt, markScene, type RunningTask } from "../pipeline/attempt.ts";
import { soundParts } from "../progress/scene-marks.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import type { HasClock } from "../shared/ports.ts";
import { Plan } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import type { HasComposer, HasSceneDescriber } from "./ports.ts";
import { DescriptionKeys, speakDescriptions } from "./speak-descriptions.ts";

type MixesSound = HasTasks &
  HasClock &
  HasArtifacts &
  HasSoundMixer &
  HasComposer &
  HasTempFolder &
  Commits<TaskChange>;
type MakesSound = MixesSound & HasSceneDescriber;

/** The artifacts of a film's sound: the track, what was measured of it, the music alone and the audio description, if there are any. */
export const SoundKeys = z.object({
  track: z.string(),
  facts: z.string(),
  music: z.string().optional(),
  descriptions: DescriptionKeys.optional(),
});
export type SoundKeys = z.infer<typeof SoundKeys>;

interface Where {
  readonly scenesKey: string;
  readonly timingKey: string;
  /** In the order of the scenes. */
  readonly voices: readonly VoiceKeys[];
}

/** Increase it when music or mixing changes, so that a retry does not use an old track. */
const mixerVersion = 6;

/**
 * The film's sound track, and beside it the audio description. Composing and speaking share one thread, so the descriptions
 * are spoken when the music is there, while other processes mix.
 */
export const mixSound = async (deps: MakesSound, run: TaskAttempt, at: Where): Promise<SoundKeys> => {
  const task = await findAttempt(deps, run);
  const music = makeSignal();
  const progress = soundProgress(deps, run);
  const onMusic = (): void => {
    progress.report(composingShare);
    music.give();
  };
  const onMixed = (share: number): void => progress.report(composingShare + (1 - composingShare) * share);
  const [sound, descriptions] = await Promise.all([
    mixTrack(deps, task, at, { onMusic, onMixed }).finally(music.give),
    music.given.then(() => speakDescriptions(deps, task, at.scenesKey)),
  ]);
  progress.report(1);
  await progress.stored();
  return { ...sound, ...(descriptions && { descriptions }) };
};

/** The part of the work that composes the music: 4 of 20 CPU seconds of ten minutes. */
const composingShare = 0.2;

/** Stores which parts of the sound's work are done. A report that another one has overtaken stores nothing. */
const soundProgress = (deps: HasClock & Commits<TaskChange>, run: TaskAttempt) => {
  let last = 0;
  let marks: Promise<void> = Promise.resolve();
  return {
    report(share: number): void {
      // 0.2 + 0.8 * 0.25 is a little less than 0.4.
      const done = Math.floor(share * soundParts + 1e-6);
      for (let part = last + 1; part <= done; part++)
        marks = marks.then(() => markScene(deps, run, part, ["sound_made"]));
      last = Math.max(last, done);
      // `stored` throws it.
      marks.catch(() => {});
    },
    stored: (): Promise<void> => marks,
  };
};

/** A promise that is fulfilled by a call. */
const makeSignal = (): { readonly given: Promise<void>; readonly give: () => void } => {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
};

/**
 * Composes the music and mixes it with the narration, unless the track exists. It needs no picture, so it runs beside the
 * scenes. The track is stored last, so it implies the other files.
 */
const mixTrack = async (deps: MixesSound, task: RunningTask, at: Where, on: Steps): Promise<SoundKeys> => {
  const { music = "automatic", music_volume: volume = "normal", music_key: ownMusic } = task;
  const name = await digest({ at, composer: task.models.composer, mixer: mixerVersion, music, ownMusic, volume });
  const files = {
    track: `${folderOf(task)}/sound-${name}.m4a`,
    facts: `${folderOf(task)}/sound-${name}.json`,
    ...(music !== "none" && { music: `${folderOf(task)}/music-${name}.m4a` }),
  };
  if (await deps.artifacts.has(files.track)) return files;
  const [plan, timing] = [await readJson(deps, at.scenesKey, Plan), await readJson(deps, at.timingKey, Timing)];
  await deps.withTempFolder(async (folder) => {
    const [out, musicOut] = [`${folder}/sound.m4a`, `${folder}/music.m4a`];
    const facts = await mix(
      deps,
      { plan, timing, voices: at.voices, seed: filmIdOf(task), music, ownMusic, volume, ...on },
      folder,
      { out, musicOut },
    );
    if (files.music) await deps.artifacts.upload(files.music, musicOut, "audio/mp4");
    await deps.artifacts.put(files.facts, JSON.stringify(facts), "application/json");
    await deps.artifacts.upload(files.track, out, "audio/mp4");
  });
  return files;
};

interface Steps {
  /** Called when the music is there. */
  readonly onMusic: () => void;
  /** Called with the share of the mix that is done. */
  readonly onMixed: (share: number) => void;
}
interface Sound extends Steps {
  readonly plan: Plan;
  readonly timing: Timing;
  readonly voices: readonly VoiceKeys[];
  readonly seed: string;
  readonly music: Music;
  /** The key of the user's own music; undefined without it. */
  readonly ownMusic: string | undefined;
  readonly volume: MusicVolume;
}

const mix = async (
  deps: MixesSound,
  sound: Sound,
  folder: string,
  { out, musicOut }: { readonly out: string; readonly musicOut: string },
): Promise<SoundFacts> => {
  const { plan, timing, voices, volume } = sound;
  const narration = await mapConcurrently(voices, async ({ sound }, index) => {
    const path = `${folder}/voice-${index + 1}.wav`;
    await deps.artifacts.download(sound, path);
    const mood = plan.scenes[index]?.picture.mood ?? "calm";
    return { path, at: heardAt(timeOf(timing, index + 1)), gain: narrationGain[mood] };
  });
  const music = await musicOf(deps, sound, folder);
  sound.onMusic();
  const order = { narration, seconds: timing.seconds, out, onProgress: sound.onMixed };
  return deps.sound.mixSound(music ? { ...order, music, musicOut, volume } : order);
};

/** The path of the music: the user's own sound file, or a composed one. Undefined in a film without music. */
const musicOf = async (
  deps: MixesSound,
  { plan, timing, seed, music: wanted, ownMusic }: Sound,
  folder: string,
): Promise<string | undefined> => {
  if (wanted === "none") return undefined;
  if (ownMusic) {
    const path = `${folder}/own-music`;
    await deps.artifacts.download(ownMusic, path);
    return path;
  }
  const sections = plan.scenes.map(({ picture, number }) => ({
    mood: wanted === "automatic" || wanted === "own" ? picture.mood : wanted,
    seconds: timeOf(timing, number).frames / framesPerSecond,
  }));
  const path = `${folder}/music.wav`;
  await deps.composer.compose({ sections, seed }, path);
  return path;
};

/** The time in the film, in seconds, at which a scene's narration starts. */
const heardAt = ({ firstFrame, lead }: TimedScene): number => firstFrame / framesPerSecond + lead;
