import type { StyleName } from "./styles.ts";

/** What every sample picture shows, so that they differ in nothing but their style. */
const scene =
  "A girl with black curls and a little fox stand at a mountain lake in the golden hour, a sailing boat on the water behind them";

const marks: Readonly<Record<StyleName, string>> = {
  "Japanese Ghibli-inspired Style": "soft gouache backgrounds, towering summer clouds, warm and gentle light",
  "Cinematic Realism": "deep contrast, teal shadows and amber light, a wide film frame with a shallow focus",
  "Digital Painting": "broad painterly strokes, glowing edges, rich and layered colour",
  Watercolor: "transparent washes that bleed into each other, a paper border left white",
  "3D Rendering": "rounded volumes, soft studio light, smooth shading and gentle shadows",
  "Comic Book Style": "bold black outlines, halftone dots, flat and vivid inks",
  "Chinese Ink Painting": "black ink in many dilutions on rice paper, bamboo, a red seal, much left empty",
  Photorealistic: "muted natural colours, film grain, a soft vignette and distance lost in haze",
  "Anime Style": "clean lines, cel shading in two tones, a brilliant sky",
  "Oil Painting": "thick strokes that show the brush and the weave of the canvas",
  "Acrylic Painting": "opaque colours in broad flat patches, the edge of the palette knife",
  "Hayao Miyazaki Style": "lush greens, hand-painted skies, wonder in the everyday",
  "Japanese Woodblock": "carved outlines, few flat colours that fade into each other, the grain of the block",
  "Vector Art": "geometric shapes, clean edges, flat colours",
  "Fantasy Art": "enchanted light, drifting sparks, jewel-like colours",
  "Pencil Sketch": "graphite lines and hatching on paper, a hint of colour",
  "Paper Cut-out": "layers of cut paper with small shadows between them",
  "Pixel Art": "large square pixels, a small palette, the look of an old video game",
};

/** What a sample picture shows: the scene, and what the style is known by. */
export const stylePrompt = (style: StyleName): string => `${scene}. ${style}: ${marks[style]}.`;
