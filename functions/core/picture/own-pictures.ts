import { isSameName } from "#contract/order/own-characters.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import type { HasFilmStudio, HasPictureFiles } from "../media/ports.ts";
import { type CastMember, heroIdOf, type Plan } from "../story/story.ts";

/** The key of the owner's watermark, as it was at the time of the order; undefined without one. */
export const watermarkOf = (task: Pick<TaskRecord, "watermark_enabled" | "watermark_key">): string | undefined =>
  task.watermark_enabled ? task.watermark_key : undefined;

/** The key of the picture of the main character that an order names alone; undefined without one. */
const heroOf = (task: Pick<TaskRecord, "use_fixed_character" | "fixed_character_key">): string | undefined =>
  task.use_fixed_character ? task.fixed_character_key : undefined;

/** The uploaded pictures of characters, by who in the cast has them. */
export const ownPicturesOf = (
  task: Pick<TaskRecord, "use_fixed_character" | "fixed_character_key" | "character_keys">,
  plan: Plan,
): readonly { readonly member: CastMember; readonly key: string }[] => {
  const hero = heroOf(task);
  const lead = heroIdOf(plan);
  return plan.cast.flatMap((member) => {
    const [, key] = Object.entries(task.character_keys ?? {}).find(([name]) => isSameName(name, member.name)) ?? [];
    const own = key ?? (member.id === lead ? hero : undefined);
    return own ? [{ member, key: own }] : [];
  });
};

/** Names uploaded pictures in a digest: one of a main character alone by its key. */
export const ownKeys = (pictures: ReturnType<typeof ownPicturesOf>): string | Record<string, string> | undefined => {
  const [only, ...others] = pictures;
  if (!only) return undefined;
  return others.length === 0 ? only.key : Object.fromEntries(pictures.map(({ member, key }) => [member.id, key]));
};

/** An uploaded picture as PNG, which every illustrator accepts. */
export const readOwnPicture = async (
  deps: HasArtifacts & HasFilmStudio & HasPictureFiles,
  key: string,
): Promise<Uint8Array> => {
  const image = await deps.artifacts.get(key);
  return key.endsWith(".png") ? image : deps.pictures.flatten(await deps.film.flatPicture(image));
};
