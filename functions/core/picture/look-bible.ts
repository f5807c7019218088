import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf, readJson } from "../artifact/task-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import { drawnFor, LookBible, type Plan, type PlannedScene } from "../story/story.ts";
import { ownKeys, ownPicturesOf } from "./own-pictures.ts";
import type { Reference, SheetSubject } from "./ports.ts";

/** A sheet costs as much as a picture: there is one of each kind for every five scenes. */
const scenesPerSheet = 5;
const minCharacters = 2;
/** More are not told apart. */
const maxCharacters = 6;
const maxPlaces = 8;

const maxCharacterSheets = (scenes: number): number =>
  Math.min(maxCharacters, Math.max(minCharacters, Math.ceil(scenes / scenesPerSheet)));
const maxPlaceSheets = (scenes: number): number => Math.min(maxPlaces, Math.ceil(scenes / scenesPerSheet));

/** The most sheets that a film of so many scenes has. */
export const maxSheets = (scenes: number): number => maxCharacterSheets(scenes) + maxPlaceSheets(scenes);

/**
 * Characters and places in several pictures, the most frequent first. Characters whose picture the owner uploaded are
 * left out.
 */
export const sheetSubjects = (task: RunningTask, plan: Plan): SheetSubject[] => {
  const isIn = (scene: PlannedScene, { of, id }: { of: "character" | "place"; id: string }): boolean =>
    of === "place" ? scene.picture.placeId === id : scene.picture.cast.some((member) => member.id === id);
  const recurring = <T extends SheetSubject>(subjects: readonly T[], most: number): T[] => {
    const counted = subjects.map((subject) => ({
      subject,
      scenes: plan.scenes.filter((scene) => isIn(scene, subject)).length,
    }));
    return counted
      .filter(({ scenes }) => scenes > 1)
      .toSorted((a, b) => b.scenes - a.scenes)
      .slice(0, most)
      .map(({ subject }) => subject);
  };
  const own = ownPicturesOf(task, plan).map(({ member }) => member.id);
  const characters = plan.cast
    .filter(({ id }) => !own.includes(id))
    .map((member) => ({ of: "character" as const, ...member }));
  const places = (plan.places ?? []).map((place) => ({ of: "place" as const, ...place }));
  return [
    ...recurring(characters, maxCharacterSheets(plan.scenes.length)),
    ...recurring(places, maxPlaceSheets(plan.scenes.length)),
  ];
};

/** Names a subject's sheet by a digest of its inputs. Only the stage that writes it calls this. */
export const nameSheet = async (task: RunningTask, subject: SheetSubject): Promise<string> => {
  const name = await digest({ subject, style: task.image_illustration_style, model: task.models.illustrator });
  return `${folderOf(task)}/sheet-${name}.png`;
};

/** Names the film's look bible by a digest of its inputs. Only the stage that writes it calls this. */
export const nameLook = async (task: RunningTask, plan: Plan): Promise<string> => {
  const { cast, places, hero } = plan;
  const { image_illustration_style: style, image_dimensions: size, models } = task;
  const name = await digest({
    cast,
    places,
    hero,
    style,
    size,
    model: models.illustrator,
    own: ownKeys(ownPicturesOf(task, plan)),
  });
  return `${folderOf(task)}/look-${name}.json`;
};

/** The look bible with this key; undefined where there is none. */
export const readLook = async (deps: HasArtifacts, key: string): Promise<LookBible | undefined> =>
  key && (await deps.artifacts.has(key)) ? readJson(deps, key, LookBible) : undefined;

/**
 * The pictures that a scene is drawn after: the sheets of who is in it and of its place, and the film's first picture
 * for the style.
 */
export const referencesFor = async (
  deps: HasArtifacts,
  look: LookBible | undefined,
  plan: Plan,
  scene: PlannedScene,
): Promise<Reference[]> => {
  if (!look) return [];
  const { sheets, firstPicture } = look;
  const { picture } = scene;
  const keyOf = (of: "character" | "place", id: string | undefined) =>
    sheets.find((sheet) => sheet.of === of && sheet.id === id)?.key;
  const characters = plan.cast.filter(({ id }) => picture.cast.some((member) => member.id === id));
  const place = plan.places?.find(({ id }) => id === picture.placeId);
  const wanted = [
    ...characters.map(({ id, name }) => ({ of: "character" as const, name, key: keyOf("character", id) })),
    ...(place ? [{ of: "place" as const, name: place.name, key: keyOf("place", place.id) }] : []),
    {
      of: "style" as const,
      name: "Style",
      key: firstPicture?.scene === drawnFor(scene) ? undefined : firstPicture?.key,
    },
  ];
  const found = await Promise.all(
    wanted.map(async ({ key, ...reference }) =>
      key && (await deps.artifacts.has(key)) ? [{ ...reference, png: await deps.artifacts.get(key) }] : [],
    ),
  );
  return found.flat();
};
