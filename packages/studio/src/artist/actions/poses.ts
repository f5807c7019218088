import type { Action } from "../../vocabulary.ts";
import type { Pose } from "../figures/part.ts";
import { isPlayedAtMouth } from "./things.ts";

/** What an action changes in a figure's pose at a time of its loop, from 0 to 2π. The first hand is the near one. */
type ActionPose = (turn: number, thing: string | undefined) => Partial<Pose>;

const hands = (near: readonly [number, number], far: readonly [number, number]): Pick<Pose, "hands"> => ({
  hands: { near, far },
});

const poses: Partial<Record<Action, ActionPose>> = {
  climb: (turn) => {
    const s = Math.sin(turn) * 16;
    return {
      ...hands([-40, -62 + s], [42, -62 - s]),
      feet: { near: [-30, -14 - s * 0.8], far: [30, -22 + s * 0.8] },
      nod: -8,
    };
  },
  swim: (turn) => {
    const s = Math.sin(turn);
    const c = Math.cos(turn);
    return { ...hands([-52 - 22 * c, 26 - 44 * s], [58 + 22 * c, 26 + 44 * s]), nod: -3 };
  },
  row: (turn) => ({ ...hands([24 + 14 * Math.sin(turn), 56], [54 + 14 * Math.sin(turn), 48]), sit: true }),
  ride: (turn) => ({ ...hands([20, 62], [62, 56]), nod: 1.5 * Math.sin(turn) }),
  read: (turn) => ({ ...hands([-18, 68], [58, 68]), nod: 8 + Math.sin(turn), sit: true }),
  write: (turn) => ({ ...hands([-10, 62], [58 + 10 * Math.sin(turn * 2), 48]), nod: 9 + Math.sin(turn), sit: true }),
  cook: (turn) => ({ ...hands([-44, 66], [70 + 8 * Math.cos(turn), 18 + 5 * Math.sin(turn)]), nod: 5 }),
  eat: (turn) => ({ ...hands([4, 66], [34, 12 + 28 * (0.5 + 0.5 * Math.sin(turn))]), sit: true, nod: 3 }),
  build: (turn) => ({ ...hands([30, 60], [66 + 6 * Math.sin(turn), 8 - 34 * Math.sin(turn)]), nod: 4 }),
  dig: (turn) => ({ ...hands([18, 46 + 8 * Math.sin(turn)], [58, 66 + 12 * Math.sin(turn)]), nod: 6 }),
  plant: (turn) => ({ ...hands([42, 74 + 4 * Math.sin(turn)], [66, 72]), nod: 9, sit: true }),
  carry: () => hands([18, 62], [64, 60]),
  give: (turn) => ({ ...hands([46, 40], [112, 14 + 3 * Math.sin(turn)]), nod: 3 }),
  take: (turn) => ({ ...hands([50, 36], [112, 22 + 3 * Math.sin(turn)]), nod: 2 }),
  hug: (turn) => ({ ...hands([62, 26 + 2 * Math.sin(turn)], [76, 4]), nod: 5 }),
  point: (turn) => ({ ...hands([-46, 66], [112, -34 + 3 * Math.sin(turn)]), nod: -4 }),
  play: (turn, thing) => {
    const s = Math.sin(turn * 2);
    if (thing && isPlayedAtMouth(thing)) return { ...hands([40, -18], [74, -12 + 3 * s]), nod: 2 * s };
    if (thing?.includes("drum")) return { ...hands([30, 44 + 16 * s], [74, 44 - 16 * s]), nod: 3 * s };
    if (thing === "piano" || thing === "musical-keyboard")
      return { ...hands([58, 52 + 4 * s], [86, 52 - 4 * s]), nod: 4 };
    if (thing === "harp") return { ...hands([48, 44 + 8 * s], [84, 24 - 8 * s]), nod: 3 };
    if (thing === "violin") return { ...hands([26 + 14 * s, 30], [70, 2]), nod: 6 };
    return { ...hands([2, 62 + 10 * s], [76, 22]), nod: 4 };
  },
  dance: (turn) => {
    const s = Math.sin(turn);
    return {
      ...hands([-70, -26 + 40 * s], [70, -26 - 40 * s]),
      feet: { near: [-22 - 8 * s, Math.min(0, -14 * s)], far: [22 - 8 * s, Math.min(0, 14 * s)] },
      nod: 4 * s,
    };
  },
};

/** The pose of an action that has one of its own. */
export const actionPose = (action: Action, turn: number, thing: string | undefined): Partial<Pose> =>
  poses[action]?.(turn, thing) ?? {};

export const hasActionPose = (action: Action): boolean => poses[action] !== undefined;
