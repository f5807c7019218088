import type { SKRSContext2D } from "@napi-rs/canvas";

/** A vertical gradient with a glow from below. */
export const drawSky = (
  context: SKRSContext2D,
  width: number,
  height: number,
  [upper, lower, light]: readonly string[],
): void => {
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

/** Soft round lights, fainter in the middle behind the title. */
export const drawLights = (
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

/** A line that fades to both sides, with a diamond in the middle. */
export const drawOrnament = (context: SKRSContext2D, x: number, y: number, unit: number, colour: string): void => {
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

/** A seeded random number generator from 0 to below 1: mulberry32. */
export const seededRandom = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};
