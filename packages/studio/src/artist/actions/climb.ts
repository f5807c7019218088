import { ellipse, line, repeat } from "../shapes/svg.ts";
import { lit, stroke, thingArt } from "./art.ts";
import type { Stage, StageContext } from "./stage.ts";
import { nameOfThing } from "./things.ts";

const LIFT = 92;
/** Feet on a roof. */
const ROOF = 196;

/** The figure climbs a ladder, a tree, a wall or a rock. */
export const climbStage = (context: StageContext): Stage => {
  const { body, turn } = context;
  const bob = Math.sin(turn * 2) * 5;
  const behind = climbedArt(context);
  if (behind.height) return { behind: behind.upright, lift: behind.height + bob / 2 };
  // An animal walks up the slope of a rock.
  if (body === "animal")
    return { behind: behind.slope ?? behind.upright, lift: behind.slope ? 78 + bob : 130 + bob, lean: -24 };
  return { behind: behind.upright, lift: LIFT + bob };
};

const houses: ReadonlySet<string> = new Set(["house", "hut", "house-with-garden"]);
export const isHouse = (thing: string): boolean => houses.has(nameOfThing(thing));

const climbedArt = (
  context: StageContext,
): { readonly upright: string; readonly slope?: string; readonly height?: number } => {
  const name = context.thing && nameOfThing(context.thing);
  if (context.thing && isHouse(context.thing))
    return { upright: thingArt(context, "house", { x: 0, y: 8, size: 330 }), height: ROOF };
  switch (name) {
    case "ladder":
    case "stairs":
    case "lighthouse":
    case "tower":
      return { upright: (name === "ladder" || name === "stairs" ? "" : wall(context)) + ladder(context) };
    case "wall":
    case "fence":
      return { upright: wall(context) };
    case "mast":
      return {
        upright:
          stroke(context, "M0 0V-560", "#8a5634", 20) +
          stroke(context, "M-120 0L-12 -540M120 0L12 -540", "#c9a36a", 7) +
          repeat(9, (i) => stroke(context, `M${-112 + i * 11} ${-40 - i * 54}H${112 - i * 11}`, "#c9a36a", 6)),
      };
    case "rope":
      return { upright: stroke(context, "M0 0V-470", "#c9a36a", 11) };
    case "deciduous-tree":
    case "evergreen-tree":
    case "palm-tree":
      return { upright: tree(context) };
    default:
      return name === undefined && context.indoors
        ? { upright: ladder(context) }
        : { upright: rock(context), slope: slope(context) };
  }
};

const ladder = (context: StageContext): string =>
  stroke(context, "M-52 0V-460M52 0V-460", "#a8693f", 13) +
  repeat(9, (i) => stroke(context, `M-50 ${-30 - i * 50}H50`, "#8a5634", 10));

const wall = (context: StageContext): string =>
  lit(context, "M-150 0V-380H150V0Z", "#a9adb6") +
  line("M-150 -76H150M-150 -152H150M-150 -228H150M-150 -304H150", context.set.tint("#7d828e"), 5) +
  line(
    "M-90 0V-76M20 0V-76M-40 -76V-152M80 -76V-152M-90 -152V-228M20 -152V-228M-40 -228V-304M80 -228V-304M-90 -304V-380M20 -304V-380",
    context.set.tint("#7d828e"),
    5,
  );

const tree = (context: StageContext): string => {
  const { set } = context;
  const leaves = set.tint(set.P.ground[0]);
  return (
    lit(context, "M-46 0C-30 -120 -34 -260 -30 -430H34C34 -260 34 -120 60 0Z", "#7a5234") +
    stroke(context, "M20 -250C60 -280 96 -290 130 -330", "#7a5234", 22) +
    [
      [-110, -452, 92],
      [0, -500, 120],
      [112, -440, 96],
      [150, -360, 60],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.78, leaves))
      .join("")
  );
};

const rock = (context: StageContext): string =>
  lit(
    context,
    "M-206 8C-214 -40 -186 -84 -168 -96C-172 -150 -140 -190 -122 -206C-126 -270 -92 -318 -66 -330C-40 -384 34 -404 72 -372C112 -360 126 -306 122 -284C164 -254 168 -196 158 -172C198 -140 204 -96 196 -74C226 -48 228 -10 222 8Z",
    "#8b8f9a",
  ) + line("M-110 -120L-60 -150L-40 -210M60 -60L110 -110L100 -170M-10 -300L30 -280", context.set.tint("#6c7079"), 6);

const slope = (context: StageContext): string =>
  lit(
    context,
    "M-210 8C-150 -10 -100 -34 -60 -58C0 -92 50 -140 110 -156C170 -168 220 -120 236 -60C244 -30 250 -8 252 8Z",
    "#8b8f9a",
  ) + line("M-40 -30L10 -60L24 -96M110 -20L150 -60L146 -110", context.set.tint("#6c7079"), 6);
