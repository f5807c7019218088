import type { StoryTypeId } from "./story-types.ts";

/**
 * The illustration styles. `value` is stored and sent, `shortName` is the name in the gallery, `prompt` describes the
 * style to people, and `filmLook` chooses the fades and title cards of its films.
 * To add one, see packages/studio/src/artist/README.md.
 */
export const styles = [
  {
    value: "Japanese Ghibli-inspired Style",
    shortName: "Ghibli Style",
    prompt: "soft gouache backgrounds, towering summer clouds, warm and gentle light",
    filmLook: "night",
  },
  {
    value: "Cinematic Realism",
    shortName: "Cinematic",
    prompt: "deep contrast, teal shadows and amber light, a wide film frame with a shallow focus",
    filmLook: "night",
  },
  {
    value: "Digital Painting",
    shortName: "Digital Art",
    prompt: "broad painterly strokes, glowing edges, rich and layered colour",
    filmLook: "night",
  },
  {
    value: "Watercolor",
    shortName: "Watercolor",
    prompt: "transparent washes that bleed into each other, a paper border left white",
    filmLook: "paper",
  },
  {
    value: "3D Rendering",
    shortName: "3D Render",
    prompt: "rounded volumes, soft studio light, smooth shading and gentle shadows",
    filmLook: "night",
  },
  {
    value: "Comic Book Style",
    shortName: "Comic Book",
    prompt: "bold black outlines, halftone dots, flat and vivid inks",
    filmLook: "graphic",
  },
  {
    value: "Chinese Ink Painting",
    shortName: "Chinese Ink",
    prompt: "black ink in many dilutions on rice paper, bamboo, a red seal, much left empty",
    filmLook: "paper",
  },
  {
    value: "Photorealistic",
    shortName: "Photorealistic",
    prompt: "muted natural colours, film grain, a soft vignette and distance lost in haze",
    filmLook: "night",
  },
  {
    value: "Anime Style",
    shortName: "Anime",
    prompt: "clean lines, cel shading in two tones, a brilliant sky",
    filmLook: "night",
  },
  {
    value: "Oil Painting",
    shortName: "Oil Painting",
    prompt: "thick strokes that show the brush and the weave of the canvas",
    filmLook: "night",
  },
  {
    value: "Acrylic Painting",
    shortName: "Acrylic",
    prompt: "opaque colours in broad flat patches, the edge of the palette knife",
    filmLook: "night",
  },
  {
    value: "Hayao Miyazaki Style",
    shortName: "Miyazaki",
    prompt: "lush greens, hand-painted skies, wonder in the everyday",
    filmLook: "night",
  },
  {
    value: "Japanese Woodblock",
    shortName: "Woodblock",
    prompt: "carved outlines, few flat colours that fade into each other, the grain of the block",
    filmLook: "paper",
  },
  {
    value: "Vector Art",
    shortName: "Vector",
    prompt: "geometric shapes, clean edges, flat colours",
    filmLook: "graphic",
  },
  {
    value: "Fantasy Art",
    shortName: "Fantasy",
    prompt: "enchanted light, drifting sparks, jewel-like colours",
    filmLook: "night",
  },
  {
    value: "Pencil Sketch",
    shortName: "Pencil",
    prompt: "graphite lines and hatching on paper, a hint of colour",
    filmLook: "paper",
  },
  {
    value: "Paper Cut-out",
    shortName: "Paper Cut-out",
    prompt: "layers of cut paper with small shadows between them",
    filmLook: "paper",
  },
  {
    value: "Pixel Art",
    shortName: "Pixel Art",
    prompt: "large square pixels, a small palette, the look of an old video game",
    filmLook: "graphic",
  },
  {
    value: "Stained Glass",
    shortName: "Stained Glass",
    prompt: "panes of jewel-coloured glass in black lead, lit from behind, a rose window around the sun",
    filmLook: "night",
  },
] as const;

export type StyleName = (typeof styles)[number]["value"];
export const defaultStyle: StyleName = "Japanese Ghibli-inspired Style";
/** The style that the form preselects for a story type. */
export const defaultStyleOf = (storyType: StoryTypeId): StyleName => defaultStyles[storyType] ?? defaultStyle;

const defaultStyles: Partial<Record<StoryTypeId, StyleName>> = {
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

/** The form's choice for a style in the user's own words. */
export const othersStyle = "Others";
export type StyleChoice = StyleName | typeof othersStyle;
export const styleChoices: readonly StyleChoice[] = [...styles.map(({ value }) => value), othersStyle];
