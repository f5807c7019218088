import type { StyleName } from "#contract/catalogue/styles.ts";
import type { SceneOrder } from "../media/ports.ts";

type FilmLook = Required<Pick<SceneOrder, "fadeTone" | "cardLook">>;

const night: FilmLook = { fadeTone: "black", cardLook: "night" };
const paper: FilmLook = { fadeTone: "paper", cardLook: "paper" };
const graphic: FilmLook = { fadeTone: "black", cardLook: "graphic" };

/** What is drawn on paper fades to it and has its cards on it; what is flat and loud has cards that are. */
const others: Partial<Record<StyleName, FilmLook>> = {
  Watercolor: paper,
  "Chinese Ink Painting": paper,
  "Japanese Woodblock": paper,
  "Pencil Sketch": paper,
  "Paper Cut-out": paper,
  "Comic Book Style": graphic,
  "Vector Art": graphic,
  "Pixel Art": graphic,
};

/** The fades and cards that go with a style of pictures; a style in one's own words comes out of the dark. */
export const filmLook = (style: string): FilmLook =>
  // Any text may be asked for; what is no name of a style is not in the list.
  others[style as StyleName] ?? night;
