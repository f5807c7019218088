import * as z from "zod";
import { voices } from "#contract/catalogue/voices.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf, readJson } from "../artifact/task-files.ts";
import type { HasSoundMixer, HasTempFolder } from "../media/ports.ts";
import { wavOf } from "../media/wav.ts";
import type { Speech } from "../narration/ports.ts";
import { respell } from "../narration/pronounce.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import { Plan } from "../story/story.ts";
import type { HasSceneDescriber } from "./ports.ts";
import { descriptionsOf } from "./scene-descriptions.ts";

/** The artifacts of the audio description: what is seen in each scene, and the sound that says it. */
export const DescriptionKeys = z.object({ list: z.string(), sound: z.string() });
export type DescriptionKeys = z.infer<typeof DescriptionKeys>;

/** What is seen in a scene, and where in the sound file it is spoken, in seconds. */
const SceneDescription = z.object({
  scene: z.int(),
  text: z.string(),
  spoken: z.object({ at: z.number(), seconds: z.number() }).optional(),
});
export type SceneDescription = z.infer<typeof SceneDescription>;
/** All of them, and the length of the sound file. */
export const SceneDescriptions = z.object({ seconds: z.number(), scenes: z.array(SceneDescription) });

/** Increase it when the descriptions or their sound change, so that a retry does not use old ones. */
const descriptionsVersion = 1;
/** Silence around each description, so that a player that stops a little late is not heard. */
const gapSeconds = 0.5;

type Describes = HasArtifacts & HasSceneDescriber & HasSoundMixer & HasTempFolder;

/**
 * The audio description of all scenes in one sound file, as loud as the film. The built-in narrator speaks it, with
 * another voice than the film's. The list is stored after what is spoken, so a retry of the mix speaks nothing again. Undefined if nothing is described.
 */
export const speakDescriptions = async (
  deps: Describes,
  task: RunningTask,
  scenesKey: string,
): Promise<DescriptionKeys | undefined> => {
  const plan = await readJson(deps, scenesKey, Plan);
  const { voice_language: language, pronunciations } = task;
  const texts = descriptionsOf(deps, plan, language).flatMap((text, index) =>
    text ? [{ scene: index + 1, text, said: respell(text, pronunciations) }] : [],
  );
  if (texts.length === 0) return undefined;
  const voice = voiceBeside(task);
  const name = await digest({ texts, language, voice, version: descriptionsVersion });
  const files = {
    list: `${folderOf(task)}/descriptions-${name}.json`,
    sound: `${folderOf(task)}/descriptions-${name}.m4a`,
    speech: `${folderOf(task)}/descriptions-${name}.wav`,
  };
  const { list, sound } = files;
  if (await deps.artifacts.has(sound)) return { list, sound };
  if (!(await deps.artifacts.has(list))) {
    const spoken = await mapConcurrently(texts, async ({ said, ...text }) => ({
      ...text,
      // A description that cannot be spoken is shown: it must not fail a film.
      speech: await deps.describer.speak({ text: said, language, voice }).catch(() => undefined),
    }));
    const { samples, sampleRate, ...laid } = laidOut(spoken);
    await deps.artifacts.put(files.speech, wavOf(samples, sampleRate), "audio/wav");
    await deps.artifacts.put(list, JSON.stringify(laid), "application/json");
  }
  const { seconds } = await readJson(deps, list, SceneDescriptions);
  await deps.withTempFolder(async (folder) => {
    const [path, out] = [`${folder}/descriptions.wav`, `${folder}/descriptions.m4a`];
    await deps.artifacts.download(files.speech, path);
    await deps.sound.mixSound({ narration: [{ path, at: 0 }], seconds, out });
    await deps.artifacts.upload(sound, out, "audio/mp4");
  });
  return { list, sound };
};

/** Another voice of the film's language than its narrator's, if there is one: listeners tell them apart. */
const voiceBeside = ({ voice_language, voice_id }: RunningTask): string =>
  voices.find(({ id, language }) => language === voice_language && id !== voice_id)?.id ?? voice_id;

/** One description after the other, with silence between them. */
const laidOut = (
  spoken: readonly { readonly scene: number; readonly text: string; readonly speech: Speech | undefined }[],
) => {
  const sampleRate = spoken.find(({ speech }) => speech)?.speech?.sampleRate ?? 48_000;
  const gap = Math.round(gapSeconds * sampleRate);
  let length = gap;
  const scenes: SceneDescription[] = [];
  const parts: { readonly at: number; readonly samples: Float32Array }[] = [];
  for (const { scene, text, speech } of spoken) {
    if (speech?.sampleRate !== sampleRate) {
      scenes.push({ scene, text });
      continue;
    }
    parts.push({ at: length, samples: speech.samples });
    scenes.push({ scene, text, spoken: { at: length / sampleRate, seconds: speech.samples.length / sampleRate } });
    length += speech.samples.length + gap;
  }
  const samples = new Float32Array(length);
  for (const part of parts) samples.set(part.samples, part.at);
  return { scenes, seconds: length / sampleRate, samples, sampleRate };
};
