import type { TimeOfDay } from "../../vocabulary.ts";
import type { Colour } from "./oklab.ts";

/** The colours of a time of day. */
export interface Palette {
  readonly sky: readonly [Colour, Colour, Colour, Colour];
  readonly far: Colour;
  readonly mid: Colour;
  readonly near: Colour;
  readonly ground: readonly [Colour, Colour];
  /** The colours of the sun or moon, and of the air around it. */
  readonly light: Colour;
  readonly glow: Colour;
  /** The tint of everything, and its share. */
  readonly ambient: Colour;
  readonly ambientShare: number;
  readonly stars: number;
  readonly orb: "moon" | "sun" | "low-sun" | "none";
  readonly rim: Colour;
  readonly fireflies: boolean;
  readonly mist: Colour;
  /** The colour of the sun's disc. Without it the disc is a bright gradient. */
  readonly disc?: Colour;
}

export const palettes: Readonly<Record<TimeOfDay, Palette>> = {
  night: {
    sky: ["#0b1338", "#1b2a68", "#37518f", "#7d93c4"],
    far: "#5a78b0",
    mid: "#27487e",
    near: "#0c1c3a",
    ground: ["#3d6f85", "#15304f"],
    light: "#fff3c9",
    glow: "#bcd4ff",
    ambient: "#2a3a86",
    ambientShare: 0.2,
    stars: 1,
    orb: "moon",
    rim: "#e9f2ff",
    fireflies: true,
    mist: "#a9c4f0",
  },
  dusk: {
    sky: ["#2b2158", "#7a3f86", "#e0757a", "#ffc68a"],
    far: "#a8628f",
    mid: "#5c3a75",
    near: "#22163d",
    ground: ["#7d4f78", "#331f4d"],
    light: "#ffd9a0",
    glow: "#ffb27a",
    ambient: "#6a3a76",
    ambientShare: 0.18,
    stars: 0.35,
    orb: "low-sun",
    rim: "#ffd9a8",
    fireflies: true,
    mist: "#ffc4a8",
  },
  dawn: {
    sky: ["#4c6fb8", "#9fb4e0", "#ffd0c0", "#fff0c8"],
    far: "#a9b4d6",
    mid: "#6f8fae",
    near: "#2f5560",
    ground: ["#8fc28f", "#3f7a68"],
    light: "#fff1c2",
    glow: "#ffe2b0",
    ambient: "#7a6fae",
    ambientShare: 0.12,
    stars: 0.08,
    orb: "low-sun",
    rim: "#fff3d0",
    fireflies: false,
    mist: "#fff0e6",
  },
  day: {
    sky: ["#3f9be0", "#7cc3f0", "#bfe6f7", "#eefaf2"],
    far: "#9cc7da",
    mid: "#6fb58f",
    near: "#2f7a4f",
    ground: ["#a4d65e", "#4f9e4a"],
    light: "#fffbe0",
    glow: "#ffffff",
    ambient: "#5f8fd0",
    ambientShare: 0.04,
    stars: 0,
    orb: "sun",
    rim: "#fffde8",
    fireflies: false,
    mist: "#ffffff",
  },
  golden: {
    sky: ["#5aa0d8", "#a8d3e6", "#ffe6b0", "#ffd28a"],
    far: "#b8c3b0",
    mid: "#8fae6a",
    near: "#4a6f35",
    ground: ["#d6cf6a", "#7d9a3f"],
    light: "#fff0b8",
    glow: "#ffe3a0",
    ambient: "#c08a4a",
    ambientShare: 0.1,
    stars: 0,
    orb: "low-sun",
    rim: "#fff0b8",
    fireflies: false,
    mist: "#fff0cf",
  },
  storm: {
    sky: ["#1f2738", "#3a4660", "#66758a", "#9aa6ac"],
    far: "#6a7a8c",
    mid: "#445565",
    near: "#1b2630",
    ground: ["#5f7468", "#2c3f40"],
    light: "#e6f0ff",
    glow: "#b6c6d6",
    ambient: "#33405a",
    ambientShare: 0.22,
    stars: 0,
    orb: "none",
    rim: "#d5e2ee",
    fireflies: false,
    mist: "#b9c6cf",
  },
  magic: {
    sky: ["#150f3a", "#3c1f7a", "#7a3fb0", "#e08fd0"],
    far: "#8a5fc0",
    mid: "#4a2f8a",
    near: "#170f38",
    ground: ["#4f6fb0", "#22205c"],
    light: "#ffe9ff",
    glow: "#ff9fe8",
    ambient: "#4a2a8f",
    ambientShare: 0.2,
    stars: 1,
    orb: "moon",
    rim: "#ffe0ff",
    fireflies: true,
    mist: "#e0b0ff",
  },
};
