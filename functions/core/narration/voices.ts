import * as z from "zod";
import { sceneFolder } from "../artifact/task-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import { type PlannedScene, sceneId } from "../story/story.ts";
import { respell } from "./pronounce.ts";

/** Times of the words and sentences of a scene's narration, in seconds. */
export const SpokenWords = z.object({
  seconds: z.number().positive(),
  words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
  sentences: z.array(z.object({ start: z.number(), end: z.number(), words: z.tuple([z.int(), z.int()]) })),
});
export type SpokenWords = z.infer<typeof SpokenWords>;

/** The keys of a scene's narration: VoiceScene returns them, and later stages receive them. */
export const VoiceKeys = z.object({ sound: z.string(), words: z.string() });
export type VoiceKeys = z.infer<typeof VoiceKeys>;

/** Names the narration files of a scene by a digest of their inputs. Only the stage that writes them calls this. */
export const nameVoices = async (task: RunningTask, scene: PlannedScene): Promise<VoiceKeys> => {
  const spoken = respell(scene.narration, task.pronunciations);
  const name = await digest({
    text: scene.narration,
    ...(spoken !== scene.narration && { spoken }),
    language: task.voice_language,
    voice: task.voice_id,
    model: task.models.narrator,
  });
  const folder = sceneFolder(task, sceneId(scene));
  return { sound: `${folder}/voice-${name}.wav`, words: `${folder}/words-${name}.json` };
};
