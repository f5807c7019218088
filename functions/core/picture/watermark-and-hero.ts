import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import type { HasFilmStudio, HasPictureFiles } from "../media/ports.ts";

/** The key of the owner's watermark, as it was at the time of the order; undefined without one. */
export const watermarkOf = (task: Pick<TaskRecord, "watermark_enabled" | "watermark_key">): string | undefined =>
  task.watermark_enabled ? task.watermark_key : undefined;

/** The key of the uploaded picture of the main character; undefined without one. */
export const heroOf = (task: Pick<TaskRecord, "use_fixed_character" | "fixed_character_key">): string | undefined =>
  task.use_fixed_character ? task.fixed_character_key : undefined;

/** The uploaded main character as PNG, which every illustrator accepts. */
export const heroPicture = async (
  deps: HasArtifacts & HasFilmStudio & HasPictureFiles,
  task: Parameters<typeof heroOf>[0],
): Promise<Uint8Array | undefined> => {
  const key = heroOf(task);
  if (!key) return undefined;
  const image = await deps.artifacts.get(key);
  return key.endsWith(".png") ? image : deps.pictures.flatten(await deps.film.flatPicture(image));
};
