import { expect, it } from "vitest";
import { styles } from "#contract/catalogue/styles.ts";
import { filmLook } from "#functions/core/scene/film-look.ts";

it("fades what is drawn on paper to paper, and everything else to black", () => {
  const toPaper = styles.map(({ value }) => value).filter((value) => filmLook(value).fadeTone === "paper");

  expect(toPaper).toEqual([
    "Watercolor",
    "Chinese Ink Painting",
    "Japanese Woodblock",
    "Pencil Sketch",
    "Paper Cut-out",
  ]);
  expect(filmLook("Stained glass, as in a cathedral")).toEqual({ fadeTone: "black", cardLook: "night" });
});
