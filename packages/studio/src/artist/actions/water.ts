import { ellipse, line, type SvgArt } from "../shapes/svg.ts";
import { lit, stroke } from "./art.ts";
import type { Stage, StageContext } from "./stage.ts";

/** How much of each body is under water while it swims. */
const depths = { person: 128, animal: 96, icon: 70 } as const;

/** A swimmer is in the water up to the chest, or glides below the surface. */
export const swimStage = (context: StageContext): Stage => {
  const { body, turn, underwater } = context;
  const bob = 5 * Math.sin(turn);
  if (underwater)
    return body === "person"
      ? { lift: 190 + bob, lean: 66 + 2 * Math.sin(turn), shift: -130, floats: true }
      : { lift: 120 + bob, lean: 4 * Math.sin(turn), floats: true };
  const depth = depths[body];
  return {
    lift: bob - depth,
    waterline: depth - bob,
    front: ripples(context, body === "animal" ? 20 : 0),
    floats: true,
  };
};

const ripples = ({ set, turn }: StageContext, x: number): SvgArt => {
  const foam = set.tint("#f4fbff");
  const wide = 6 * Math.sin(turn);
  return (
    ellipse(x, 4, 118 + wide, 13, foam, 0.34) +
    ellipse(x, 2, 76 - wide, 8, foam, 0.5) +
    line(`M${x - 176 - wide} 10q22 -10 44 0t44 0M${x + 92 + wide} 12q22 -10 44 0t44 0`, foam, 5, 0.75)
  );
};

/** A rower sits in a boat, which also holds those who row along behind. */
export const rowStage = (context: StageContext): Stage => {
  const { turn, body, passengers } = context;
  if (passengers < 0) return { lift: 14 + 4 * Math.sin(turn), floats: true };
  const bob = 4 * Math.sin(turn);
  const stern = -176 - passengers * SEAT;
  const sweep = 26 * Math.sin(turn);
  const oar =
    body === "person"
      ? stroke(context, `M30 ${-62 + bob}L${124 + sweep} ${2 + bob}`, "#c48a58", 9) +
        lit(
          context,
          `M${112 + sweep} ${-8 + bob}L${150 + sweep} ${8 + bob}L${138 + sweep} ${26 + bob}L${104 + sweep} ${8 + bob}Z`,
          "#a8693f",
        )
      : "";
  const rim = -50 + bob;
  const hull = lit(
    context,
    `M${stern} ${rim}C${stern + 90} ${rim + 16} 120 ${rim + 16} 206 ${rim - 14}C196 ${rim + 30} 170 ${rim + 66} 120 ${rim + 70}H${stern + 60}C${stern + 24} ${rim + 66} ${stern + 6} ${rim + 36} ${stern} ${rim}Z`,
    "#b06a3c",
  );
  const plank = line(
    `M${stern + 12} ${rim + 24}C${stern + 90} ${rim + 38} 130 ${rim + 38} 190 ${rim + 12}`,
    context.set.tint("#7d4726"),
    5,
  );
  const inside = lit(
    context,
    `M${stern} ${rim}C${stern + 80} ${rim - 26} 120 ${rim - 28} 206 ${rim - 14}C120 ${rim + 18} ${stern + 80} ${rim + 18} ${stern} ${rim}Z`,
    "#6f4227",
  );
  const water = ellipse((stern + 206) / 2, 22, (206 - stern) / 2 - 20, 12, context.set.tint("#f4fbff"), 0.35);
  return { behind: inside, front: hull + plank + oar + water, lift: 14 + bob, floats: true };
};

/** The distance of two seats in a boat. */
export const SEAT = 170;
