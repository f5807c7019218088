import { fix } from "./curve.ts";

/** A piece of a drawing, as SVG text. */
export type Art = string;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity?: number): Art =>
  `<ellipse cx="${fix(cx)}" cy="${fix(cy)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${fill}"${faint(opacity)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): Art =>
  `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(width)}" height="${fix(height)}" fill="${fill}"${more}/>`;

export const shape = (d: string, fill: string, opacity?: number): Art =>
  `<path d="${d}" fill="${fill}"${faint(opacity)}/>`;

export const line = (d: string, colour: string, width: number, opacity?: number): Art =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fix(width)}" stroke-linecap="round" stroke-linejoin="round"${faint(opacity)}/>`;

export const group = (art: Art, attributes: string): Art => (art ? `<g ${attributes}>${art}</g>` : "");

const faint = (opacity?: number): string =>
  opacity === undefined ? "" : ` opacity="${Math.round(opacity * 1000) / 1000}"`;
