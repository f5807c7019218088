import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf } from "../artifact/task-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import type { Plan, PlannedScene } from "../story/story.ts";
import type { CharacterSheet } from "./ports.ts";
import { heroOf } from "./watermark-and-hero.ts";

/** Models do not tell more sheets apart. */
export const maxSheets = 4;

/** Characters in several pictures, the most frequent first. The hero is left out if the owner uploaded a picture. */
export const recurringCharacters = (task: RunningTask, plan: Plan): Plan["cast"] => {
  const scenesWith = (id: string): number =>
    plan.scenes.filter(({ picture }) => picture.cast.some((member) => member.id === id)).length;
  return plan.cast
    .slice(heroOf(task) ? 1 : 0)
    .filter(({ id }) => scenesWith(id) > 1)
    .toSorted((a, b) => scenesWith(b.id) - scenesWith(a.id))
    .slice(0, maxSheets);
};

/** The key of a character's sheet, with a digest of its inputs. */
export const sheetFile = async (task: RunningTask, member: Plan["cast"][number]): Promise<string> => {
  const name = await digest({ member, style: task.image_illustration_style, model: task.models.illustrator });
  return `${folderOf(task)}/sheet-${name}.png`;
};

/** The existing sheets of the characters in a scene. */
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
