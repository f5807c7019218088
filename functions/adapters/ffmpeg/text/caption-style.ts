import type { LanguageId } from "#contract/catalogue/languages.ts";
import { defaultSubtitleStyle, type SubtitleStyleId } from "#contract/catalogue/subtitle-styles.ts";
import type { CaptionRuler, FilmSize } from "#functions/core/media/ports.ts";
import { type CaptionLook, captionLooks } from "./caption-looks.ts";
import { hasTallLetters } from "./fonts.ts";
import { type Lettering, ruler } from "./lettering.ts";

/** Where captions stand and how large: below the feet of whoever is in the picture, above the players' buttons. */
export interface CaptionStyle extends Lettering {
  readonly look: CaptionLook;
  readonly lineHeight: number;
  /** The lowest pixel that a block of two lines may touch. */
  readonly bottom: number;
  readonly width: number;
}

export const captionStyle = (
  language: LanguageId,
  { width, height }: FilmSize,
  style: SubtitleStyleId = defaultSubtitleStyle,
): CaptionStyle => {
  const look = captionLooks[style];
  const upright = height > width;
  // 44 pixels at 1080p; upright 54 at 1080 wide, as it is seen on a telephone.
  const usual = upright ? width * 0.05 : Math.min(height * 0.0408, width * 0.0408);
  const pixels = Math.max(8, Math.round(usual * look.size));
  const lineHeight = Math.round(pixels * (hasTallLetters(language) ? 1.42 : 1.27));
  return {
    language,
    look,
    weight: look.weight,
    pixels,
    lineHeight,
    bottom: Math.round(height * (upright ? 0.865 : 0.94)),
    width: Math.round(width * (upright ? 0.84 : 0.76)),
  };
};

export const captionRuler = (language: LanguageId, size: FilmSize, name?: SubtitleStyleId): CaptionRuler => {
  const style = captionStyle(language, size, name);
  return { measure: ruler(style), width: style.width };
};
