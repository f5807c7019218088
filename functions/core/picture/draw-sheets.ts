import { readJson } from "../artifact/task-files.ts";
import { commitInAttempt, enterStage, type RunningTask } from "../pipeline/attempt.ts";
import { ContentBlocked, UnusableAnswer } from "../shared/errors.ts";
import { drawnFor, type LookBible, Plan, PreviousStory, type Sheet } from "../story/story.ts";
import type { TaskAttempt } from "../task/changes.ts";
import { copyPictures } from "./copy-pictures.ts";
import { type DrawsScenes, drawScene, maxPictureRetries, type SceneToDraw } from "./draw-scene.ts";
import { nameLook, nameSheet, readLook, sheetSubjects } from "./look-bible.ts";
import type { SheetSubject } from "./ports.ts";

/** The first pictures that are tried as the reference of the style: a refused one has a title card instead. */
const maxFirstPictures = 3;

/**
 * Makes the film's look bible: a sheet of each recurring character and place, and then the first picture of the film, whose
 * style all others follow. A film in another language has the pictures of its source. Returns the key of the look bible; "" for an illustrator that needs no sheets.
 */
export const drawSheets = async (
  deps: DrawsScenes,
  run: TaskAttempt,
  at: Omit<SceneToDraw, "lookKey" | "scene">,
): Promise<{ lookKey: string }> => {
  const task = await enterStage(deps, run, "pictures");
  const plan = await readJson(deps, at.scenesKey, Plan);
  if (task.translation_key) {
    const lookKey = await copyPictures(deps, task, plan, task.translation_key);
    const set = { look_key: lookKey || undefined };
    await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set }]);
    return { lookKey };
  }
  const key = await nameLook(task, plan);
  const store = (look: LookBible) => deps.artifacts.put(key, JSON.stringify(look), "application/json");
  const kept = await readLook(deps, key);
  const look = kept ?? (await sheetsOf(deps, task, plan, at.retries ?? 0));
  if (look.sheets.length === 0) return { lookKey: "" };
  // Stored before the first picture is drawn, because that is drawn after the sheets.
  if (!kept) await store(look);
  if (!look.firstPicture) {
    const firstPicture = await drawFirstPicture(deps, run, plan, { ...at, lookKey: key });
    if (firstPicture) await store({ ...look, firstPicture });
  }
  await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set: { look_key: key } }]);
  return { lookKey: key };
};

const sheetsOf = async (deps: DrawsScenes, task: RunningTask, plan: Plan, retries: number): Promise<LookBible> => {
  const before = task.sequel_key ? (await readJson(deps, task.sequel_key, PreviousStory)).look : undefined;
  const subjects = sheetSubjects(task, plan);
  const sheets = await Promise.all(subjects.map((subject) => sheetOf(deps, task, subject, { before, retries })));
  return { style: task.image_illustration_style, sheets: sheets.flat() };
};

/**
 * The sheet of a character or a place; that of the film before, in the same style, where there is one. A subject that the
 * provider refuses, or never draws, has no sheet: its description is used, as for one that appears once.
 */
const sheetOf = async (
  deps: DrawsScenes,
  task: RunningTask,
  subject: SheetSubject,
  { before, retries }: { readonly before: LookBible | undefined; readonly retries: number },
): Promise<Sheet[]> => {
  const { of, id } = subject;
  const style = task.image_illustration_style;
  const earlier = before?.sheets.find((sheet) => sheet.of === of && sheet.id === id)?.key;
  if (earlier && before?.style === style) return [{ of, id, key: earlier }];
  const key = await nameSheet(task, subject);
  if (await deps.artifacts.has(key)) return [{ of, id, key }];
  try {
    const order = { subject, style, model: task.models.illustrator };
    const png = await deps.illustrator.drawSheet?.({
      ...order,
      ...(earlier && { before: await deps.artifacts.get(earlier) }),
    });
    if (!png) return [];
    await deps.artifacts.put(key, png, "image/png");
    return [{ of, id, key }];
  } catch (error) {
    if (error instanceof ContentBlocked) return [];
    if (error instanceof UnusableAnswer && retries >= maxPictureRetries) return [];
    throw error;
  }
};

/** Draws scenes from the first on until one is accepted. They are kept as the pictures of these scenes. */
const drawFirstPicture = async (
  deps: DrawsScenes,
  run: TaskAttempt,
  plan: Plan,
  at: Omit<SceneToDraw, "scene">,
): Promise<LookBible["firstPicture"]> => {
  for (const scene of plan.scenes.slice(0, maxFirstPictures)) {
    const { picture, isCard } = await drawScene(deps, run, { ...at, scene: scene.number });
    if (!isCard) return { scene: drawnFor(scene), key: picture };
  }
  return undefined;
};
