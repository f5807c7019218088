import { fix } from "./curve.ts";

/** SVG markup of a part of a drawing. */
export type SvgArt = string;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity?: number): SvgArt =>
  `<ellipse cx="${fix(cx)}" cy="${fix(cy)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${fill}"${faint(opacity)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): SvgArt =>
  `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(width)}" height="${fix(height)}" fill="${fill}"${more}/>`;

export const shape = (d: string, fill: string, opacity?: number): SvgArt =>
  `<path d="${d}" fill="${fill}"${faint(opacity)}/>`;

export const line = (d: string, colour: string, width: number, opacity?: number): SvgArt =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fix(width)}" stroke-linecap="round" stroke-linejoin="round"${faint(opacity)}/>`;

export const group = (art: SvgArt, attributes: string): SvgArt => (art ? `<g ${attributes}>${art}</g>` : "");

const faint = (opacity?: number): string =>
  opacity === undefined ? "" : ` opacity="${Math.round(opacity * 1000) / 1000}"`;

/** Joins the results of `make` for 0 to count - 1. */
export const repeat = (count: number, make: (i: number) => string): string => {
  let all = "";
  for (let i = 0; i < count; i++) all += make(i);
  return all;
};
