import { editPricesOf } from "#contract/catalogue/edit-prices.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf } from "../artifact/task-files.ts";
import { nameVoices } from "../narration/voices.ts";
import { namePictures } from "../picture/picture-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import { drawnFor, type Plan, sceneId } from "../story/story.ts";
import type { EditedPlan } from "./apply-edits.ts";

/** What edited scenes need to be made, and what is there already. */
export interface EditWork {
  /** The ids of the scenes that are spoken again, or whose recording is prepared. */
  readonly narrations: readonly number[];
  /** The ids of the scenes whose picture is made again. */
  readonly pictures: readonly number[];
  readonly prices: { readonly added: number; readonly again: number };
  /** The numbers of the scenes that have their files. */
  readonly made: Record<"voices_made" | "pictures_made" | "cards_made", ReadonlySet<number>>;
}

/**
 * The work of an edit and its price. What the scenes before it have, or have paid for, is not made again; nor is what an
 * earlier version has left.
 */
export const workOf = async (
  deps: HasArtifacts,
  task: RunningTask,
  before: Plan,
  { plan, added }: EditedPlan,
  { isDrawn }: { readonly isDrawn: boolean },
): Promise<EditWork> => {
  const files = new Set(await deps.artifacts.list(`${folderOf(task)}/scenes/`));
  const filesOf = (from: Plan) =>
    mapConcurrently(from.scenes, async (scene) => {
      const { layers, card } = await namePictures(task, from, scene);
      return { scene, voice: (await nameVoices(task, from, scene)).words, picture: layers, card };
    });
  const known = await filesOf(before);
  const wanted = await filesOf(plan);
  const isNew = (key: string, kind: "voice" | "picture") =>
    !files.has(key) && !known.some((scene) => scene[kind] === key);
  const narrations = wanted.filter(({ voice }) => isNew(voice, "voice")).map(({ scene }) => scene);
  // The scenes that another was split into may show the same picture.
  const isFirst = ({ picture }: (typeof wanted)[number], index: number) =>
    wanted.findIndex((each) => each.picture === picture) === index;
  const pictures = isDrawn
    ? wanted.filter((each, index) => isNew(each.picture, "picture") && isFirst(each, index)).map(({ scene }) => scene)
    : [];
  const numbers = (kind: "voice" | "picture" | "card") =>
    new Set(wanted.filter((each) => files.has(each[kind])).map(({ scene }) => scene.number));
  const prices = editPricesOf(task);
  // A recording needs no engine.
  const spokenAgain = narrations.filter((scene) => !scene.ownNarration && !added.has(sceneId(scene)));
  const drawnAgain = pictures.filter((scene) => !scene.picture.ownKey && !added.has(drawnFor(scene)));
  return {
    narrations: narrations.map(sceneId),
    pictures: pictures.map(sceneId),
    prices: {
      added: added.size * prices.scene,
      again: spokenAgain.length * prices.narration + drawnAgain.length * prices.picture,
    },
    made: { voices_made: numbers("voice"), pictures_made: numbers("picture"), cards_made: numbers("card") },
  };
};
