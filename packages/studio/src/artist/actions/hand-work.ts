import { line } from "../shapes/svg.ts";
import { lit, stroke, thingArt } from "./art.ts";
import { seatArt } from "./rest.ts";
import type { Stage, StageContext } from "./stage.ts";
import { nameOfThing } from "./things.ts";

const onFloor = { animal: 128, icon: 120 } as const;

/** An open book or a letter before the reader, who sits. */
export const bookStage = (context: StageContext): Stage => {
  const { body, thing = "open-book" } = context;
  const name = nameOfThing(thing);
  const word = /book|notebook|ledger/.test(name) ? "open-book" : name === "letter" ? "page-facing-up" : name;
  if (body !== "person") return { front: thingArt(context, word, { x: onFloor[body], y: 6, size: 96 }) };
  return { behind: seatArt(context), front: thingArt(context, word, { x: 20, y: -16, size: 96 }) };
};

/** A table with a sheet, and a quill in the hand. */
export const deskStage = (context: StageContext): Stage => {
  const { body, turn, thing } = context;
  if (context.wild && !context.indoors && thing === undefined && body === "person") return groundStage(context);
  const x = body === "person" ? 20 : 100;
  const pen = x + 40 + 10 * Math.sin(turn * 2);
  const quill =
    body === "person"
      ? stroke(context, `M${pen} -66L${pen + 12} -104`, "#f3ead2", 5) + line(`M${pen} -66l2 -8`, "#33304a", 4)
      : "";
  return {
    behind: body === "person" ? seatArt(context) : "",
    front:
      table(context, x) + lit(context, `M${x - 34} -60L${x + 46} -60L${x + 54} -52L${x - 42} -52Z`, "#f7f0dd") + quill,
  };
};

/** Letters in the sand, and a stick in the hand. */
const groundStage = (context: StageContext): Stage => {
  const s = 10 * Math.sin(context.turn * 2);
  const letters =
    "M70 6q10 -16 20 0t20 0M124 8l10 -14l10 14M158 -6v14M158 0h14M188 6q8 -14 18 -2t18 -4M84 24h52M150 24q14 -12 28 0";
  return {
    front:
      line(letters, context.set.tint("#7a6242"), 6, 0.85) + stroke(context, `M${58 + s} -66L${92 + s} 2`, "#8a5f3a", 7),
  };
};

/** A meal on a table, and a spoon in the hand. */
export const eatStage = (context: StageContext): Stage => {
  const { body, thing, turn } = context;
  const meal = (x: number, y: number, size: number) => {
    const drawn = thing && thingArt(context, thing, { x, y, size });
    return drawn || thingArt(context, "bowl-with-spoon", { x, y, size });
  };
  if (body !== "person") return { front: meal(onFloor[body], 6, 74) };
  const y = -104 + 28 * (0.5 + 0.5 * Math.sin(turn));
  return {
    behind: seatArt(context),
    front: table(context, 14) + meal(6, -50, 66) + stroke(context, `M36 ${y + 2}L26 ${y - 16}`, "#c9ced8", 5),
  };
};

const table = (context: StageContext, x: number) =>
  lit(context, `M${x - 70} -46h14v46h-14ZM${x + 62} -46h14v46h-14Z`, "#6f4227") +
  lit(context, `M${x - 92} -58h190l-8 14h-174Z`, "#a8693f");

/** A thing in both hands, or in the mouth of an animal. */
export const carryStage = (context: StageContext): Stage => {
  const { body, thing = "box", grip } = context;
  if (body === "icon") return { front: thingArt(context, thing, { x: 96, y: 0, size: 86 }) };
  if (body === "animal")
    return { front: thingArt(context, thing, { x: (grip?.x ?? 100) + 8, y: (grip?.y ?? -90) + 44, size: 84 }) };
  return { front: thingArt(context, thing, { x: 42, y: -62, size: 108 }) };
};

/** The thing is in the hand that reaches out. */
export const giveStage = (context: StageContext): Stage => {
  const { body, thing = "wrapped-gift", grip, turn } = context;
  const s = 3 * Math.sin(turn);
  if (body === "icon") return { front: thingArt(context, thing, { x: 120, y: -20 + s, size: 86 }) };
  if (body === "animal")
    return { front: thingArt(context, thing, { x: (grip?.x ?? 100) + 26, y: (grip?.y ?? -90) + 34 + s, size: 80 }) };
  return { front: thingArt(context, thing, { x: 120, y: -106 + s, size: 84 }) };
};
