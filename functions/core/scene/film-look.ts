import { styles } from "#contract/catalogue/styles.ts";
import type { SceneOrder } from "../media/ports.ts";

type FilmLook = Required<Pick<SceneOrder, "fadeTone" | "cardLook">>;

const filmLooks: Readonly<Record<(typeof styles)[number]["filmLook"], FilmLook>> = {
  night: { fadeTone: "black", cardLook: "night" },
  paper: { fadeTone: "paper", cardLook: "paper" },
  graphic: { fadeTone: "black", cardLook: "graphic" },
};

/** The fades and title cards for a style. A style in the user's own words gets those of the night look. */
export const filmLook = (style: string): FilmLook =>
  filmLooks[styles.find(({ value }) => value === style)?.filmLook ?? "night"];
