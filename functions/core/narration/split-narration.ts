import { ownNarration, wholeNarration } from "#contract/catalogue/own-narration.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { createJsonOnce, folderOf, readJson } from "../artifact/task-files.ts";
import { openWav } from "../media/read-wav.ts";
import { wavOf } from "../media/wav.ts";
import { enterStage, findAttempt } from "../pipeline/attempt.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import { UnfitRecording } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { Plan } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { setTask } from "../task/update-task.ts";
import type { HasRecordings, RecordedPart } from "./ports.ts";
import { WholeRecording } from "./whole-recording.ts";

type SplitsNarrations = HasTasks & HasClock & HasArtifacts & HasRecordings & Commits<TaskChange>;

interface Split {
  readonly scenesKey: string;
  /** The key of a `WholeRecording`. */
  readonly recordingKey: string;
}

/**
 * Splits a recording of the whole narration over the scenes, and returns the key of the plan to go on with. If the words of
 * a scene are not in it, no scene gets a part: a new cut fails with `UnfitRecording`, and a film that is reviewed has its
 * scenes as before, with the reason.
 */
export const splitNarration = async (
  deps: SplitsNarrations,
  run: TaskAttempt,
  { scenesKey, recordingKey }: Split,
): Promise<{ scenesKey: string }> => {
  const task = await enterStage(deps, run, "voices");
  const whole = await readJson(deps, recordingKey, WholeRecording);
  const files = new Set(await deps.artifacts.list(`${folderOf(task)}/part-`));
  if (whole.scenes.every(({ key }) => files.has(key))) return { scenesKey };
  const wav = await openWav(deps, whole.recording);
  const texts = whole.scenes.map(({ text }) => text);
  const parts = await deps.recordings.split({ ...wav, texts, language: task.voice_language });
  const unfit = whole.scenes.filter((_, index) => !fits(parts[index]));
  if (unfit.length > 0) {
    const reason = reasonOf(unfit.map(({ number }) => number));
    if (task.cut_of) throw new UnfitRecording(reason);
    return { scenesKey: await restore(deps, run, whole, { scenesKey, reason }) };
  }
  for (const [index, { key }] of whole.scenes.entries()) {
    const { start = 0, end = 0 } = parts[index] ?? {};
    await deps.artifacts.put(key, wavOf(await wav.read(start, end), wav.sampleRate), "audio/wav");
  }
  return { scenesKey };
};

const fits = (part: RecordedPart | undefined): boolean =>
  part !== undefined &&
  part.pace >= wholeNarration.minPace &&
  part.pace <= wholeNarration.maxPace &&
  part.end - part.start <= ownNarration.maxSeconds;

/** The scenes that a message names. */
const maxNamed = 5;

const reasonOf = (numbers: readonly number[]): string => {
  const named = numbers.slice(0, maxNamed).join(", ");
  return `The recording does not fit the words of these scenes: ${named}. Please read all scenes in their order, without other words.`;
};

/** Gives the scenes what they had before the recording, also in a plan that was edited in the meantime. */
const restore = async (
  deps: SplitsNarrations,
  run: TaskAttempt,
  whole: WholeRecording,
  { scenesKey, reason }: { readonly scenesKey: string; readonly reason: string },
): Promise<string> => {
  await retryOnConflict(deps, async () => {
    const task = await findAttempt(deps, run);
    const scenes_key = await withoutParts(deps, folderOf(task), task.scenes_key ?? scenesKey, whole);
    const scenes_revision = (task.scenes_revision ?? 0) + 1;
    const set = { scenes_key, scenes_revision, recording_key: undefined, recording_error: reason };
    return { changes: [setTask(task, set)], result: undefined };
  });
  return withoutParts(deps, folderOf(await findAttempt(deps, run)), scenesKey, whole);
};

/** The key of a plan without the parts of a recording. */
const withoutParts = async (
  deps: HasArtifacts,
  folder: string,
  scenesKey: string,
  { scenes: parts }: WholeRecording,
): Promise<string> => {
  const plan = await readJson(deps, scenesKey, Plan);
  const before = new Map<string, string | undefined>();
  for (const part of parts) {
    const isThere = part.before !== undefined && (await deps.artifacts.has(part.before));
    before.set(part.key, isThere ? part.before : undefined);
  }
  const scenes = plan.scenes.map(({ ownNarration: own, ...scene }) => {
    const recording = own !== undefined && before.has(own) ? before.get(own) : own;
    return recording === undefined ? scene : { ...scene, ownNarration: recording };
  });
  const restored = { ...plan, scenes };
  return createJsonOnce(deps, `${folder}/scenes-${await digest(restored)}.json`, Plan, async () => restored);
};
