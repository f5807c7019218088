import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";

/** A gradient stop: offset from 0 to 1, colour, opacity. */
export type GradientStop = readonly [number, Colour, number?];
/** How a look fills shapes: with a gradient, one colour, light and shade with a hard edge, or a rounded body. */
export type FillKind = "soft" | "flat" | "cel" | "round";
export interface Fills {
  readonly shapes: FillKind;
  /** The number of colour bands of the sky. 0 is a smooth gradient. */
  readonly skyBands: number;
  /** The number of rings of every halo. 0 is a smooth gradient. */
  readonly glowRings: number;
}
type Line = readonly [x1: number, y1: number, x2: number, y2: number];
type Disc = readonly [cx: number, cy: number, r: number];

/** The `<defs>` of one SVG. Methods return a reference; equal definitions are written once. */
export class SvgDefs {
  private readonly prefix: string;
  private readonly fills: Fills;
  private readonly written = new Map<string, string>();
  private readonly definitions: string[] = [];

  constructor(prefix: string, fills: Fills) {
    this.prefix = prefix;
    this.fills = fills;
  }

  /** A gradient over a shape's bounding box, from the top by default. */
  body(stops: readonly GradientStop[], line: Line = [0, 0, 0, 1]): string {
    const seeThrough = stops.some(([, , opacity]) => opacity !== undefined && opacity < 1);
    if (this.fills.shapes === "flat" && !seeThrough) return colourAt(stops, 0.45);
    if (this.fills.shapes === "cel" && !seeThrough) return this.linear(cel(stops), line, "objectBoundingBox");
    if (this.fills.shapes === "round" && !seeThrough) return this.round(stops);
    return this.linear(stops, line, "objectBoundingBox");
  }

  /** A gradient in the picture's coordinates. */
  across(stops: readonly GradientStop[], line: Line): string {
    const seeThrough = stops.some(([, , opacity]) => opacity !== undefined && opacity < 1);
    if (this.fills.shapes === "flat" && !seeThrough) return colourAt(stops, 0.3);
    return this.linear(stops, line, "userSpaceOnUse");
  }

  sky(stops: readonly GradientStop[], line: Line): string {
    return this.linear(this.fills.skyBands > 0 ? banded(stops, this.fills.skyBands) : stops, line, "userSpaceOnUse");
  }

  /** A radial gradient for halos. */
  glow(stops: readonly GradientStop[], disc: Disc = [0.5, 0.5, 0.5], units = "objectBoundingBox"): string {
    const steps = this.fills.glowRings > 0 ? banded(stops, this.fills.glowRings) : stops;
    return this.radial(steps, disc, units);
  }

  clip(shapes: string): string {
    return this.once(`clip ${shapes}`, (id) => `<clipPath id="${id}">${shapes}</clipPath>`);
  }

  /** A Gaussian blur, to be used as `filter`. */
  blur(deviation: number): string {
    return this.once(
      `blur ${deviation}`,
      (id) =>
        `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  toString(): string {
    return this.definitions.join("");
  }

  private round(stops: readonly GradientStop[]): string {
    const base = colourAt(stops, 0.5);
    return this.radial(
      [
        [0, lighten(base, 0.13)],
        [0.3, lighten(base, 0.05)],
        [0.65, base],
        [1, darken(mix(base, "#3a2a5a", 0.16), 0.13)],
      ],
      [0.4, 0.28, 0.82],
      "objectBoundingBox",
    );
  }

  private linear(stops: readonly GradientStop[], [x1, y1, x2, y2]: Line, units: string): string {
    return this.once(
      `linear ${JSON.stringify(stops)} ${x1} ${y1} ${x2} ${y2} ${units}`,
      (id) =>
        `<linearGradient id="${id}" gradientUnits="${units}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${written(stops)}</linearGradient>`,
    );
  }

  private radial(stops: readonly GradientStop[], [cx, cy, r]: Disc, units: string): string {
    return this.once(
      `radial ${JSON.stringify(stops)} ${cx} ${cy} ${r} ${units}`,
      (id) =>
        `<radialGradient id="${id}" gradientUnits="${units}" cx="${cx}" cy="${cy}" r="${r}">${written(stops)}</radialGradient>`,
    );
  }

  private once(key: string, write: (id: string) => string): string {
    const known = this.written.get(key);
    if (known) return known;
    const id = `${this.prefix}${this.written.size}`;
    this.definitions.push(write(id));
    this.written.set(key, `url(#${id})`);
    return `url(#${id})`;
  }
}

const written = (stops: readonly GradientStop[]): string =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

const around = (
  stops: readonly GradientStop[],
  at: number,
): { before: GradientStop; after: GradientStop; share: number } => {
  const next = stops.findIndex(([offset]) => offset >= at);
  const after = stops[next < 0 ? stops.length - 1 : next] ?? [1, "#000000"];
  const before = stops[Math.max(0, (next < 0 ? stops.length : next) - 1)] ?? after;
  const span = after[0] - before[0];
  return { before, after, share: span > 0 ? (at - before[0]) / span : 0 };
};
const colourAt = (stops: readonly GradientStop[], at: number): Colour => {
  const { before, after, share } = around(stops, at);
  return mix(before[1], after[1], share);
};
const opacityAt = (stops: readonly GradientStop[], at: number): number => {
  const { before, after, share } = around(stops, at);
  return (before[2] ?? 1) + ((after[2] ?? 1) - (before[2] ?? 1)) * share;
};
const cel = (stops: readonly GradientStop[]): readonly GradientStop[] => {
  const light = colourAt(stops, 0.25);
  const shade = darken(colourAt(stops, 0.9), 0.035);
  return [
    [0, light],
    [0.62, light],
    [0.63, shade],
    [1, shade],
  ];
};
const banded = (stops: readonly GradientStop[], bands: number): readonly GradientStop[] =>
  Array.from({ length: bands }, (_, i): readonly GradientStop[] => {
    const middle = (i + 0.5) / bands;
    const colour = colourAt(stops, middle);
    const opacity = Math.round(opacityAt(stops, middle) * 1000) / 1000;
    return [
      [i / bands, colour, opacity],
      [(i + 1) / bands - 0.001, colour, opacity],
    ];
  }).flat();
