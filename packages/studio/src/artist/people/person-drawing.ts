import type { Colour } from "../colour/oklab.ts";
import type { Build, Pose } from "../figures/part.ts";
import type { Hair, Role } from "./roles.ts";

/** One person of one story: a role, and what chance and their traits made of it. */
export interface PersonModel {
  readonly role: Role;
  readonly skin: Colour;
  readonly hair: Hair;
  readonly hairColour: Colour;
  readonly colour: Colour;
  readonly second: Colour;
  /** Of the head, against the body: a child's is bigger. */
  readonly headSize: number;
  readonly wide: number;
  readonly freckles: boolean;
  readonly features: Features;
}

/** What tells one face, and one coat, from another. */
export interface Features {
  /** Sizes against the usual. */
  readonly eyes: number;
  readonly apart: number;
  readonly jaw: number;
  readonly tall: number;
  readonly iris: Colour;
  readonly brows: number;
  readonly nose: "small" | "long" | "broad";
  readonly glasses: boolean;
  readonly pattern: "plain" | "stripes" | "dots" | "buttons" | "sash";
}

export interface PersonDrawing extends PersonModel {
  readonly pose: Pose;
  readonly build: Build;
  readonly tint: (colour: Colour) => Colour;
  /** Heights of the head's middle and of the shoulders. */
  readonly headY: number;
  readonly shoulders: number;
  readonly long: boolean;
}
