import * as z from "zod";
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

/** The keys of the sheets by the character's id: DrawSheets returns them, and DrawScene receives them. */
export const Sheets = z.record(z.string(), z.string());
export type Sheets = z.infer<typeof Sheets>;

/** Names a character's sheet by a digest of its inputs. Only the stage that writes it calls this. */
export const nameSheet = async (task: RunningTask, member: Plan["cast"][number]): Promise<string> => {
  const name = await digest({ member, style: task.image_illustration_style, model: task.models.illustrator });
  return `${folderOf(task)}/sheet-${name}.png`;
};

/** The sheets of the characters in a scene, the most frequent characters first. */
export const sheetsFor = (
  deps: HasArtifacts,
  { cast }: Plan,
  { picture }: PlannedScene,
  drawn: Sheets,
): Promise<CharacterSheet[]> =>
  Promise.all(
    Object.entries(drawn)
      .filter(([id]) => picture.cast.some((member) => member.id === id))
      .map(async ([id, key]) => ({
        name: cast.find((member) => member.id === id)?.name ?? id,
        png: await deps.artifacts.get(key),
      })),
  );
