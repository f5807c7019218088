import sharp from "sharp";

export interface SheetPicture {
  readonly png: Uint8Array;
  /** The first line names what was planned, the second is what is told. */
  readonly lines: readonly string[];
}

interface SheetSize {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
}

const LABEL_HEIGHT = 50;

/** Pictures in rows, each above its words, as a PNG. */
export const contactSheet = async (
  pictures: readonly SheetPicture[],
  { width, height, columns }: SheetSize,
): Promise<Uint8Array> => {
  const rows = Math.ceil(pictures.length / columns);
  const cell = height + LABEL_HEIGHT;
  const layers = pictures.flatMap(({ png, lines }, at) => {
    const [left, top] = [(at % columns) * width, Math.floor(at / columns) * cell];
    return [
      { input: Buffer.from(png), left, top },
      { input: Buffer.from(labelSvg(lines, width)), left, top: top + height },
    ];
  });
  const sheet = { width: width * columns, height: cell * rows, channels: 3 as const, background: "#ffffff" };
  return sharp({ create: sheet }).composite(layers).png({ palette: true }).toBuffer();
};

const labelSvg = (lines: readonly string[], width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}" font-family="Noto Sans, sans-serif" font-size="12">${lines
    .flatMap((line, at) => (at === 0 ? [line] : [line.slice(0, 100), line.slice(100, 200)]))
    .map((line, at) => `<text x="5" y="${14 + at * 15}">${escaped(line)}</text>`)
    .join("")}</svg>`;

const escaped = (text: string): string =>
  text.replace(/\s+/g, " ").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
