import { ellipse, line, type SvgArt } from "../shapes/svg.ts";
import { lit, stroke, thingArt } from "./art.ts";
import type { Stage, StageContext } from "./stage.ts";
import { nameOfThing } from "./things.ts";

const distance = { person: 0, animal: 78, icon: 50 } as const;

/** A pot on a stove, or over a fire outdoors. */
export const cookStage = (context: StageContext): Stage => {
  const { body, turn, indoors, set } = context;
  const x = 112 + distance[body];
  const hasStove = indoors && !set.isOldWorld;
  const base = hasStove ? -96 : -58;
  const hearth = hasStove
    ? lit(context, `M${x - 72} -96h144v96h-144Z`, "#5b6270") +
      lit(context, `M${x - 50} -72h100v52h-100Z`, "#2f3440") +
      lit(context, `M${x - 78} -104h156v12h-156Z`, "#8b93a3")
    : stroke(context, `M${x - 78} 0L${x} -150L${x + 78} 0M${x} -150V-100`, "#6f4227", 8) +
      thingArt(context, "fire", { x, y: 8, size: 78 });
  const pot =
    lit(context, `M${x - 50} ${base - 48}h100l-8 46q-42 14 -84 0Z`, "#44495a") +
    ellipse(x, base - 48, 50, 11, set.tint("#d98a3d"));
  const stick = x - 18 + 22 * Math.cos(turn);
  const spoon =
    body === "person"
      ? stroke(context, `M${72 + 8 * Math.cos(turn)} ${-140 + 5 * Math.sin(turn)}L${stick} ${base - 48}`, "#c48a58", 8)
      : "";
  return { front: hearth + pot + spoon + steam(context, x, base - 66) };
};

const steam = ({ set, turn }: StageContext, x: number, y: number): SvgArt =>
  [-22, 4, 28]
    .map((dx, i) => {
      const s = 8 * Math.sin(turn + i * 2);
      return line(
        `M${x + dx} ${y}c${-12 + s} -18 ${12 + s} -30 0 -50`,
        set.tint("#ffffff"),
        7,
        0.5 + 0.12 * Math.sin(turn + i),
      );
    })
    .join("");

/** What is worked on where nothing names it: a part in a vice on a bench, and a box of tools. */
const bench = (context: StageContext, x: number): SvgArt =>
  lit(context, `M${x - 62} -70h16V4h-16ZM${x + 46} -70h16V4h-16Z`, "#6f4227") +
  lit(context, `M${x - 84} -84h168v18h-168Z`, "#a8693f") +
  lit(context, `M${x - 40} -112h44v28h-44ZM${x - 50} -124h64v16h-64Z`, "#7d828e") +
  thingArt(context, "toolbox", { x: x + 46, y: -82, size: 56 });

const wooden =
  /boat|ship|raft|canoe|hut|house|cart|table|bench|chair|fence|ladder|stairs|windmill|bridge|gate|bed|cage|sled|wheel|box/;
const bigThings = /ship|sailboat|hut|house|castle|bridge|tower|lighthouse|windmill|rocket|raft/;

/** A thing that is not yet finished, among planks, and a hammer in the hand. */
export const buildStage = (context: StageContext): Stage => {
  const { body, turn, thing } = context;
  const name = thing && nameOfThing(thing);
  const big = name !== undefined && bigThings.test(name);
  const x = (big ? 178 : 150) + distance[body];
  const made = name ? thingArt(context, name, { x, y: big ? -6 : 4, size: big ? 250 : 140 }) : bench(context, x);
  const planks = lit(context, `M${x - 96} 4l120 -10l2 12l-120 10ZM${x - 40} 14l130 -4v12l-130 4Z`, "#c99a62");
  const usesHammer = name === undefined || wooden.test(name);
  const hand = [66 + 6 * Math.sin(turn), -152 - 34 * Math.sin(turn)] as const;
  const tilt = -26 * Math.sin(turn);
  const hammer =
    body === "person" && usesHammer
      ? `<g transform="translate(${Math.round(hand[0])} ${Math.round(hand[1])}) rotate(${Math.round(20 + tilt)})">${
          stroke(context, "M-8 12L12 -44", "#a8693f", 9) + lit(context, "M-14 -60l48 16l-6 18l-48 -16Z", "#7d828e")
        }</g>`
      : "";
  return { behind: big ? made : "", front: (big ? "" : made) + (usesHammer && name ? planks : "") + hammer };
};

/** A spade in the ground, a hole and the earth out of it. */
export const digStage = (context: StageContext): Stage => {
  const { body, turn, set } = context;
  const x = 118 + distance[body];
  const s = Math.sin(turn);
  const earth = set.tint("#7a5538");
  const hole = ellipse(x, 4, 62, 13, set.tint("#4a3122"));
  const mound =
    lit(context, `M${x + 46} 12C${x + 66} -50 ${x + 112} -64 ${x + 142} -20Q${x + 158} 0 ${x + 164} 12Z`, "#8a6242") +
    ellipse(x + 60 + 14 * s, -66 - 20 * s, 7, 6, earth) +
    ellipse(x + 84, -88 - 16 * s, 5, 5, earth);
  if (body !== "person") return { front: hole + mound, lean: 6 + 3 * s };
  const grip = [12, -134 + 8 * s] as const;
  const tip = [x - 8 + 8 * s, 2 + 6 * s] as const;
  const spade =
    stroke(context, `M${grip[0]} ${grip[1]}L${tip[0] - 12} ${tip[1] - 40}`, "#a8693f", 10) +
    lit(context, `M${tip[0] - 34} ${tip[1] - 44}l34 -22l22 58q-16 20 -34 14Z`, "#8d95a5");
  return { behind: hole, front: mound + spade };
};

/** A plant in its little mound, and a can of water. */
export const plantStage = (context: StageContext): Stage => {
  const { body, thing = "seedling" } = context;
  const x = 104 + distance[body];
  return {
    front:
      thingArt(context, thing, { x, y: -4, size: 92 }) +
      lit(context, `M${x - 52} 10C${x - 40} -20 ${x + 40} -20 ${x + 52} 10Z`, "#7a5538") +
      thingArt(context, "seedling", { x: x + 96, y: 8, size: 58 }) +
      lit(context, `M${x + 62} 14C${x + 72} -8 ${x + 122} -8 ${x + 132} 14Z`, "#7a5538"),
  };
};
