import type { SKRSContext2D } from "@napi-rs/canvas";
import type { FilmSize, PosterOrder } from "#functions/core/media/ports.ts";
import { originMark } from "../../shared/origin-mark.ts";
import { applyLettering, drawText } from "../text/lettering.ts";
import { drawFlattened, toSprite } from "./pictures.ts";
import { layoutTitle, type TitleLayout } from "./title-layout.ts";
import { toMarkedJpeg } from "./to-jpeg.ts";

const white = "#ffffff";
/** The colour of the title's last line, which usually carries the point. */
const accent = "#ffd83d";
const outline = "rgba(12,10,24,0.95)";

/** A thumbnail as JPEG: the picture, darkened behind a title that is large enough to read at thumbnail size. */
export const thumbnail = async ({ picture, title, language, size, source }: PosterOrder): Promise<Uint8Array> => {
  const canvas = await drawFlattened(picture, size);
  const context = canvas.getContext("2d");
  context.resetTransform();
  const upright = size.height > size.width;
  const shape = upright ? { height: size.height * 0.34, lines: 4 } : { height: size.height * 0.44, lines: 3 };
  const room = { ...shape, width: size.width * 0.9, side: Math.min(size.width, size.height) };
  // Apps show buttons over the lowest part of an upright thumbnail.
  const floor = size.height * (upright ? 0.88 : 0.95);
  const faces = facesOf(picture);
  const within = (height: number): TitleLayout =>
    layoutTitle(title, language, { ...room, height: Math.max(0, Math.min(room.height, height)) });
  const sky = Math.min(room.height, faces.top * size.height - size.height * 0.06);
  const full = within(room.height);
  const [aloft, under] = [within(sky), within(floor - faces.bottom * size.height)];
  const isCramped = aloft.pixels < full.pixels * minSizeShare || heightOf(aloft) > sky;
  // Where neither has room, the larger words win: below, they cover clothes rather than hair.
  const below = isCramped && (heightOf(aloft) > sky || under.pixels >= aloft.pixels);
  const set = below ? under : aloft;
  const height = heightOf(set);
  scrim(context, size, height, below);

  applyLettering(context, { language, weight: "800ExtraBold", pixels: set.pixels }, set.lines);
  context.textAlign = "center";
  const top = below ? floor - height : size.height * 0.05;
  set.lines.forEach((line, index) => {
    const last = index === set.lines.length - 1;
    const y = top + set.lineHeight * (index + 0.5) + set.pixels * 0.34;
    const ink = { fill: last && index > 0 ? accent : white, outline, outlineWidth: 0.07 };
    drawText(context, line, size.width / 2, y, set.pixels, ink);
  });
  return toMarkedJpeg(toSprite(canvas, 0, 0), 88, originMark({ title, source }));
};

/** The title is above the hero's head, unless its size there would fall below this share of its full size. */
const minSizeShare = 0.68;

const heightOf = ({ lines, lineHeight }: TitleLayout): number => lines.length * lineHeight;

/** Where the faces of the large figures start and end, as shares of the height. */
const facesOf = (picture: PosterOrder["picture"]): { readonly top: number; readonly bottom: number } => {
  const withoutFigures = { top: 1, bottom: 0.5 };
  if (picture instanceof Uint8Array) return withoutFigures;
  const figures = picture.layers.filter(({ frames }) => frames.length > 1).flatMap(({ frames }) => frames.slice(0, 1));
  const largest = Math.max(0, ...figures.map(({ width, height }) => width * height));
  const seen = figures.filter(({ width, height }) => width * height > largest * 0.3);
  if (seen.length === 0) return withoutFigures;
  return {
    top: Math.min(...seen.map(({ y }) => y)) / picture.height,
    bottom: Math.max(...seen.map(({ y, height }) => y + height * faceShare)) / picture.height,
  };
};
/** The head of a figure is this share of its height. */
const faceShare = 0.45;

/** Darkens the picture behind the title only. */
const scrim = (context: SKRSContext2D, { width, height }: FilmSize, title: number, below: boolean): void => {
  const reach = Math.min(1, (title * 1.25 + height * 0.1) / height);
  const gradient = below
    ? context.createLinearGradient(0, height, 0, height * (1 - reach))
    : context.createLinearGradient(0, 0, 0, height * reach);
  gradient.addColorStop(0, "rgba(8,6,20,0.8)");
  gradient.addColorStop(0.5, "rgba(8,6,20,0.5)");
  gradient.addColorStop(1, "rgba(8,6,20,0)");
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
};
