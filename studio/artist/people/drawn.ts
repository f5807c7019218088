import type { Colour } from "../colour/oklab.ts";
import type { Pose } from "../figures/part.ts";
import type { Hair, Role } from "./roles.ts";

/** One person of one story: a role, and what chance and their traits made of it. */
export interface Person {
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
}

export interface Drawn extends Person {
  readonly pose: Pose;
  readonly tint: (colour: Colour) => Colour;
  /** Heights of the head's middle and of the shoulders. */
  readonly headY: number;
  readonly shoulders: number;
  readonly long: boolean;
}
