import { heroIdOf, type Plan, type PlannedScene } from "../story/story.ts";

/**
 * The scene for the thumbnail: an early scene with the hero, a medium shot and a happy mood. Not the first, which has
 * the title card, nor one of the last, which reveal the ending.
 */
export const posterScene = ({ scenes, ...plan }: Pick<Plan, "scenes" | "cast" | "hero">): PlannedScene | undefined => {
  const candidates = scenes.slice(1, Math.max(2, Math.ceil(scenes.length * 0.8)));
  const hero = heroIdOf(plan);
  const [best] = candidates.toSorted((a, b) => worth(b, hero) - worth(a, hero) || a.number - b.number);
  return best ?? scenes[0];
};

const worth = ({ picture }: PlannedScene, hero: string | undefined): number =>
  (picture.cast.some(({ id }) => id === hero) ? 4 : 0) +
  (picture.cast.length > 1 ? 1 : 0) +
  (picture.shot === "medium" ? 2 : picture.shot === "wide" ? 1 : 0) +
  (["sad", "asleep"].includes(picture.mood) ? -2 : ["wonder", "joy"].includes(picture.mood) ? 1 : 0) +
  (picture.place === "room" ? -1 : 0) +
  (picture.cast.some(({ action }) => action === "sleep") ? -2 : 0);
