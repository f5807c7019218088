import type { LanguageId } from "#contract/catalogue/languages.ts";
import { defaultSubtitleStyle, type SubtitleStyleId } from "#contract/catalogue/subtitle-styles.ts";
import type { CaptionRuler, FilmSize } from "#functions/core/media/ports.ts";
import { type CaptionLook, captionLooks } from "./caption-looks.ts";
import { hasTallLetters } from "./fonts.ts";
import { type Lettering, textRuler } from "./lettering.ts";

/** Size and position of captions: below the feet of the figures, above the buttons of players. */
export interface CaptionStyle extends Lettering {
  readonly look: CaptionLook;
  readonly lineHeight: number;
  /** The lowest row that a caption may touch. */
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
  // 44 pixels at 1080p; upright films are watched on phones, so 54 pixels at a width of 1080.
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
  return { measure: textRuler(style), width: style.width };
};
