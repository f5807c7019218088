import type { Place, Spot } from "../../vocabulary.ts";
import { probablyImplied, surelyImplied } from "./idea-places/implied-places.ts";
import type { ToldText } from "./told-text.ts";
import { usualPlaceOf } from "./usual-places.ts";

/** Where a story plays of which no word names the place. */
export interface Whereabouts {
  readonly place: Place;
  readonly spot?: Spot;
  /** The idea's own sentence says so: places that fill the story do not count. */
  readonly isOfIdea?: boolean;
}

/** Where a story opens that names no place. */
export const usualStart = (
  { isWritten, language, text }: ToldText,
  hero: string | undefined,
): Whereabouts | undefined => {
  const place = usualPlaceOf(hero);
  if (place) return { place };
  return isWritten && language === "english" ? usualWhereabouts(text) : undefined;
};

/** Where an English story opens by its trades, things and creatures: a goalkeeper stands on a sports field. */
const usualWhereabouts = (text: string): Whereabouts | undefined => {
  const opening = text.split(/\n/)[0] ?? "";
  const { place, spot } = surelyImplied(opening) ?? probablyImplied(opening) ?? {};
  return place && { place, ...(spot && { spot }), isOfIdea: true };
};
