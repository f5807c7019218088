import * as z from "zod";
import { languages } from "#contract/catalogue/languages.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { deliveryFolder, putOnce, readJson, readText } from "../artifact/task-files.ts";
import { fromSrt } from "../captions/subtitle-files.ts";
import { Timing, timeOf } from "../media/timing.ts";
import { SpokenWords } from "../narration/voices.ts";
import { sizeOf } from "../picture/picture-files.ts";
import { commitInAttempt, findAttempt, type RunningTask } from "../pipeline/attempt.ts";
import { filmChapters } from "../script/film-chapters.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import { InvalidData } from "../shared/errors.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import { Plan } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { fileNameOf } from "./downloads.ts";
import type { EditorProject } from "./editor-project.ts";
import { writeFcpxml } from "./write-fcpxml.ts";
import { writeOtio } from "./write-otio.ts";

/** The artifacts of a scene that a video editor gets, and the times of its words. */
export const SceneFiles = z.object({
  video: z.string(),
  picture: z.string().optional(),
  sound: z.string(),
  words: z.string(),
});
export type SceneFiles = z.infer<typeof SceneFiles>;

/** The artifacts that a video editor gets. */
export interface Material {
  readonly scenesKey: string;
  readonly timingKey: string;
  /** The captions as SubRip. */
  readonly captions: string;
  /** Empty in a film without music. */
  readonly music: string;
  /** In the order of the film. */
  readonly scenes: readonly SceneFiles[];
}

interface ZippedFile {
  readonly key: string;
  readonly name: string;
}

/**
 * Packs scenes, pictures, narration, music, captions and the project files of editors into a ZIP. It needs no joined film, so
 * it runs beside the join.
 */
export const packEditorProject = async (
  deps: HasTasks & HasArtifacts & Commits<TaskChange>,
  run: TaskAttempt,
  material: Material,
): Promise<void> => {
  const task = await findAttempt(deps, run);
  const folder = await deliveryFolder(task);
  // An attempt delivers its own files: those of an earlier one would be deleted too soon.
  const name = await digest({ material, title: task.code_name, attempt: run.attempt, version: 1 });
  const key = `${folder}/editor-${name}.zip`;
  if (!(await deps.artifacts.has(key))) await pack(deps, task, material, { folder, name, key });
  await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set: { editor_key: key } }]);
};

const pack = async (
  deps: HasArtifacts,
  task: RunningTask,
  material: Material,
  { folder, name, key }: { readonly folder: string; readonly name: string; readonly key: string },
): Promise<void> => {
  const { project, files } = await projectOf(deps, task, material);
  const texts = [
    { key: `${folder}/editor-${name}.fcpxml`, text: writeFcpxml(project), end: "fcpxml", type: "application/xml" },
    { key: `${folder}/editor-${name}.otio`, text: writeOtio(project), end: "otio", type: "application/json" },
  ];
  for (const { key, text, type } of texts) await putOnce(deps, key, text, type);
  const all = [
    ...texts.map(({ key, end }) => ({ key, name: `${project.name}.${end}` })),
    { key: material.captions, name: `${project.name}.srt` },
    ...files,
  ];
  await deps.artifacts.zip(
    key,
    all.map((file) => ({ ...file, name: `${project.name}/${file.name}` })),
  );
};

const projectOf = async (
  deps: HasArtifacts,
  task: RunningTask,
  { scenesKey, timingKey, scenes: made, captions, music }: Material,
): Promise<{ project: EditorProject; files: ZippedFile[] }> => {
  const [plan, timing] = [await readJson(deps, scenesKey, Plan), await readJson(deps, timingKey, Timing)];
  const files: ZippedFile[] = [];
  const add = (key: string, name: string): string => {
    files.push({ key, name });
    return name;
  };
  const seconds = await mapConcurrently(made, async ({ words }) => (await readJson(deps, words, SpokenWords)).seconds);
  const scenes = plan.scenes.map(({ number, title }) => {
    const files = made[number - 1];
    if (!files) throw new InvalidData(`No files of scene ${number}`);
    const { firstFrame, frames, lead } = timeOf(timing, number);
    const nth = String(number).padStart(2, "0");
    return {
      ...{ title, firstFrame, frames, lead, voiceSeconds: seconds[number - 1] ?? 0 },
      video: add(files.video, `media/scene-${nth}.mp4`),
      voice: add(files.sound, `media/voice-${nth}.wav`),
      picture: files.picture && add(files.picture, `media/picture-${nth}.png`),
    };
  });
  const project = {
    name: fileNameOf(task.code_name) + ((task.cut ?? 1) > 1 ? ` - cut ${task.cut}` : ""),
    language: languages[task.voice_language].tag,
    size: sizeOf(task),
    scenes,
    music: music ? add(music, "media/music.m4a") : undefined,
    chapters: filmChapters(plan.scenes, timing),
    captions: fromSrt(await readText(deps, captions)),
  };
  return { project, files };
};
