import sharp from "sharp";
import { visibleBounds } from "./raster.ts";

export interface CutOut {
  readonly width: number;
  readonly height: number;
  /** Straight alpha. */
  readonly rgba: Uint8Array;
}

/** The maximum distance of a background colour from the mean colour of the border, in 0 to 255 per channel. */
const tolerance = 46;
const workingSize = 900;

/**
 * Cuts a user's character out of its picture: by its transparency, else by removing the even colour that touches the
 * border. A photograph becomes a round sticker with a white rim.
 */
export const cutOut = async (
  png: Uint8Array,
  maxSize: { readonly width: number; readonly height: number },
): Promise<CutOut> => {
  const { data, info } = await sharp(png)
    .rotate()
    .resize({ width: workingSize, height: workingSize, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rgba = new Uint8Array(data);
  if (!hasAlpha(rgba) && !removeBackground(rgba, width, height)) toSticker(rgba, width, height);
  const soft = await feather(rgba, width, height);
  // Removes the empty margin, so that the feet are at the lower edge.
  const seen = visibleBounds({ x: 0, y: 0, width, height, rgba: soft }) ?? { x: 0, y: 0, width, height };
  const fitted = await sharp(soft, { raw: { width, height, channels: 4 } })
    .extract({ left: seen.x, top: seen.y, width: seen.width, height: seen.height })
    .resize({
      width: Math.max(1, Math.round(maxSize.width)),
      height: Math.max(1, Math.round(maxSize.height)),
      fit: "inside",
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: fitted.info.width, height: fitted.info.height, rgba: new Uint8Array(fitted.data) };
};

const hasAlpha = (rgba: Uint8Array): boolean => {
  let clear = 0;
  for (let i = 3; i < rgba.length; i += 4) if ((rgba[i] ?? 0) < 128) clear++;
  return clear > rgba.length / 4 / 50;
};

/** Flood-fills from the border. Returns false if the border is not of one colour. */
const removeBackground = (rgba: Uint8Array, width: number, height: number): boolean => {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) border.push(y * width, y * width + width - 1);
  const mean = [0, 1, 2].map((c) => border.reduce((sum, i) => sum + (rgba[i * 4 + c] ?? 0), 0) / border.length);
  const near = (i: number): boolean => Math.hypot(...mean.map((m, c) => (rgba[i * 4 + c] ?? 0) - m)) < tolerance;
  if (border.filter(near).length < border.length * 0.8) return false;
  const seen = new Uint8Array(width * height);
  const open = border.filter(near);
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    if (seen[i]) continue;
    seen[i] = 1;
    rgba[i * 4 + 3] = 0;
    const x = i % width;
    for (const [next, inside] of [
      [i - 1, x > 0],
      [i + 1, x < width - 1],
      [i - width, i >= width],
      [i + width, i + width < width * height],
    ] as const)
      if (inside && !seen[next] && near(next)) open.push(next);
  }
  return true;
};

/** The radii of the white rim and of the sticker, as shares of the picture's size. */
const sticker = { rim: 0.455, edge: 0.49 } as const;

const toSticker = (rgba: Uint8Array, width: number, height: number): void => {
  // Anti-aliased edges, 1.5 pixels wide.
  const soft = 1.5 / Math.min(width, height);
  const beyond = (distance: number, edge: number): number => Math.max(0, Math.min(1, (distance - edge) / soft + 0.5));
  for (let i = 0; i < width * height; i++) {
    const x = ((i % width) + 0.5) / width - 0.5;
    const y = (Math.floor(i / width) + 0.5) / height - 0.5;
    const distance = Math.hypot(x, y);
    const white = beyond(distance, sticker.rim);
    for (let c = 0; c < 3; c++) rgba[i * 4 + c] = (rgba[i * 4 + c] ?? 0) * (1 - white) + 255 * white;
    rgba[i * 4 + 3] = 255 * (1 - beyond(distance, sticker.edge));
  }
};

/** Softens the edge inwards only, so that no background reappears. */
const feather = async (rgba: Uint8Array, width: number, height: number): Promise<Uint8Array> => {
  const alpha = new Uint8Array(width * height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = rgba[i * 4 + 3] ?? 0;
  const soft = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .blur(1.2)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  for (let i = 0; i < alpha.length; i++)
    rgba[i * 4 + 3] = Math.min(alpha[i] ?? 0, Math.max(0, ((soft[i] ?? 0) - 96) * 1.6));
  return rgba;
};
