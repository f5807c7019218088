import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf, readJson } from "../artifact/task-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import { InvalidData } from "../shared/errors.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import { SourceFilm } from "../story/source-film.ts";
import type { LookBible, Plan } from "../story/story.ts";
import { nameLook, readLook } from "./look-bible.ts";
import { namePictures, tileOf } from "./picture-files.ts";

/**
 * Copies the pictures of the finished film that this one has in another language, so that no scene is drawn again, and
 * returns the key of the look bible; "" where there is none. A title card is not copied: its text is in the language before.
 */
export const copyPictures = async (
  deps: HasArtifacts,
  task: RunningTask,
  plan: Plan,
  sourceKey: string,
): Promise<string> => {
  const source = await readJson(deps, sourceKey, SourceFilm);
  const lookKey = await copyLook(deps, task, plan, source);
  await mapConcurrently(plan.scenes, async (scene, index) => {
    const files = await namePictures(task, plan, scene);
    const from = source.pictures[index];
    if (!from) throw new InvalidData(`Scene ${scene.number} has no picture in the film ${source.taskId}`);
    if (await deps.artifacts.has(files.layers)) return;
    if (await deps.artifacts.has(from.card)) {
      await deps.artifacts.put(files.card, JSON.stringify({ scene: scene.number }), "application/json");
      return;
    }
    if (!(await deps.artifacts.has(from.layers)))
      throw new InvalidData(`The pictures of the film ${source.taskId} were deleted`);
    await deps.artifacts.copy(from.picture, files.picture);
    const tile = tileOf(from.picture);
    if (await deps.artifacts.has(tile)) await deps.artifacts.copy(tile, files.tile);
    // Last, because the layers imply the other files.
    await deps.artifacts.copy(from.layers, files.layers);
  });
  return lookKey;
};

/** Copies the sheets, which later changes of the scenes are drawn after. */
const copyLook = async (deps: HasArtifacts, task: RunningTask, plan: Plan, source: SourceFilm): Promise<string> => {
  const look = source.look && (await readLook(deps, source.look));
  if (!look) return "";
  const copied = async (key: string) => {
    const to = `${folderOf(task)}/sheet-before-${await digest(key)}.png`;
    if (!(await deps.artifacts.has(to))) await deps.artifacts.copy(key, to);
    return to;
  };
  const key = await nameLook(task, plan);
  const { style, sheets, firstPicture } = look;
  const own: LookBible = {
    style,
    sheets: await mapConcurrently(sheets, async (sheet) => ({ ...sheet, key: await copied(sheet.key) })),
    ...(firstPicture && { firstPicture: { ...firstPicture, key: await copied(firstPicture.key) } }),
  };
  await deps.artifacts.put(key, JSON.stringify(own), "application/json");
  return key;
};
