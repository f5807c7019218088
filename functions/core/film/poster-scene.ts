import type { Plan, PlannedScene } from "../story/story.ts";

/**
 * The scene that a poster is made of: one early on, with the hero in it, seen from a middle distance and in good
 * spirits. The first has the title card over it, and the last gives the end away.
 */
export const posterScene = ({ scenes, cast }: Pick<Plan, "scenes" | "cast">): PlannedScene | undefined => {
  const candidates = scenes.slice(1, Math.max(2, Math.ceil(scenes.length * 0.8)));
  const [best] = candidates.toSorted((a, b) => worth(b, cast[0]?.id) - worth(a, cast[0]?.id) || a.number - b.number);
  return best ?? scenes[0];
};

const worth = ({ picture }: PlannedScene, hero: string | undefined): number =>
  (picture.cast.some(({ id }) => id === hero) ? 4 : 0) +
  (picture.cast.length > 1 ? 1 : 0) +
  (picture.shot === "medium" ? 2 : picture.shot === "wide" ? 1 : 0) +
  (["sad", "asleep"].includes(picture.mood) ? -2 : ["wonder", "joy"].includes(picture.mood) ? 1 : 0) +
  (picture.place === "room" ? -1 : 0) +
  (picture.cast.some(({ action }) => action === "sleep") ? -2 : 0);
