import type { StoryTypeId } from "./story-types.ts";

/** The illustration styles: the value that is stored and sent, and the short name of the gallery. */
export const styles = [
  { value: "Japanese Ghibli-inspired Style", shortName: "Ghibli Style" },
  { value: "Cinematic Realism", shortName: "Cinematic" },
  { value: "Digital Painting", shortName: "Digital Art" },
  { value: "Watercolor", shortName: "Watercolor" },
  { value: "3D Rendering", shortName: "3D Render" },
  { value: "Comic Book Style", shortName: "Comic Book" },
  { value: "Chinese Ink Painting", shortName: "Chinese Ink" },
  { value: "Photorealistic", shortName: "Photorealistic" },
  { value: "Anime Style", shortName: "Anime" },
  { value: "Oil Painting", shortName: "Oil Painting" },
  { value: "Acrylic Painting", shortName: "Acrylic" },
  { value: "Hayao Miyazaki Style", shortName: "Miyazaki" },
  { value: "Japanese Woodblock", shortName: "Woodblock" },
  { value: "Vector Art", shortName: "Vector" },
  { value: "Fantasy Art", shortName: "Fantasy" },
  { value: "Pencil Sketch", shortName: "Pencil" },
  { value: "Paper Cut-out", shortName: "Paper Cut-out" },
  { value: "Pixel Art", shortName: "Pixel Art" },
] as const;

export type StyleName = (typeof styles)[number]["value"];
export const defaultStyle: StyleName = "Japanese Ghibli-inspired Style";
/** The style that a form begins with, for a type of story. */
export const defaultStyleOf = (storyType: StoryTypeId): StyleName => fittingStyles[storyType] ?? defaultStyle;

const fittingStyles: Partial<Record<StoryTypeId, StyleName>> = {
  comics_story: "Comic Book Style",
  cinematic_story: "Cinematic Realism",
  sci_fi_story: "Digital Painting",
  fantasy_story: "Fantasy Art",
  historical_story: "Oil Painting",
  bible_story: "Oil Painting",
  romantic_story: "Watercolor",
  poetry_story: "Watercolor",
  lyric_story: "Paper Cut-out",
  book_story: "Pencil Sketch",
  educational_story: "Vector Art",
};

/** What the form offers besides: a style in one's own words. */
export const othersStyle = "Others";
export type StyleChoice = StyleName | typeof othersStyle;
export const styleChoices: readonly StyleChoice[] = [...styles.map(({ value }) => value), othersStyle];
