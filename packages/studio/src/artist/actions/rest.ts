import type { SvgArt } from "../shapes/svg.ts";
import { lit } from "./art.ts";
import type { Stage, StageContext } from "./stage.ts";

/** What a person sits on: a chair indoors, a log in the wild, a bench elsewhere. */
export const seatArt = (context: StageContext): SvgArt => {
  if (context.underwater) return "";
  if (context.indoors)
    return (
      lit(context, "M-62 -46h12V0h-12ZM50 -46h12V0h-12ZM-62 -176h12v132h-12ZM50 -176h12v132h-12Z", "#6f4227") +
      lit(context, "M-64 -172h128v22h-128ZM-64 -134h128v16h-128ZM-70 -54h140v16h-140Z", "#a8693f")
    );
  if (context.wild)
    return (
      lit(context, "M-108 -46C-118 -46 -118 2 -108 2H108V-46Z", "#7d5433") +
      lit(context, "M108 -46C124 -46 124 2 108 2C94 2 94 -46 108 -46Z", "#d9b384")
    );
  return (
    lit(context, "M-94 -46h16V0h-16ZM78 -46h16V0h-16Z", "#6f4227") +
    lit(context, "M-104 -54h208v14h-208ZM-98 -104h196v12h-196ZM-98 -84h196v12h-196Z", "#b58354")
  );
};

export const seatStage = (context: StageContext): Stage =>
  context.body === "person" ? { behind: seatArt(context) } : {};

/** A sleeping person lies: in a bed indoors, on the ground under a blanket elsewhere. */
export const sleepStage = (context: StageContext): Stage => {
  if (context.body !== "person") return {};
  const breath = 3 * Math.sin(context.turn);
  const bed = context.indoors ? 62 : 0;
  const top = -bed - 34;
  const pillow = lit(context, `M-214 ${top - 26}c-14 4 -16 46 0 58h112c12 -12 10 -52 0 -60Z`, "#f4efe6");
  const frame = context.indoors
    ? lit(context, "M-246 -150h18V0h-18ZM186 -112h18V0h-18Z", "#6f4227") +
      lit(context, "M-228 -84h414v26h-414Z", "#f1e9dc")
    : "";
  const side = context.indoors ? lit(context, "M-240 -62h440v34h-440Z", "#a8693f") : "";
  const blanket = lit(
    context,
    `M-86 ${top - 90 - breath}C-40 ${top - 112 - breath} 120 ${top - 102 - breath} 178 ${top - 42}L184 ${top + 50}H-92C-98 ${top + 8} -98 ${top - 40} -86 ${top - 90 - breath}Z`,
    "#4f7fb8",
  );
  const hem = lit(
    context,
    `M-90 ${top - 90 - breath}c10 -5 22 -10 34 -13c-8 46 -8 96 -2 152h-34c-6 -46 -8 -96 2 -139Z`,
    "#e9dcc2",
  );
  return { behind: frame + pillow, front: blanket + hem + side, lift: 28 - top, shift: 64, lean: -90 };
};
