import type { Action } from "../../vocabulary.ts";
import type { CutOut } from "./cut-out.ts";

/** How a cut-out is moved at a time of its loop. */
export interface Motion {
  /** Height above the ground, as a share of its own height. */
  readonly lift: number;
  /** Degrees that it leans towards where it faces. */
  readonly lean: number;
  /** Relative height: it stretches and squats. */
  readonly tall: number;
}

type MotionAt = (turn: number) => Partial<Motion>;

const breath: MotionAt = (turn) => ({ tall: 1 + 0.012 * Math.sin(turn) });
const bowed =
  (degrees: number): MotionAt =>
  (turn) => ({ lean: degrees + 1.5 * Math.sin(turn), tall: 1 + 0.01 * Math.sin(turn) });

const motions: Partial<Record<Action, MotionAt>> = {
  walk: (turn) => ({ lift: 0.035 * Math.abs(Math.sin(turn)), lean: 2 + 3 * Math.sin(turn) }),
  carry: (turn) => ({ lift: 0.025 * Math.abs(Math.sin(turn)), lean: -2 + 2 * Math.sin(turn) }),
  run: (turn) => ({
    lift: 0.09 * Math.abs(Math.sin(turn)),
    lean: 10 + 3 * Math.sin(turn),
    tall: 1 - 0.05 * Math.cos(2 * turn),
  }),
  talk: (turn) => ({ lean: 4 + 3 * Math.sin(turn), tall: 1 + 0.015 * Math.sin(2 * turn) }),
  look: bowed(5),
  read: bowed(4),
  write: bowed(8),
  eat: bowed(6),
  cook: bowed(6),
  plant: bowed(14),
  dig: (turn) => ({ lean: 12 + 6 * Math.sin(turn) }),
  build: (turn) => ({ lean: 8 + 5 * Math.sin(turn) }),
  climb: (turn) => ({ lean: 8 + 3 * Math.sin(turn) }),
  row: (turn) => ({ lean: 2 + 7 * Math.sin(turn) }),
  ride: (turn) => ({ lean: 3 + 2 * Math.sin(turn) }),
  give: bowed(10),
  take: bowed(7),
  hug: bowed(11),
  point: bowed(9),
  play: (turn) => ({ lean: 5 * Math.sin(turn), lift: 0.015 * Math.abs(Math.sin(turn)) }),
  dance: (turn) => ({ lean: 11 * Math.sin(turn), lift: 0.09 * Math.abs(Math.sin(turn)) }),
  fly: (turn) => ({ lift: 0.5 + 0.04 * Math.sin(turn), lean: 16 + 3 * Math.sin(turn) }),
  swim: (turn) => ({ lean: 6 + 4 * Math.sin(turn) }),
  sit: (turn) => ({ tall: 0.86 + 0.01 * Math.sin(turn) }),
  sleep: (turn) => ({ lean: -80, lift: 0.14, tall: 1 + 0.01 * Math.sin(turn) }),
};

/** What is wider than high, as most animals are, lies down where it stands. */
const lying: MotionAt = (turn) => ({ tall: 0.8 + 0.012 * Math.sin(turn) });

/** The motion of an action. Joy makes who stands hop. */
export const ownImageMotion = (
  action: Action,
  { isGlad, isWide }: { readonly isGlad: boolean; readonly isWide: boolean },
  turn: number,
): Motion => {
  const glad: MotionAt = (at) => ({ lift: 0.06 * Math.abs(Math.sin(at)), lean: 3 * Math.sin(at) });
  const motion = (action === "sleep" && isWide ? lying : motions[action]) ?? (isGlad ? glad : breath);
  return { lift: 0, lean: 0, tall: 1, ...motion(turn) };
};

/** The side to which a head leans out over its body: 1 right, -1 left, 0 for who looks at the viewer. */
export const facingOf = ({ width, height, rgba }: CutOut): 1 | 0 | -1 => {
  const middleOf = (from: number, to: number): number => {
    let [sum, weight] = [0, 0];
    for (let y = Math.floor(from * height); y < to * height; y++)
      for (let x = 0; x < width; x += 2) {
        const alpha = rgba[(y * width + x) * 4 + 3] ?? 0;
        sum += x * alpha;
        weight += alpha;
      }
    return weight > 0 ? sum / weight / width : 0.5;
  };
  const off = middleOf(0, 0.3) - middleOf(0.3, 1);
  return Math.abs(off) < MIN_OFF ? 0 : off > 0 ? 1 : -1;
};

const MIN_OFF = 0.07;
