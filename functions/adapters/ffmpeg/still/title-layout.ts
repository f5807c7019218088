import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { FilmSize } from "#functions/core/media/ports.ts";
import { hasTallLetters } from "../text/fonts.ts";
import { textRuler } from "../text/lettering.ts";
import { wrap } from "../text/wrap.ts";

/** The layout of a title: as large as its area allows, in few balanced lines. */
export interface TitleLayout {
  readonly lines: readonly string[];
  readonly pixels: number;
  readonly lineHeight: number;
}

const sizes = [0.17, 0.15, 0.13, 0.115, 0.1, 0.09, 0.08, 0.07, 0.06, 0.05, 0.044, 0.038];

/** The area of a title. Font sizes are shares of `side`. */
export interface TitleArea extends FilmSize {
  readonly side: number;
  readonly lines: number;
}

/** Takes the largest font size that fits, or the smallest one if none does. */
export const layoutTitle = (title: string, language: LanguageId, room: TitleArea): TitleLayout => {
  const leading = hasTallLetters(language) ? 1.36 : 1.16;
  const settings = sizes.map((share) => {
    const pixels = Math.max(10, Math.round(room.side * share));
    const lines = wrap(title, language, room.width, textRuler({ language, weight: "800ExtraBold", pixels }));
    return { lines, pixels, lineHeight: Math.round(pixels * leading) };
  });
  const fits = ({ lines, lineHeight, pixels }: TitleLayout): boolean => {
    const widest = Math.max(...lines.map(textRuler({ language, weight: "800ExtraBold", pixels })));
    return lines.length <= room.lines && lines.length * lineHeight <= room.height && widest <= room.width;
  };
  const last = settings.at(-1) ?? { lines: [title], pixels: 10, lineHeight: 12 };
  return settings.find(fits) ?? { ...last, lines: last.lines.slice(0, room.lines) };
};
