import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { LayeredPicture, Sprite, TitleCardOrder } from "#functions/core/ports.ts";
import { lettered, write } from "../text/lettering.ts";
import { plate, spriteOf } from "./pictures.ts";
import { setTitle } from "./title-lines.ts";

/** Dusk, forest, plum, sea, ember: upper, lower and light of a card. */
const palettes = [
  ["#1b2050", "#56447e", "#ffcf87"],
  ["#10302f", "#2f6b55", "#ffe3a0"],
  ["#2b1238", "#7a3560", "#ffc2a1"],
  ["#0e2a4a", "#2b6f93", "#bfe9ff"],
  ["#33150f", "#8a4228", "#ffd28a"],
] as const;

/** A larger picture than the frame, so that the camera may move over it without blur. */
const bleed = 1.1;

/** A designed picture for a scene that has none: a lit sky of one colour, drifting lights, and its words. */
export const titleCard = async ({ title, size, language, seed }: TitleCardOrder): Promise<LayeredPicture> => {
  const width = Math.round(size.width * bleed);
  const height = Math.round(size.height * bleed);
  const unit = Math.min(width, height) / 1080;
  const palette = palettes[Math.abs(seed) % palettes.length] ?? palettes[0];
  const random = numbers(seed);
  const draw = (paint: (context: SKRSContext2D) => void): Sprite => {
    const canvas = createCanvas(width, height);
    paint(canvas.getContext("2d"));
    return spriteOf(canvas, 0, 0);
  };
  const words = (context: SKRSContext2D): void => {
    const upright = height > width;
    const room = { width: width * 0.74, height: height * (upright ? 0.4 : 0.46) };
    const set = setTitle(title, language, room, Math.min(width, height) * 0.85);
    const block = set.lines.length * set.lineHeight;
    lettered(context, { language, weight: "800ExtraBold", pixels: set.pixels });
    context.textAlign = "center";
    set.lines.forEach((line, index) => {
      const y = height * 0.45 - block / 2 + set.lineHeight * (index + 0.5) + set.pixels * 0.34;
      const ink = { fill: "#fffaf0", outline: "rgba(10,8,22,0.55)", outlineWidth: 0.03 };
      write(context, line, width / 2, y, set.pixels, ink);
    });
    ornament(context, width / 2, height * 0.45 - block / 2 - 60 * unit, unit, palette[2]);
    ornament(context, width / 2, height * 0.45 + block / 2 + 60 * unit, unit, palette[2]);
  };
  return {
    width,
    height,
    layers: [
      plate(
        0.2,
        draw((context) => sky(context, width, height, palette)),
      ),
      plate(
        0.6,
        draw((context) => lights(context, width, height, unit, palette[2], random, 26)),
      ),
      plate(0.9, draw(words)),
      plate(
        1.6,
        draw((context) => lights(context, width, height, unit * 1.9, palette[2], random, 9)),
      ),
    ],
  };
};

const sky = (context: SKRSContext2D, width: number, height: number, [upper, lower, light]: readonly string[]): void => {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, upper ?? "#000");
  gradient.addColorStop(1, lower ?? "#000");
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  const glow = context.createRadialGradient(width / 2, height, 0, width / 2, height, Math.max(width, height) * 0.65);
  glow.addColorStop(0, `${light}70`);
  glow.addColorStop(1, `${light}00`);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
};

/** Soft round lights, fewer in the middle where the words are. */
const lights = (
  context: SKRSContext2D,
  width: number,
  height: number,
  unit: number,
  colour: string,
  random: () => number,
  count: number,
): void => {
  for (let index = 0; index < count; index++) {
    const [x, y, radius] = [random() * width, random() * height, (10 + random() * 26) * unit];
    const central = Math.hypot(x / width - 0.5, y / height - 0.45) < 0.3;
    const light = context.createRadialGradient(x, y, 0, x, y, radius);
    light.addColorStop(0, `${colour}${central ? "28" : "80"}`);
    light.addColorStop(0.35, `${colour}${central ? "14" : "40"}`);
    light.addColorStop(1, `${colour}00`);
    context.fillStyle = light;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
};

/** A line that thins to both sides, with a diamond. */
const ornament = (context: SKRSContext2D, x: number, y: number, unit: number, colour: string): void => {
  const line = context.createLinearGradient(x - 220 * unit, 0, x + 220 * unit, 0);
  line.addColorStop(0, `${colour}00`);
  line.addColorStop(0.5, colour);
  line.addColorStop(1, `${colour}00`);
  context.fillStyle = line;
  context.fillRect(x - 220 * unit, y - 1.5 * unit, 440 * unit, 3 * unit);
  context.fillStyle = colour;
  context.beginPath();
  for (const [dx, dy] of [
    [0, -11],
    [11, 0],
    [0, 11],
    [-11, 0],
  ] as const)
    context.lineTo(x + dx * unit, y + dy * unit);
  context.fill();
};

/** The same numbers for the same seed: mulberry32. */
const numbers = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};
