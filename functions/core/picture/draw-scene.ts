import type { HasArtifacts } from "../artifact/ports.ts";
import { filmIdOf } from "../artifact/task-files.ts";
import { digitalSourceOf, withOwnMedia } from "../media/digital-source.ts";
import type { HasContentCredentials, HasFilmStudio, HasPictureFiles, LayeredPicture, Origin } from "../media/ports.ts";
import { sceneUtterances } from "../narration/voices.ts";
import { enterStage, findAttempt, markScene, type RunningTask } from "../pipeline/attempt.ts";
import type { Commits } from "../shared/commit.ts";
import { ContentBlocked, UnusableAnswer } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { readScene } from "../story/read-scene.ts";
import { drawnFor, type Plan, type PlannedScene } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { readLook, referencesFor } from "./look-bible.ts";
import { ownPicturesOf, readOwnPicture } from "./own-pictures.ts";
import { namePictures, type PictureKeys, sizeOf } from "./picture-files.ts";
import type { HasIllustrator } from "./ports.ts";

/** What drawing a scene needs. */
export type DrawsScenes = HasTasks &
  HasClock &
  HasArtifacts &
  HasIllustrator &
  HasFilmStudio &
  HasPictureFiles &
  HasContentCredentials &
  Commits<TaskChange>;

/** Retries of the stage for a picture that cannot be used. Each is paid for. */
export const maxPictureRetries = 3;

/** The scene to draw, and how often its stage was retried. */
export interface SceneToDraw {
  readonly scenesKey: string;
  readonly lookKey: string;
  readonly scene: number;
  readonly retries?: number;
  /** Drawn beside the voices: the task is still in their stage. */
  readonly early?: boolean;
}

/** Attempts with a milder prompt each, before a title card replaces the picture. */
const softnesses = [0, 1, 2];

/**
 * Draws one scene, unless its picture exists. Returns its files, whether it is a title card, and whether it was the last
 * one: a picture that the provider refuses, or never makes, does not fail a film. The layers are what was paid for: they are
 * stored before anything is made of them. A card is marked first, so that it stays one.
 */
export const drawScene = async (
  deps: DrawsScenes,
  run: TaskAttempt,
  at: SceneToDraw,
): Promise<PictureKeys & { readonly isCard: boolean; readonly isLast: boolean }> => {
  const task = at.early ? await findAttempt(deps, run) : await enterStage(deps, run, "pictures");
  const { plan, scene } = await readScene(deps, at);
  const files = await namePictures(task, plan, scene);
  const kept = (await deps.artifacts.has(files.layers)) && (await deps.artifacts.has(files.picture));
  if (!kept) {
    const picture = await drawOnce(deps, task, { plan, scene, at, files });
    const origin = originOf(task, plan, scene, await deps.artifacts.has(files.card));
    const png = await deps.pictures.flatten(picture, origin);
    const signed = origin ? await deps.contentCredentials.signPicture(png, origin) : png;
    await deps.artifacts.put(files.picture, signed, "image/png");
  }
  if (!(await deps.artifacts.has(files.tile)))
    await deps.artifacts.put(
      files.tile,
      await deps.pictures.tile(await deps.artifacts.get(files.picture)),
      "image/webp",
    );
  // A picture that this attempt drew before the stage was repeated does not count as reused.
  const fromBefore = kept && run.attempt > 1 && !task.pictures_made?.has(scene.number);
  // Read from storage, so that a card is refunded also by an attempt that reuses it.
  const isCard = await deps.artifacts.has(files.card);
  await markScene(deps, run, scene.number, [
    "pictures_made",
    ...(fromBefore ? (["pictures_kept"] as const) : []),
    ...(isCard ? (["cards_made"] as const) : []),
  ]);
  return { picture: files.picture, layers: files.layers, isCard, isLast: await isLastOf(deps, run, task, plan) };
};

/** The layers of a scene's picture: those of an earlier call, or drawn now and stored. */
const drawOnce = async (
  deps: DrawsScenes,
  task: RunningTask,
  {
    plan,
    scene,
    at,
    files,
  }: { plan: Plan; scene: PlannedScene; at: SceneToDraw; files: Awaited<ReturnType<typeof namePictures>> },
): Promise<LayeredPicture> => {
  if (await deps.artifacts.has(files.layers)) return deps.pictures.unpack(await deps.artifacts.get(files.layers));
  const isDecided = await deps.artifacts.has(files.card);
  const { picture, isCard } = await draw(deps, task, plan, scene, { ...at, isCard: isDecided });
  if (isCard) await deps.artifacts.put(files.card, JSON.stringify({ scene: scene.number }), "application/json");
  await deps.artifacts.put(files.layers, await deps.pictures.pack(picture), "application/octet-stream");
  return picture;
};

/** How the picture came about: a card is drawn by a program. Undefined for the owner's own picture. */
const originOf = (
  task: RunningTask,
  plan: Plan,
  { title, picture }: PlannedScene,
  isCard: boolean,
): Origin | undefined => {
  if (picture.ownKey) return undefined;
  if (isCard) return { title, source: "algorithmicMedia" };
  const source = digitalSourceOf({ models: { illustrator: task.models.illustrator } });
  return { title, source: ownCharacters(task, plan, picture).length > 0 ? withOwnMedia(source) : source };
};

/** The uploaded characters that are in a picture. */
const ownCharacters = (task: RunningTask, plan: Plan, { cast }: PlannedScene["picture"]) =>
  ownPicturesOf(task, plan).filter(({ member }) => cast.some(({ id }) => id === member.id));

/** True if this call has completed the pictures of the film. Two calls that end at once may both be the last. */
const isLastOf = async (
  deps: HasTasks,
  run: TaskAttempt,
  { pictures_made: before }: RunningTask,
  { scenes }: Plan,
): Promise<boolean> => {
  // The early picture of a film of one scene is not announced.
  if (before?.size === scenes.length && scenes.length > 1) return false;
  return (await findAttempt(deps, run)).pictures_made?.size === scenes.length;
};

const draw = async (
  deps: DrawsScenes,
  task: RunningTask,
  plan: Plan,
  scene: PlannedScene,
  { lookKey, retries = 0, isCard }: SceneToDraw & { readonly isCard: boolean },
): Promise<{ picture: LayeredPicture; isCard: boolean }> => {
  const size = sizeOf(task);
  const { ownKey, version } = scene.picture;
  if (ownKey) return { picture: await deps.film.flatPicture(await deps.artifacts.get(ownKey)), isCard: false };
  const own = await Promise.all(
    ownCharacters(task, plan, scene.picture).map(async ({ member: { id, name }, key }) => ({
      id,
      name,
      png: await readOwnPicture(deps, key),
    })),
  );
  const references = await referencesFor(deps, await readLook(deps, lookKey), plan, scene);
  for (const softness of isCard ? [] : softnesses) {
    try {
      const picture = await deps.illustrator.draw({
        scene,
        plan,
        style: task.image_illustration_style,
        ...size,
        seed: [filmIdOf(task), drawnFor(scene), ...(version ? [version] : [])].join("-"),
        storySeed: task.look_seed ?? filmIdOf(task),
        softness,
        speakers: speakersIn(task, plan, scene),
        own,
        references,
        model: task.models.illustrator,
      });
      return { picture, isCard: false };
    } catch (error) {
      if (error instanceof UnusableAnswer && retries >= maxPictureRetries) break;
      if (!(error instanceof ContentBlocked)) throw error;
    }
  }
  const picture = await deps.film.titleCard({
    title: scene.title,
    language: task.voice_language,
    size,
    seed: drawnFor(scene),
  });
  return { picture, isCard: true };
};

/** The characters who speak lines of their own in a scene. */
const speakersIn = (task: RunningTask, plan: Plan, scene: PlannedScene): readonly string[] =>
  (sceneUtterances(task, plan, scene) ?? []).flatMap(({ speaker }) => speaker ?? []);
