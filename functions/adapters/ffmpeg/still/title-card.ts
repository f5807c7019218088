import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { LayeredPicture, Sprite, TitleCardOrder } from "#functions/core/media/ports.ts";
import { stillLayer } from "../../shared/flat-picture.ts";
import { applyLettering, drawText } from "../text/lettering.ts";
import { drawLights, drawOrnament, drawSky, seededRandom } from "./card-art.ts";
import { toSprite } from "./pictures.ts";
import { layoutTitle } from "./title-layout.ts";

/** Dusk, forest, plum, sea, ember: upper, lower and light of a card. */
const palettes = [
  ["#1b2050", "#56447e", "#ffcf87"],
  ["#10302f", "#2f6b55", "#ffe3a0"],
  ["#2b1238", "#7a3560", "#ffc2a1"],
  ["#0e2a4a", "#2b6f93", "#bfe9ff"],
  ["#33150f", "#8a4228", "#ffd28a"],
] as const;

/** The picture is larger than the frame, so that camera moves do not blur it. */
const bleed = 1.1;

/** A generated picture for a scene without one: a coloured sky, lights, and the title. */
export const titleCard = async ({ title, size, language, seed }: TitleCardOrder): Promise<LayeredPicture> => {
  const width = Math.round(size.width * bleed);
  const height = Math.round(size.height * bleed);
  const unit = Math.min(width, height) / 1080;
  const palette = palettes[Math.abs(seed) % palettes.length] ?? palettes[0];
  const random = seededRandom(seed);
  const draw = (paint: (context: SKRSContext2D) => void): Sprite => {
    const canvas = createCanvas(width, height);
    paint(canvas.getContext("2d"));
    return toSprite(canvas, 0, 0);
  };
  const words = (context: SKRSContext2D): void => {
    const upright = height > width;
    const side = Math.min(width, height) * 0.85;
    const room = { width: width * 0.74, height: height * (upright ? 0.4 : 0.46), side, lines: 5 };
    const set = layoutTitle(title, language, room);
    const block = set.lines.length * set.lineHeight;
    applyLettering(context, { language, weight: "800ExtraBold", pixels: set.pixels }, set.lines);
    context.textAlign = "center";
    set.lines.forEach((line, index) => {
      const y = height * 0.45 - block / 2 + set.lineHeight * (index + 0.5) + set.pixels * 0.34;
      const ink = { fill: "#fffaf0", outline: "rgba(10,8,22,0.55)", outlineWidth: 0.03 };
      drawText(context, line, width / 2, y, set.pixels, ink);
    });
    drawOrnament(context, width / 2, height * 0.45 - block / 2 - 60 * unit, unit, palette[2]);
    drawOrnament(context, width / 2, height * 0.45 + block / 2 + 60 * unit, unit, palette[2]);
  };
  return {
    width,
    height,
    layers: [
      stillLayer(
        0.2,
        draw((context) => drawSky(context, width, height, palette)),
      ),
      stillLayer(
        0.6,
        draw((context) => drawLights(context, width, height, unit, palette[2], random, 26)),
      ),
      stillLayer(0.9, draw(words)),
      stillLayer(
        1.6,
        draw((context) => drawLights(context, width, height, unit * 1.9, palette[2], random, 9)),
      ),
    ],
  };
};
