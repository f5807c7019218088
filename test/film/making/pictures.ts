import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Layer, LayeredPicture, Sprite } from "#functions/core/media/ports.ts";

type Draw = (context: SKRSContext2D) => void;

/** A sprite of a drawing, cropped to its content at even coordinates. */
const sprite = (x: number, y: number, width: number, height: number, draw: Draw): Sprite => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.translate(-x, -y);
  draw(context);
  const { data } = context.getImageData(0, 0, width, height);
  return { x, y, width, height, rgba: new Uint8Array(data.buffer) };
};

const still = { x: 0, y: 0 };
const plate = (depth: number, frame: Sprite): Layer => ({ depth, frames: [frame], rate: 0, travel: still });

/** A layered landscape of simple shapes with a walking circle, as the artist would draw it. */
export const makeLandscape = (width: number, height: number, hue = 220): LayeredPicture => {
  const u = height / 1080;
  const sky = sprite(0, 0, width, height, (c) => {
    const gradient = c.createLinearGradient(0, 0, 0, height);
    gradient.addColorStop(0, `hsl(${hue} 60% 30%)`);
    gradient.addColorStop(1, `hsl(${hue - 160} 80% 75%)`);
    c.fillStyle = gradient;
    c.fillRect(0, 0, width, height);
    c.fillStyle = "#fff6c8";
    for (let star = 0; star < 60; star++) {
      const [x, y] = [(star * 733) % 1000, (star * 389) % 480];
      c.fillRect((x / 1000) * width, (y / 1000) * height, 3 * u, 3 * u);
    }
    c.beginPath();
    c.arc(width * 0.75, height * 0.25, 90 * u, 0, 7);
    c.fill();
  });
  const hills = sprite(0, Math.round(height * 0.4), width, Math.round(height * 0.4), (c) => {
    c.fillStyle = `hsl(${hue} 35% 38%)`;
    c.beginPath();
    c.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) c.lineTo(x, height * (0.55 + 0.11 * Math.sin((x / width) * 9)));
    c.lineTo(width, height);
    c.fill();
  });
  const ground = sprite(0, Math.round(height * 0.64), width, height - Math.round(height * 0.64), (c) => {
    c.fillStyle = "#33502f";
    c.beginPath();
    c.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) c.lineTo(x, height * (0.68 + 0.015 * Math.sin((x / width) * 23)));
    c.lineTo(width, height);
    c.fill();
    c.strokeStyle = "#a9c98a";
    c.lineWidth = 2 * u;
    for (let x = 6; x < width; x += 23 * u) c.strokeRect(x, height * (0.74 + 0.2 * ((x * 7) % 1)), 5 * u, 14 * u);
  });
  const frames = Array.from({ length: 8 }, (_, index) =>
    walker(width * 0.4, height * 0.8, u, (index / 8) * Math.PI * 2),
  );
  const walking = { depth: 1, frames, rate: 10, travel: { x: 240 * u, y: 0 } };
  const bushes = sprite(0, Math.round(height * 0.75), width, height - Math.round(height * 0.75), (c) => {
    c.fillStyle = "#16261a";
    for (const x of [0, 0.06, 0.13, 0.88, 0.95, 1]) {
      c.beginPath();
      c.arc(width * x, height * 0.97, 120 * u, 0, 7);
      c.fill();
    }
  });
  return {
    width,
    height,
    layers: [plate(0.2, sky), plate(0.55, hills), plate(0.9, ground), walking, plate(1.5, bushes)],
  };
};

const walker = (x: number, feet: number, u: number, phase: number): Sprite => {
  const [width, height] = [Math.ceil(280 * u), Math.ceil(340 * u)];
  return sprite(Math.round(x - width / 2), Math.round(feet - height), width, height, (c) => {
    c.lineWidth = 26 * u;
    c.strokeStyle = "#8a3f17";
    for (const side of [0, Math.PI]) {
      c.beginPath();
      c.moveTo(x, feet - 110 * u);
      c.lineTo(x + Math.sin(phase + side) * 60 * u, feet - 12 * u);
      c.stroke();
    }
    c.fillStyle = "#e8792e";
    c.beginPath();
    c.arc(x, feet - 190 * u + Math.abs(Math.sin(phase)) * 8 * u, 110 * u, 0, 7);
    c.fill();
    c.fillStyle = "#20120a";
    c.fillRect(x + 30 * u, feet - 230 * u, 18 * u, 26 * u);
    c.fillRect(x + 70 * u, feet - 230 * u, 18 * u, 26 * u);
  });
};

/** A ring with a point, as PNG with alpha. */
export const makeWatermark = async (): Promise<Uint8Array> => {
  const canvas = createCanvas(128, 128);
  const context = canvas.getContext("2d");
  context.strokeStyle = "#ffffff";
  context.lineWidth = 14;
  context.arc(64, 64, 50, 0, 7);
  context.stroke();
  context.fillStyle = "#ff4fa0";
  context.fillRect(40, 40, 48, 48);
  return canvas.encode("png");
};
