import * as z from "zod";
import { sceneFolder } from "../artifact/task-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import type { PlannedScene } from "../story/story.ts";

/** Times of the words and sentences of a scene's narration, in seconds. */
export const SpokenWords = z.object({
  seconds: z.number().positive(),
  words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
  sentences: z.array(z.object({ start: z.number(), end: z.number(), words: z.tuple([z.int(), z.int()]) })),
});
export type SpokenWords = z.infer<typeof SpokenWords>;

/** The keys of a scene's narration files, with a digest of their inputs. */
export const voiceFiles = async (task: RunningTask, scene: PlannedScene): Promise<{ sound: string; words: string }> => {
  const name = await digest({
    text: scene.narration,
    language: task.voice_language,
    voice: task.voice_id,
    model: task.models.narrator,
  });
  const folder = sceneFolder(task, scene.number);
  return { sound: `${folder}/voice-${name}.wav`, words: `${folder}/words-${name}.json` };
};
