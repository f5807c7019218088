import type { Colour } from "../colour/oklab.ts";
import type { Build, Pose } from "../figures/part.ts";
import type { Hair, Pattern, Role } from "./roles.ts";

/** The looks of one person of a story, from role, traits and random choices. */
export interface PersonModel {
  readonly role: Role;
  readonly skin: Colour;
  readonly hair: Hair;
  readonly hairColour: Colour;
  readonly colour: Colour;
  readonly second: Colour;
  /** The size of the head relative to the body. A child's is bigger. */
  readonly headSize: number;
  readonly wide: number;
  readonly freckles: boolean;
  /** What the user says that the person wears, where no role has it. */
  readonly worn?: Worn;
  readonly features: Features;
}

/** Colours of single clothes. */
export interface Worn {
  readonly hat?: Colour;
  readonly scarf?: Colour;
  readonly trousers?: Colour;
  readonly shoes?: Colour;
  readonly boots?: Colour;
  readonly moustache?: boolean;
}

/** Individual features of face and clothes. */
export interface Features {
  /** Factors of the usual size. */
  readonly eyes: number;
  readonly apart: number;
  readonly jaw: number;
  readonly tall: number;
  readonly iris: Colour;
  readonly brows: number;
  readonly nose: "small" | "long" | "broad";
  readonly glasses: boolean;
  readonly pattern: Pattern;
}

export interface PersonDrawing extends PersonModel {
  readonly pose: Pose;
  readonly build: Build;
  readonly tint: (colour: Colour) => Colour;
  /** The y of the centre of the head and of the shoulders. */
  readonly headY: number;
  readonly shoulders: number;
  readonly long: boolean;
}
