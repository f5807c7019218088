import type { Action, Mood } from "../../vocabulary.ts";
import { actionPose, hasActionPose } from "../actions/poses.ts";
import type { Pose } from "./part.ts";

/** The poses of an animation loop, the order in which they are shown, and frames per second. */
export interface Cycle {
  readonly poses: readonly Pose[];
  readonly order: readonly number[];
  readonly rate: number;
}

export const idleLength = 8;
const walkLength = 12;
const runLength = 8;
/** Degrees by which a mood tilts the head. Positive is down. */
const headTilts: Partial<Record<Mood, number>> = { sad: 11, worried: 4, tense: 3, wonder: -8, joy: -4 };
const mouths = [0, 0.7, 0.3, 0.9, 0, 0.6, 0.8, 0.2] as const;

/** The direction of a figure, whether it holds a prop, and what it does its action with. */
export type Bearing = Pick<Pose, "turn" | "holds"> & { readonly thing?: string | undefined };

/** Returns the animation loop of an action, or one pose for a still picture. */
export const cycleFor = (
  action: Action,
  mood: Mood,
  still: boolean,
  { turn, holds, thing }: Bearing = { turn: 0, holds: false },
): Cycle => {
  const base: Pose = {
    phase: 0.9,
    stride: 0,
    mood: action === "sleep" ? "asleep" : mood,
    turn,
    holds,
    blink: false,
    tail: 4,
    nod: action === "look" ? -7 : action === "sleep" ? 9 : (headTilts[mood] ?? 0),
    mouth: 0,
    sit: action === "sit" || action === "sleep",
    arm: 0,
    ...(action === "carry" ? actionPose(action, 0, thing) : {}),
  };
  if (action === "walk" || action === "run" || action === "carry") {
    const length = action === "run" ? runLength : walkLength;
    const poses = Array.from({ length: still ? 1 : length }, (_, i): Pose => {
      const phase = still ? 0.9 : (i / length) * Math.PI * 2;
      return {
        ...base,
        phase,
        stride: action === "run" ? 2 : 1,
        tail: 5 + Math.sin(phase) * 7,
        nod: base.nod + Math.sin(phase * 2) * 1.5,
      };
    });
    return { poses, order: poses.map((_, i) => i), rate: still ? 0 : 12 };
  }
  const talks = action === "talk";
  const glad = mood === "joy" && action !== "sit" && action !== "sleep" && !hasActionPose(action);
  const poses = Array.from({ length: still ? 1 : idleLength }, (_, i): Pose => {
    const turn = (i / idleLength) * Math.PI * 2;
    return {
      ...base,
      phase: 0,
      tail: 5 + Math.sin(turn) * (action === "sleep" ? 1.5 : mood === "joy" || mood === "happy" ? 9 : 5),
      nod: base.nod + Math.sin(turn) * (talks ? 2.4 : 1.2),
      mouth: talks ? (mouths[i] ?? 0) : 0,
      ...actionPose(action, turn, thing),
      arm:
        action === "fly"
          ? 0.62 + 0.06 * Math.sin(turn)
          : mood === "wonder" && !talks
            ? 0.3
            : mood === "tense"
              ? 0.18
              : glad
                ? 0.95 + 0.05 * Math.sin(turn * 2)
                : talks
                  ? 0.35 + 0.2 * Math.sin(turn)
                  : 0,
    };
  });
  if (still) return { poses: poses.map((pose) => ({ ...pose, mouth: talks ? 0.5 : 0 })), order: [0], rate: 0 };
  if (base.mood === "asleep" || base.mood === "joy")
    return { poses, order: poses.map((_, i) => i), rate: action === "sleep" ? 5 : 8 };
  // One blink in two loops. More often looks nervous.
  const round = poses.map((_, i) => i);
  const blinking = poses[4] ? [{ ...poses[4], blink: true }] : [];
  return {
    poses: [...poses, ...blinking],
    order: [...round, ...round.map((i) => (i === 4 ? poses.length : i))],
    rate: 8,
  };
};
