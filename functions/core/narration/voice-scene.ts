import type { SpeechStyle } from "#contract/catalogue/speech-styles.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { wavOf } from "../media/wav.ts";
import { enterStage, markScene, type RunningTask } from "../pipeline/attempt.ts";
import type { Commits } from "../shared/commit.ts";
import { UnusableAnswer } from "../shared/errors.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import type { HasClock } from "../shared/ports.ts";
import { readScene } from "../story/read-scene.ts";
import type { Plan, PlannedScene } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { joinSpeech } from "./join-speech.ts";
import type { HasNarrator, HasRecordings, Speech } from "./ports.ts";
import { respell, restoreSpelling } from "./pronounce.ts";
import { nameVoices, narratorVoiceOf, type SpokenWords, sceneUtterances, type VoiceKeys } from "./voices.ts";

type VoicesScenes = HasTasks & HasClock & HasArtifacts & HasNarrator & HasRecordings & Commits<TaskChange>;

/**
 * Narrates one scene, or prepares its owner's recording, and returns its files. The words are stored after the sound, so
 * they imply the sound file.
 */
export const voiceScene = async (
  deps: VoicesScenes,
  run: TaskAttempt,
  at: { readonly scenesKey: string; readonly scene: number },
): Promise<VoiceKeys> => {
  const task = await enterStage(deps, run, "voices");
  const { plan, scene } = await readScene(deps, at);
  const files = await nameVoices(task, plan, scene);
  if (!(await deps.artifacts.has(files.words))) {
    const { samples, sampleRate, ...spoken } = scene.ownNarration
      ? await deps.recordings.read({
          wav: await deps.artifacts.get(scene.ownNarration),
          text: scene.narration,
          language: task.voice_language,
        })
      : await narrate(deps, task, plan, scene);
    await deps.artifacts.put(files.sound, wavOf(samples, sampleRate), "audio/wav");
    const words = { ...spoken, seconds: samples.length / sampleRate };
    await deps.artifacts.put(files.words, JSON.stringify(words), "application/json");
  }
  await markScene(deps, run, scene.number, ["voices_made"]);
  return files;
};

/** The narration in the voices of the film's narrator and characters. */
const narrate = async (
  deps: HasNarrator,
  task: RunningTask,
  plan: Plan,
  scene: PlannedScene,
): Promise<Omit<Speech, "mouth"> & Pick<SpokenWords, "speakers" | "mouth">> => {
  const say = async (text: string, voice: string, style?: SpeechStyle): Promise<Speech> => {
    const said = await deps.narrator.speak({
      text: respell(text, task.pronunciations),
      language: task.voice_language,
      voice,
      ...(style && { style }),
      model: task.models.narrator,
    });
    if (isSilent(said)) throw new UnusableAnswer(`The narrator was silent in scene ${scene.number}`);
    return restoreSpelling(said, text, task.pronunciations);
  };
  const utterances = sceneUtterances(task, plan, scene);
  return utterances
    ? joinSpeech(
        await mapConcurrently(utterances, async (each) => ({
          ...each,
          speech: await say(each.text, each.voice, each.style),
        })),
      )
    : withoutMouth(await say(scene.narration, narratorVoiceOf(task, plan)));
};

/** No picture shows the narrator. */
const withoutMouth = ({ mouth: _, ...speech }: Speech): Omit<Speech, "mouth"> => speech;

const isSilent = ({ samples }: Speech) => !samples.some((sample) => Math.abs(sample) > 0.01);
