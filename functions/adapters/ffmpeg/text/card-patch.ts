import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { FilmSize } from "#functions/core/media/ports.ts";
import type { PatchPixels } from "../planes/patch.ts";
import { type CardLookName, cardLooks } from "./card-looks.ts";
import { applyLettering, drawText, type Lettering, textRuler } from "./lettering.ts";
import { wrap } from "./wrap.ts";

/** Draws a chapter card: a band over the picture, the kicker, a rule, and the chapter's title. */
export const cardPatch = (
  card: { kicker: string; title: string },
  language: LanguageId,
  size: FilmSize,
  name: CardLookName = "night",
): PatchPixels => {
  const look = cardLooks[name];
  const unit = Math.min(size.width, size.height) / 1080;
  const titleLetters: Lettering = { language, weight: "800ExtraBold", pixels: Math.max(10, Math.round(84 * unit)) };
  const kickerLetters: Lettering = { language, weight: "600SemiBold", pixels: Math.max(8, Math.round(36 * unit)) };
  const lines = wrap(card.title, language, size.width * 0.8, textRuler(titleLetters)).slice(0, 3);
  const lineHeight = Math.round(titleLetters.pixels * 1.3);
  const inner = kickerLetters.pixels * 2.2 + lines.length * lineHeight;
  const height = Math.min(size.height, Math.round(inner + 300 * unit));

  const canvas = createCanvas(size.width, height);
  const context = canvas.getContext("2d");
  look.band(context, size.width, height, unit);
  context.textAlign = "center";
  const middle = size.width / 2;
  const top = (height - inner) / 2;
  applyLettering(context, kickerLetters, [card.kicker]);
  drawText(context, card.kicker, middle, top + kickerLetters.pixels, kickerLetters.pixels, look.kicker);
  rule(context, middle, top + kickerLetters.pixels * 1.75, unit, look.kicker.fill);
  applyLettering(context, titleLetters, lines);
  lines.forEach((line, index) => {
    const y = top + kickerLetters.pixels * 2.2 + lineHeight * (index + 0.5) + titleLetters.pixels * 0.34;
    drawText(context, line, middle, y, titleLetters.pixels, look.title);
  });
  // Above the heads of the figures.
  const y = Math.max(0, Math.round(size.height * 0.28 - height / 2));
  return { x: 0, y, width: size.width, height, rgba: context.getImageData(0, 0, size.width, height).data };
};

/** A thin line with a diamond in its middle. */
const rule = (context: SKRSContext2D, x: number, y: number, unit: number, colour: string): void => {
  context.fillStyle = colour;
  const [long, gap, thin, diamond] = [130 * unit, 20 * unit, Math.max(1, 2.5 * unit), 8 * unit];
  context.fillRect(x - long, y - thin / 2, long - gap, thin);
  context.fillRect(x + gap, y - thin / 2, long - gap, thin);
  context.beginPath();
  context.moveTo(x, y - diamond);
  context.lineTo(x + diamond, y);
  context.lineTo(x, y + diamond);
  context.lineTo(x - diamond, y);
  context.fill();
};
