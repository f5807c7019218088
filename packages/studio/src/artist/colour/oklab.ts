/** A colour as "#rrggbb" or "#rgb". Colours are mixed in Oklab, which is perceptually uniform. */
export type Colour = string;
type Triple = readonly [number, number, number];

export const mix = (from: Colour, to: Colour, share: number): Colour => {
  const [l, a, b] = toOklab(from);
  const [l2, a2, b2] = toOklab(to);
  return fromOklab([l + (l2 - l) * share, a + (a2 - a) * share, b + (b2 - b) * share]);
};
export const lighten = (colour: Colour, by: number): Colour => {
  const [l, a, b] = toOklab(colour);
  return fromOklab([Math.min(1, l + by), a, b]);
};
export const darken = (colour: Colour, by: number): Colour => lighten(colour, -by);
export const saturate = (colour: Colour, factor: number): Colour => {
  const [l, a, b] = toOklab(colour);
  return fromOklab([l, a * factor, b * factor]);
};
/** Rotates the hue at the same lightness. */
export const turn = (colour: Colour, degrees: number): Colour => {
  const [l, a, b] = toOklab(colour);
  const angle = (degrees * Math.PI) / 180;
  return fromOklab([l, a * Math.cos(angle) - b * Math.sin(angle), a * Math.sin(angle) + b * Math.cos(angle)]);
};
export const rgb = (colour: Colour): Triple => {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join("") : digits;
  const n = Number.parseInt(full, 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
};

const linear = (v: number): number => (v <= 10.31475 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const linearOf = Float64Array.from({ length: 256 }, (_, v) => linear(v));

const seen = new Map<Colour, Triple>();
const toOklab = (colour: Colour): Triple => {
  const known = seen.get(colour);
  if (known) return known;
  const [r, g, b] = rgb(colour).map((v) => linearOf[v] ?? 0) as unknown as Triple; // map loses the tuple type
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Triple = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  // Bounds the cache in a long-lived process.
  if (seen.size > 20_000) seen.clear();
  seen.set(colour, lab);
  return lab;
};

const fromOklab = ([L, a, b]: Triple): Colour => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${hex(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${hex(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${hex(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
};
const hex = (v: number): string => {
  const encoded = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(encoded * 255)))
    .toString(16)
    .padStart(2, "0");
};
