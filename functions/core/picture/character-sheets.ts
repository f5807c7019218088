import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf } from "../artifact/task-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import type { Plan, PlannedScene } from "../story/story.ts";
import type { CharacterSheet } from "./ports.ts";
import { heroOf } from "./watermark-and-hero.ts";

/** More sheets than this a model no longer tells apart. */
export const maxSheets = 4;

/** Who is in several pictures, those in most of them first. Of whom the owner has a picture, that is the sheet. */
export const recurringCharacters = (task: RunningTask, plan: Plan): Plan["cast"] => {
  const scenesWith = (id: string): number =>
    plan.scenes.filter(({ picture }) => picture.cast.some((member) => member.id === id)).length;
  return plan.cast
    .slice(heroOf(task) ? 1 : 0)
    .filter(({ id }) => scenesWith(id) > 1)
    .toSorted((a, b) => scenesWith(b.id) - scenesWith(a.id))
    .slice(0, maxSheets);
};

/** The file of a character's sheet, named by what it is drawn from. */
export const sheetFile = async (task: RunningTask, member: Plan["cast"][number]): Promise<string> => {
  const name = await digest({ member, style: task.image_illustration_style, model: task.models.illustrator });
  return `${folderOf(task)}/sheet-${name}.png`;
};

/** The sheets of those who are in a scene, where there are any. */
export const sheetsFor = async (
  deps: HasArtifacts,
  task: RunningTask,
  plan: Plan,
  { picture }: PlannedScene,
): Promise<CharacterSheet[]> => {
  const seen = recurringCharacters(task, plan).filter(({ id }) => picture.cast.some((member) => member.id === id));
  const sheets = await Promise.all(
    seen.map(async ({ name, ...member }) => {
      const file = await sheetFile(task, { name, ...member });
      return (await deps.artifacts.has(file)) ? [{ name, png: await deps.artifacts.get(file) }] : [];
    }),
  );
  return sheets.flat();
};
